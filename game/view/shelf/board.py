"""The shelf: a wall in the dusk, a lamp from the upper left, and the board the boxes stand on."""

from __future__ import annotations

from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

WALL, BOARD = "shelf.wall", "shelf.board"
WIDE, HIGH = 16.0, 9.0
STAND, DEEP = 0.34, 1 / 20
"""How far down the board's picture boxes stand, and how high it is by its width."""


def draw_shelf(canvas: Canvas, box: Box, foot: float) -> None:
    """Draw wall and board over a box; boxes stand at the height `foot`. What is drawn is kept."""
    at = foot - box.y

    def paint(paper: Canvas) -> None:
        room = paper.box
        size = max(room.width, room.height * WIDE / HIGH)
        paper.picture(WALL, size / 2, size * HIGH / WIDE / 2, size)
        long = max(room.width, 1280.0)
        high = long * DEEP
        paper.picture(BOARD, long / 2, at - high * STAND + high / 2, long)
        paper.rect(Box(0, at + high * (1 - STAND) - 1, room.width, room.height), (12, 15, 16, 150))

    canvas.slot("shelf", (box, at), box, paint)
