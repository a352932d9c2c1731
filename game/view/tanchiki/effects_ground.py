"""What tanks leave on the ground and knock off it."""

from __future__ import annotations

import math
from collections.abc import Mapping

from game.view.canvas import Canvas
from game.view.clip import Effect

from .flaring import Draw
from .place import Place


def _tracks(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    alpha = round(190 * (1 - share))
    canvas.piece("tracks", *place.spot(effect.x, effect.y), place.size, effect.angle, alpha)


def _dust(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    frame = min(2, int(share * 3))
    back = math.radians(effect.angle)
    x, y = effect.x - math.sin(back) * 0.35, effect.y + math.cos(back) * 0.35
    for side in (-0.22, 0.22):
        spot = place.spot(x + math.cos(back) * side, y + math.sin(back) * side)
        canvas.piece(f"dust.{frame}", *spot, place.size, 0, round(210 * (1 - share)))


def _puff(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    frame = min(2, int(share * 3))
    for number in range(5):
        turn = number * 1.257 + effect.x
        reach = 0.2 + 0.3 * share
        spot = place.spot(effect.x + math.cos(turn) * reach, effect.y + math.sin(turn) * reach)
        canvas.piece(f"dust.{frame}", *spot, place.size, 0, round(200 * (1 - share)))


def _shavings(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    frame = min(2, int(share * 3))
    spot = place.spot(effect.x, effect.y)
    alpha = round(255 * (1 - share))
    canvas.piece(f"ice_shaving.{frame}", *spot, place.size, effect.angle, alpha)


def _clank(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    frame = min(2, int(share * 3))
    spot = place.spot(effect.x, effect.y)
    alpha = round(255 * (1 - share))
    canvas.piece(f"spark.{frame}", *spot, place.size * 0.8, effect.angle, alpha)


KINDS: Mapping[str, Draw] = {
    "tracks": _tracks,
    "dust": _dust,
    "puff": _puff,
    "fall": _puff,
    "shavings": _shavings,
    "clank": _clank,
}
