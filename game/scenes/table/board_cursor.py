"""Looking at the board: by the pointer that rests on a cell, or without the mouse by a cursor.

The cursor asks of any cell what lies there, and why. Only one is out at a time, and it is led by
the device that brought it; it steps over the board with the keys of direction, and what it stands
on is told as a tool tip.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.core.grid import Cell, Facing
from game.core.rules import Seat
from game.scenes.frame.commands import Key
from game.scenes.widgets.form import TIP_MS
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.canvas.outline import NONE, mark_cell

WAYS = {
    Key.UP: Facing.NORTH,
    Key.DOWN: Facing.SOUTH,
    Key.LEFT: Facing.WEST,
    Key.RIGHT: Facing.EAST,
}


@dataclass
class Hover:
    """The cell below the pointer, None off the board, and how long the pointer has been there."""

    cell: Cell | None = None
    ms: int = 0

    @property
    def rests(self) -> bool:
        """Whether it has been there long enough for a tip."""
        return self.cell is not None and self.ms >= TIP_MS

    @property
    def due(self) -> bool:
        """Whether a tip is still to come."""
        return self.cell is not None and self.ms < TIP_MS

    def at(self, cell: Cell | None) -> None:
        self.ms = self.ms if cell == self.cell else 0
        self.cell = cell

    def update(self, ms: int) -> None:
        self.ms = min(TIP_MS, self.ms + ms)


@dataclass(frozen=True, slots=True)
class Cursor:
    """Whose device leads it, and where it is."""

    cell: Cell
    seat: Seat


def stepped(cursor: Cursor, key: Key, place: BoardPlace) -> Cursor:
    """Return the cursor one cell further; at the edge it stays."""
    there = cursor.cell.step(WAYS[key])
    return replace(cursor, cell=there) if place.on(there) else cursor


def draw_cursor(canvas: Canvas, place: BoardPlace, cursor: Cursor) -> None:
    """Draw the cursor over everything else on the board."""
    cell = cursor.cell
    mark_cell(canvas, place, cell, 1, NONE, "accent", 4)
    x, y = place.spot(cell.x + 0.34, cell.y - 0.34)
    canvas.circle((x, y), place.size * 0.24, "night")
    canvas.picture("icon.why", x, y, place.size * 0.42)
