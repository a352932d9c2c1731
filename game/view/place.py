"""Where a board lies on the page, which way round, and which cell is under the pointer."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from game.core.grid import Cell

from .box import Box

SIZE_STEPS = 16


@dataclass(frozen=True, slots=True)
class Place:
    """A grid of `width` x `height` cells, turned clockwise by so many quarters.

    `x` and `y` are its left upper corner on the page and `size` a cell's side, all three on
    whole pixels.
    """

    x: float
    y: float
    size: float
    width: int
    height: int
    quarters: int = 0

    @property
    def columns(self) -> int:
        """How many cells lie side by side on the page."""
        return self.height if self.quarters % 2 else self.width

    @property
    def rows(self) -> int:
        return self.width if self.quarters % 2 else self.height

    @property
    def box(self) -> Box:
        return Box(self.x, self.y, self.columns * self.size, self.rows * self.size)

    def spot(self, x: float, y: float) -> tuple[float, float]:
        """Return where the middle of this (perhaps broken) cell lies on the page."""
        if not self.quarters:
            return self.x + (x + 0.5) * self.size, self.y + (y + 0.5) * self.size
        across, down = x - (self.width - 1) / 2, y - (self.height - 1) / 2
        for _ in range(self.quarters % 4):
            across, down = -down, across
        return (
            self.x + (across + self.columns / 2) * self.size,
            self.y + (down + self.rows / 2) * self.size,
        )

    def middle(self, cell: Cell) -> tuple[float, float]:
        return self.spot(cell.x, cell.y)

    def square(self, cell: Cell) -> Box:
        """Return the box of a cell; it may lie off the board."""
        x, y = self.spot(cell.x, cell.y)
        return Box(x - self.size / 2, y - self.size / 2, self.size, self.size)

    def under(self, x: float, y: float) -> tuple[float, float]:
        """Return the spot on the board below a spot of the page, in cells."""
        across = (x - self.x) / self.size - self.columns / 2
        down = (y - self.y) / self.size - self.rows / 2
        for _ in range(self.quarters % 4):
            across, down = down, -across
        return across + (self.width - 1) / 2, down + (self.height - 1) / 2

    def cell(self, x: float, y: float) -> Cell:
        """Return the cell below a spot of the page, which may lie off the board."""
        across, down = self.under(x, y)
        return Cell(math.floor(across + 0.5), math.floor(down + 0.5))

    def angle(self, degrees: float) -> float:
        """Return how a direction of the board is turned on the page."""
        return (degrees + 90 * self.quarters) % 360

    def on(self, cell: Cell) -> bool:
        return 0 <= cell.x < self.width and 0 <= cell.y < self.height

    def moved(self, dx: float, dy: float) -> Place:
        return replace(self, x=self.x + dx, y=self.y + dy)


def stepped(size: float) -> float:
    """Return a size that grows or shrinks, in steps: each picture is drawn anew for its size."""
    return round(size * SIZE_STEPS) / SIZE_STEPS


def placed(box: Box, width: int, height: int, scale: float, rim: float, quarters: int = 0) -> Place:
    """Return the largest board that fits a box with a rim round it, on whole pixels."""
    columns, rows = (height, width) if quarters % 2 else (width, height)
    fits = min((box.width - 2 * rim) / columns, (box.height - 2 * rim) / rows)
    size = max(1, math.floor(fits * scale)) / scale
    x = box.x + (box.width - columns * size) / 2
    y = box.y + (box.height - rows * size) / 2
    return Place(round(x * scale) / scale, round(y * scale) / scale, size, width, height, quarters)
