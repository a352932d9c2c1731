"""The eagle as a small flat sign: a bird with its wings up, filled and outlined."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import Canvas

_WING: Final = (
    (0.16, -0.24),
    (0.34, -0.2),
    (0.98, -0.82),
    (0.94, -0.2),
    (0.7, 0.16),
    (0.24, 0.32),
    (0.4, 0.86),
    (0.0, 0.74),
)
"""The right half from the neck down to the tail; the left one is its mirror."""

_HEAD: Final = ((-0.16, -0.4), (-0.46, -0.42), (-0.2, -0.78), (0.1, -0.8), (0.22, -0.6))
"""The head looks to the left."""


def draw_eagle(
    canvas: Canvas, middle: tuple[float, float], size: float, fill: Colour, edge: Colour
) -> None:
    """Draw the sign so wide, with its middle here."""
    left = tuple((-x, y) for x, y in reversed(_WING[:-1]))
    x, y, half = *middle, size / 2
    points = [(x + across * half, y + down * half) for across, down in (*_WING, *left, *_HEAD)]
    canvas.polygon(points, fill)
    for start, end in pairwise((*points, points[0])):
        canvas.line(start, end, edge, 1.6)
