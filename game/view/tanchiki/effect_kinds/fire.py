"""Shells, blasts, and what flies about after them."""

from __future__ import annotations

import math
from collections.abc import Mapping

from game.view.canvas.board_place import BoardPlace, stepped
from game.view.canvas.canvas import Canvas
from game.view.show.clip import Ease, Effect, eased
from game.view.show.drawn_effects import Draw
from game.view.show.flares import (
    between,
    bubbles,
    ends,
    film,
    flash,
    flung,
    hush,
    muzzle,
    smoke,
    soot,
    splash,
    thrown,
    tracer,
)


def _aim(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """A line in the shooter's colour grows along the gun, with the shooter's sign before it."""
    seat = effect.kind.partition(" ")[2]
    start, end = ends(place, effect)
    now = between(start, end, min(1.0, share * effect.ms / AIMED))
    red, green, blue, _ = canvas.colour(f"seat.{seat}.light" if seat else "lamp_light")
    canvas.line(start, now, "night", max(4.0, place.size * 0.09))
    canvas.line(start, now, (red, green, blue), max(2.0, place.size * 0.04))
    canvas.circle(now, max(3.0, place.size * 0.08), "night")
    canvas.circle(now, max(2.0, place.size * 0.05), (red, green, blue))
    if seat:
        canvas.piece(f"emblem.{seat}", *start, place.size * 0.5)


def _hit(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """A white burst, and a ring with four arms that opens."""
    spot = place.spot(effect.x, effect.y)
    fade = round(255 * (1 - share * share))
    if share < 0.35:
        canvas.circle(spot, place.size * (0.3 + share), (255, 250, 230, fade))
    reach = place.size * (0.35 + 0.4 * eased(Ease.SETTLE, share))
    canvas.circle(spot, reach, (255, 246, 207, fade), max(2.0, place.size * 0.07))
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        near = spot[0] + dx * reach * 0.7, spot[1] + dy * reach * 0.7
        far = spot[0] + dx * reach * 1.3, spot[1] + dy * reach * 1.3
        canvas.line(near, far, (255, 246, 207, fade), max(2.0, place.size * 0.07))


def _crumbs(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    flung("debris.brick", 12 if effect.to_x else 7)(canvas, place, effect, share)


def _rings(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """The water closes over a hull with a swirl and a splash, and then there are bubbles."""
    x, y = place.spot(effect.x, effect.y)
    red, green, blue, _ = canvas.colour("water")
    closed = round(200 * math.sin(min(1.0, share * 1.3) * math.pi))
    canvas.circle((x, y), place.size * 0.4, (red, green, blue, closed))
    spin = round(share * 40) * 9
    canvas.piece("swirl", x, y, place.size, spin, round(230 * (1 - share)))
    splash(0.6)(canvas, place, effect, share)
    bubbles(canvas, place, effect, share)


AIMED = 150
"""In so many milliseconds the line has grown."""

KINDS: Mapping[str, Draw] = {
    "aim": _aim,
    "hush": hush,
    "hit": _hit,
    "flash": flash,
    "soot": soot,
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
