"""Arrows and rings on the board, as players draw them themselves."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from game.core.grid import Cell
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import Canvas

OWN = (78, 160, 90, 215)


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
        draw_arrow(canvas, place, start, end, OWN, 0.09)


def draw_arrow(
    canvas: Canvas,
    place: BoardPlace,
    start: tuple[float, float],
    end: tuple[float, float],
    ink: Colour,
    wide: float,
) -> None:
    """Draw an arrow from spot to spot, so wide in cells to either side."""
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
