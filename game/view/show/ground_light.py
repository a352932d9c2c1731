"""What falls on the ground below what flares up, in every game alike: light, haze, a gleam of ice.

It tells nothing that is not told by the flare itself, and is left out of a calm picture.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas

from .clip import Effect

Falls = Callable[[Canvas, BoardPlace, Effect, float], None]
"""An effect at a share of its time, from 0 to 1."""

STEPS = 5
"""So many brightnesses a light goes through: each of them is kept as a picture of its own."""

FLICKERS = 9


def _lit(reach: float, ahead: float = 0.0) -> Falls:
    """Light that is there at once and goes, so many cells far, from so far before a gun."""

    def draw(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
        turn = math.radians(effect.angle)
        x, y = effect.x + math.sin(turn) * ahead, effect.y - math.cos(turn) * ahead
        _shine(canvas, place, (x, y), reach, (1 - share) ** 2)

    return draw


def _flickering(reach: float) -> Falls:
    """The light of a fire that burns down."""

    def draw(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
        wave = math.sin(share * FLICKERS * 2 * math.pi + effect.x) * 0.2
        fades = min(1.0, 3 * (1 - share))
        _shine(canvas, place, (effect.x, effect.y), reach, fades * (0.6 + wave))

    return draw


def _shine(
    canvas: Canvas, place: BoardPlace, spot: tuple[float, float], reach: float, bright: float
) -> None:
    alpha = round(255 * math.ceil(bright * STEPS) / STEPS)
    canvas.piece("light", *place.spot(*spot), place.size * 2 * reach, 0, alpha)


def _haze(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """Smoke that lies: it spreads at once, and is the last to go."""
    thick = min(1.0, 5 * share) * (1 - share)
    alpha = round(255 * math.ceil(thick * STEPS) / STEPS)
    x, y = place.spot(effect.x, effect.y)
    canvas.piece("haze", x, y, place.size * 2, 0, alpha)


def _gleam(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """Where a tank has slid the ice shines for a moment, along the way it took."""
    alpha = round(200 * math.sin(share * math.pi))
    spot, angle = place.spot(effect.x, effect.y), place.angle(effect.angle)
    canvas.piece("gleam", *spot, place.size, angle, alpha)


ON_THE_GROUND: Mapping[str, Falls] = {
    "muzzle": _lit(1.7, 0.6),
    "blast": _lit(2.4),
    "boom": _lit(3.4),
    "flame": _lit(2.4),
    "smoulder": _flickering(1.3),
    "smoke": _haze,
    "shavings": _gleam,
}
"""By the kind of what flares up, which is the first word of an effect's kind."""
