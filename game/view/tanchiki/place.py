"""Where the board lies on the page, and which cell is under the pointer."""

from __future__ import annotations

import math
from dataclasses import dataclass

from game.core.grid import Cell
from game.view.box import Box

RIM = 20.0
SIZE_STEPS = 16


@dataclass(frozen=True, slots=True)
class Place:
    """A grid of cells; `x` and `y` are its left upper corner, all on whole pixels."""

    x: float
    y: float
    size: float
    width: int
    height: int

    @property
    def box(self) -> Box:
        return Box(self.x, self.y, self.width * self.size, self.height * self.size)

    def spot(self, x: float, y: float) -> tuple[float, float]:
        """Return where the middle of this (perhaps broken) cell lies on the page."""
        return self.x + (x + 0.5) * self.size, self.y + (y + 0.5) * self.size

    def middle(self, cell: Cell) -> tuple[float, float]:
        return self.spot(cell.x, cell.y)

    def square(self, cell: Cell) -> Box:
        """Return the box of a cell; it may lie off the board."""
        return Box(self.x + cell.x * self.size, self.y + cell.y * self.size, self.size, self.size)

    def cell(self, x: float, y: float) -> Cell | None:
        """Return the cell below a spot of the page, None off the board."""
        across = math.floor((x - self.x) / self.size)
        down = math.floor((y - self.y) / self.size)
        inside = 0 <= across < self.width and 0 <= down < self.height
        return Cell(across, down) if inside else None

    def moved(self, dx: float, dy: float) -> Place:
        return Place(self.x + dx, self.y + dy, self.size, self.width, self.height)


def stepped(size: float) -> float:
    """Return a size that grows or shrinks, in steps: each picture is drawn anew for its size."""
    return round(size * SIZE_STEPS) / SIZE_STEPS


def placed(box: Box, width: int, height: int, scale: float, rim: float = RIM) -> Place:
    """Return the largest board that fits a box with a rim round it, on whole pixels."""
    fits = min((box.width - 2 * rim) / width, (box.height - 2 * rim) / height)
    size = max(1, math.floor(fits * scale)) / scale
    x = box.x + (box.width - width * size) / 2
    y = box.y + (box.height - height * size) / 2
    return Place(round(x * scale) / scale, round(y * scale) / scale, size, width, height)
