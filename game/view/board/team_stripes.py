"""The sign of a team: one stripe or two, whatever the colours of its seats are."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import Canvas


@cache
def stripes(team: int) -> Callable[[Canvas, tuple[float, float], float, Colour], None]:
    """Return what draws so many stripes on a dark round."""

    def sign(canvas: Canvas, at: tuple[float, float], wide: float, colour: Colour) -> None:
        x, y = at
        canvas.circle(at, wide * 0.5, "night")
        canvas.circle(at, wide * 0.5, "white", max(1.0, wide * 0.08))
        apart = wide * 0.22
        for stripe in range(team):
            across = x + (stripe - (team - 1) / 2) * apart
            canvas.line((across, y - wide * 0.24), (across, y + wide * 0.24), "white", wide * 0.11)

    return sign
