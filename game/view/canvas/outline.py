"""The outline of a cell, or of anything that has not the shape of a box: its corners in turn."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from .box import Box
from .brushes import Colour
from .canvas import Canvas

if TYPE_CHECKING:
    # Menus have outlines, too, and their first picture waits for no board.
    from game.core.grid import Cell

    from .board_place import BoardPlace

Point = tuple[float, float]
Points = tuple[Point, ...]
NONE = (0, 0, 0, 0)
ROUND = 0.13
"""How round the corners of a square cell are, of its side."""


def outline_of(place: BoardPlace, cell: Cell, inset: float = 0) -> Points:
    """Return the corners of a cell, in turn."""
    if place.hexed:
        return place.corners(cell, inset)
    box = place.square(cell).inset(inset)
    across, down = (box.x, box.right), (box.y, box.bottom)
    return tuple((across[x], down[y]) for x, y in ((0, 0), (1, 0), (1, 1), (0, 1)))


def corners(points: Points, reach: float) -> Iterator[Points]:
    """Yield each corner with so much of the two lines that meet there."""
    for place, at in enumerate(points):
        sides = points[place - 1], points[(place + 1) % len(points)]
        # In a window of no size at all the corners of a cell lie on each other.
        before, after = (_towards(at, to, reach / (math.dist(at, to) or 1.0)) for to in sides)
        yield before, at, after


def grown(points: Points, by: float) -> Points:
    """Return an outline whose corners lie so much farther from its middle."""
    x, y = (sum(each) / len(points) for each in zip(*points, strict=True))
    return tuple(_towards((x, y), at, 1 + by / max(1.0, math.dist((x, y), at))) for at in points)


def holds(points: Points, x: float, y: float) -> bool:
    """Whether a point lies within an outline that is nowhere hollow."""
    turns = [
        (to_x - from_x) * (y - from_y) - (to_y - from_y) * (x - from_x)
        for (from_x, from_y), (to_x, to_y) in pairwise((*points, points[0]))
    ]
    return all(turn >= 0 for turn in turns) or all(turn <= 0 for turn in turns)


def draw_outline(canvas: Canvas, points: Points, ink: Colour, wide: float) -> None:
    """Draw a line round, its corners closed."""
    canvas.lines((*points, *points[:2]), ink, wide)


def mark_cell(
    canvas: Canvas,
    place: BoardPlace,
    cell: Cell,
    inset: float,
    fill: Colour,
    ink: Colour | None = None,
    wide: float = 2,
) -> None:
    """Fill a cell in its own shape, so much smaller than it is, and draw a line round it."""
    if not place.hexed:
        box: Box = place.square(cell).inset(inset)
        canvas.plate(box, fill, box.width * ROUND, ink, wide)
        return
    points = place.corners(cell, inset)
    if fill != NONE:
        canvas.polygon(points, fill)
    if ink is not None:
        draw_outline(canvas, points, ink, wide)


def _towards(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
