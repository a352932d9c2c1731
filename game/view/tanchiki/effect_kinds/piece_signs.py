"""Rings, lights and signs that say what a piece is about."""

from __future__ import annotations

import math
from collections.abc import Mapping

from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.show.clip import Effect
from game.view.show.drawn_effects import Draw
from game.view.show.flares import between, ends, rays


def ring(
    canvas: Canvas,
    place: BoardPlace,
    effect: Effect,
    share: float,
    ink: str,
    begin: float,
    end: float,
) -> None:
    red, green, blue, _ = canvas.colour(ink)
    reach = place.size * (begin + (end - begin) * share)
    veil = (red, green, blue, round(255 * (1 - share * share)))
    canvas.circle(place.spot(effect.x, effect.y), reach, veil, max(2.0, place.size * 0.07))


def _beacon(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    ring(canvas, place, effect, share, "gold", 1.5, 0.3)


def _rouse(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    ring(canvas, place, effect, share, "lamp", 0.35, 0.7)


def _frost(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    ring(canvas, place, effect, share, "frost", 0.9, 0.3)


def _shine(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    ring(canvas, place, effect, share, "gold", 0.3, 0.8)


def _turn(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """A ring in the seat's colour closes on the tank whose turn it is."""
    ring(canvas, place, effect, share, f"seat.{round(effect.to_y)}", 1.3, 0.5)


def _glance(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """The look of a bot runs along the line to what it saw."""
    start, end = ends(place, effect)
    now = between(start, end, min(1.0, share * 2))
    red, green, blue, _ = canvas.colour("lamp")
    ink = (red, green, blue) if share < 0.8 else (red // 2, green // 2, blue // 2)
    count = max(2, round(math.dist(start, now) / (place.size * 0.22)))
    for step in range(1, count + 1):
        canvas.circle(between(start, now, step / count), max(1.5, place.size * 0.045), ink)
    if share > 0.4:
        canvas.circle(end, place.size * 0.48, ink, max(2.0, place.size * 0.06))


def _looks(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """It looks about and sees nobody."""
    x, y = place.spot(effect.x, effect.y)
    for side in (-1, 1):
        turn = math.radians(effect.angle + side * 55 * math.sin(share * math.pi))
        end = x + math.sin(turn) * place.size * 0.9, y - math.cos(turn) * place.size * 0.9
        canvas.line((x, y), end, "lamp", 2)


def _waits(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    x, y = place.spot(effect.x, effect.y)
    alpha = round(255 * (1 - share * share))
    canvas.picture("icon.pause", x, y - place.size * 0.7, place.size * 0.5, 0, alpha)


def glints(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    x, y = place.spot(effect.x, effect.y)
    for number in range(6):
        turn = number * math.pi / 3 + share
        reach = place.size * (0.3 + 0.5 * share)
        spot = x + math.cos(turn) * reach, y + math.sin(turn) * reach
        canvas.piece("glint", *spot, place.size, 0, round(255 * (1 - share)))


def _glory(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """Rays turn behind the eagle, and rings of gold and of the seat's colour open."""
    rays(canvas, place, effect, share)
    for ink, late in (("gold", 0.0), (f"seat.{round(effect.to_y)}", 0.18)):
        own = share * 1.5 - late
        if 0 < own < 1:
            ring(canvas, place, effect, own, ink, 0.5, 1.9)


def _shovel(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    x, y = place.spot(effect.x, effect.y)
    swing = round(math.sin(share * math.pi * 3) * 8) * 3
    canvas.piece("bonus.shovel", x, y - place.size * 0.2, place.size * 0.8, swing)


def _brick(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    x, y = place.spot(effect.x, effect.y)
    fall = (1 - share * share) * place.size * 1.2
    alpha = round(255 * min(1.0, share * 4))
    canvas.piece("brick.whole", x, y - fall, place.size, 0, alpha)


def _passed(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """A target that is struck out: the shell flew through what stands here."""
    x, y = place.spot(effect.x, effect.y)
    alpha = round(255 * (1 - share**4))
    canvas.piece("overlay.target", x, y, place.size, 0, alpha // 2)
    reach = place.size * 0.3
    canvas.line((x - reach, y + reach), (x + reach, y - reach), "night", max(5.0, reach * 0.4))
    canvas.line((x - reach, y + reach), (x + reach, y - reach), "mark", max(3.0, reach * 0.2))


KINDS: Mapping[str, Draw] = {
    "glory": _glory,
    "beacon": _beacon,
    "rouse": _rouse,
    "frost": _frost,
    "shine": _shine,
    "turn": _turn,
    "glance": _glance,
    "looks": _looks,
    "waits": _waits,
    "passed": _passed,
    "glints": glints,
    "shovel": _shovel,
    "brick": _brick,
}
