"""What the drawings of all effects have in common."""

from __future__ import annotations

from collections.abc import Callable

from game.view.canvas import Canvas
from game.view.clip import Effect

from .place import Place

Spot = tuple[float, float]
Draw = Callable[[Canvas, Place, Effect, float], None]
"""An effect at a share of its time, from 0 to 1."""


def between(start: Spot, end: Spot, share: float) -> Spot:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def ring(
    canvas: Canvas,
    place: Place,
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
