"""The ways off the board: the sign of each, and the commander that would leave."""

from __future__ import annotations

from game.core.grid import Cell, Facing
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

from .board import RIM


def beyond(place: BoardPlace, cell: Cell, page: Box, reach: float = 0) -> tuple[float, float]:
    """Return the spot of a way out: on the rim, but so far on the page that it is seen whole."""
    x, y = place.middle(cell)
    rim, seen = place.box.inset(-RIM * 0.6), page.inset(reach)
    left, right = max(rim.x, seen.x), min(rim.right, seen.right)
    top, bottom = max(rim.y, seen.y), min(rim.bottom, seen.bottom)
    return min(max(x, left), right), min(max(y, top), bottom)


def draw_exit(canvas: Canvas, place: BoardPlace, cell: Cell, facing: Facing) -> None:
    """Draw the sign of a way off the board; large cells must not make it cover the last rank."""
    size = min(40.0, max(28.0, place.size * 0.8))
    spot = beyond(place, cell, canvas.box, size / 2)
    canvas.piece("overlay.escape", *spot, size, place.angle(facing.eighth * 45))


def draw_leaving(
    canvas: Canvas, place: BoardPlace, cell: Cell, facing: Facing, picture: str
) -> None:
    """Draw the commander as it leaves, in a ring."""
    radius = min(30.0, max(22.0, place.size * 0.55))
    spot = beyond(place, cell, canvas.box, radius + 2)
    canvas.circle(spot, radius, "good", 4)
    size = min(42.0, max(30.0, place.size * 0.8))
    canvas.piece(picture, *spot, size, place.angle(facing.eighth * 45))
