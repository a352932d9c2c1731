"""Shells, blasts, and what flies about after them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

from game.view.canvas import Canvas
from game.view.clip import Effect
from game.view.effects import Draw
from game.view.flares import between, ends, film, flung, muzzle, smoke, splash, thrown, tracer
from game.view.place import Place, stepped

Speck = tuple[float, float, float, int]
"""Where a particle is, how large, and its alpha."""


def _aim(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    """A thin line grows along the gun, so that all see who aims where."""
    start, end = ends(place, effect)
    red, green, blue, _ = canvas.colour("flash")
    canvas.line(start, between(start, end, share), (red, green, blue), 2)


def _crumbs(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    flung("debris.brick", 12 if effect.to_x else 7)(canvas, place, effect, share)


def _rings(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    """The water closes over a hull with a swirl and a splash, and then there are bubbles."""
    x, y = place.spot(effect.x, effect.y)
    red, green, blue, _ = canvas.colour("water")
    closed = round(200 * math.sin(min(1.0, share * 1.3) * math.pi))
    canvas.circle((x, y), place.size * 0.4, (red, green, blue, closed))
    spin = round(share * 40) * 9
    canvas.piece("swirl", x, y, place.size, spin, round(230 * (1 - share)))
    splash(0.6)(canvas, place, effect, share)
    canvas.scatter("bubble", _bubbles(place, effect, share))


def _bubbles(
    place: Place, effect: Effect, share: float
) -> Iterator[tuple[float, float, float, int]]:
    """Yield where bubbles are and how large: each rises and bursts, one after the other."""
    for number, aside in enumerate((-0.16, 0.12, -0.02, 0.2, -0.1, 0.06)):
        age = (share - 0.25 - 0.07 * number) * 2.6
        if 0 < age < 1:
            x, y = place.spot(effect.x + aside, effect.y + 0.2 - 0.42 * age)
            yield x, y, place.size * (0.1 + 0.08 * age), round(255 * min(1.0, 3 * (1 - age)))


KINDS: Mapping[str, Draw] = {
    "aim": _aim,
    "muzzle": muzzle(0.45),
    "tracer": tracer(("flame", 2, 0.09), ("flash", 1, 0.04)),
    "lob": thrown("shell", lambda high: stepped(1 + 0.6 * high)),
    "grenade": thrown("bonus.grenade", lambda high: 0.6 * stepped(1 + 0.6 * high)),
    "spark": film("spark", 3),
    "blast": film("explosion", 7, varied=True),
    "debris": flung("debris.steel", 9),
    "crumbs": _crumbs,
    "smoke": smoke,
    "rings": _rings,
}
