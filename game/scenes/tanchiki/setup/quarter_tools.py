"""The quarters of a board in the set-up: the one worked on, locks, and room for the tools."""

from __future__ import annotations

from collections.abc import Callable

from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

GAP = 12.0
TOOLS = 176.0, 250.0
"""How wide the tools beside the board are, at the least and at the most; larger letters need
more."""


def draw_quarter(
    chosen: bool, locked: bool, at: Callable[[Canvas], Box], canvas: Canvas, _: Box
) -> None:
    """Draw the frame of the quarter that is worked on, and the lock of one that stays: on its
    cells, which are less than the button over it."""
    box = at(canvas)
    if chosen:
        canvas.frame(box.inset(-1), "night", 5)
        canvas.frame(box, "accent", 3)
    if locked:
        spot = box.right - 18, box.y + 18
        canvas.circle(spot, 14, "night")
        canvas.picture("icon.lock", *spot, 20)


def fitted_beside_tools(box: Box, columns: int, rows: int, percent: int) -> Box:
    """Return the picture's box; right of it there is room for the tools."""
    least, most = (wide * percent / 100 for wide in TOOLS)
    size = min((box.width - least - GAP) / columns, box.height / rows)
    spare = max(0.0, box.width - size * columns - GAP - most)
    left = Box(box.x + spare / 2, box.y, size * columns, box.height)
    return left.centred(size * columns, size * rows)


def tools_wide(room: Box, frame: Box, percent: int) -> float:
    return min(TOOLS[1] * percent / 100, room.right - frame.right - GAP)
