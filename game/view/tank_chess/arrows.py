"""Arrows and rings on the board: those that players draw themselves, and those of a teacher."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.core.grid import Cell
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import Canvas

OWN = (78, 160, 90, 215)
BEST = ("mark", "spared", "hint")
"""The colours of the best turn, the second and the third."""

_WIDTHS = (0.1, 0.07, 0.05)


@dataclass(frozen=True, slots=True)
class Arrow:
    """A player's own mark: from a cell to another, or round one cell."""

    start: Cell
    end: Cell


def draw_arrows(canvas: Canvas, place: BoardPlace, arrows: Iterable[Arrow]) -> None:
    """Draw what the players drew themselves."""
    for arrow in arrows:
        start, end = place.middle(arrow.start), place.middle(arrow.end)
        if arrow.start == arrow.end:
            canvas.circle(start, place.size * 0.46, (78, 160, 90, 220), max(2.0, place.size * 0.09))
            continue
        _draw_arrow(canvas, place, start, end, OWN, 0.09)


def draw_best(canvas: Canvas, place: BoardPlace, arrows: Sequence[Arrow]) -> None:
    """Draw the best turns, the first one thickest and above the others."""
    for rank, arrow in reversed(tuple(enumerate(arrows))):
        start, end, ink = place.middle(arrow.start), place.middle(arrow.end), BEST[rank]
        half = _WIDTHS[rank]
        if arrow.start == arrow.end:
            canvas.circle(start, place.size * 0.5, "night", max(3.0, place.size * half * 1.6))
            canvas.circle(start, place.size * 0.48, ink, max(2.0, place.size * half))
            continue
        _draw_arrow(canvas, place, start, end, "night", half + 0.035)
        _draw_arrow(canvas, place, start, end, ink, half)


def _draw_arrow(
    canvas: Canvas,
    place: BoardPlace,
    start: tuple[float, float],
    end: tuple[float, float],
    ink: Colour,
    wide: float,
) -> None:
    long = math.hypot(end[0] - start[0], end[1] - start[1])
    x, y = (end[0] - start[0]) / long, (end[1] - start[1]) / long
    half, head = place.size * wide, place.size * (0.18 + 1.4 * wide)
    neck = (end[0] - x * head, end[1] - y * head)
    canvas.polygon(
        (
            (start[0] - y * half, start[1] + x * half),
            (neck[0] - y * half, neck[1] + x * half),
            (neck[0] - y * head * 0.7, neck[1] + x * head * 0.7),
            end,
            (neck[0] + y * head * 0.7, neck[1] - x * head * 0.7),
            (neck[0] + y * half, neck[1] - x * half),
            (start[0] + y * half, start[1] - x * half),
        ),
        ink,
    )
