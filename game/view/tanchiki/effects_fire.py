"""Shells, blasts, and what flies about after them."""

from __future__ import annotations

from collections.abc import Mapping

from game.view.canvas import Canvas
from game.view.clip import Effect
from game.view.effects import Draw
from game.view.flares import between, ends, film, flung, muzzle, smoke, splash, thrown, tracer
from game.view.place import Place, stepped


def _aim(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    """A thin line grows along the gun, so that all see who aims where."""
    start, end = ends(place, effect)
    red, green, blue, _ = canvas.colour("flash")
    canvas.line(start, between(start, end, share), (red, green, blue), 2)


def _crumbs(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    flung("debris.brick", 12 if effect.to_x else 7)(canvas, place, effect, share)


def _rings(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    """The water closes with a swirl and a splash."""
    x, y = place.spot(effect.x, effect.y)
    spin = round(share * 40) * 9
    canvas.piece("swirl", x, y, place.size, spin, round(230 * (1 - share)))
    splash(0.6)(canvas, place, effect, share)


KINDS: Mapping[str, Draw] = {
    "aim": _aim,
    "muzzle": muzzle(0.45),
    "tracer": tracer(("flame", 2, 0.09), ("flash", 1, 0.04)),
    "lob": thrown("shell", lambda high: stepped(1 + 0.6 * high)),
    "grenade": thrown("bonus.grenade", lambda high: 0.6 * stepped(1 + 0.6 * high)),
    "spark": film("spark", 3),
    "blast": film("explosion", 7),
    "debris": flung("debris.steel", 9),
    "crumbs": _crumbs,
    "smoke": smoke,
    "rings": _rings,
}
