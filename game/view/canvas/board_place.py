"""Where a board lies on the page, which way round, and which cell is under the pointer."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from game.core.grid import Cell

from .box import Box

SIZE_STEPS = 16
HEX_HIGH = 2 / math.sqrt(3)
"""How high a hexagon of the width 1 is that stands on a corner, and how far its rows lie apart."""
HEX_ROW = HEX_HIGH * 0.75


@dataclass(frozen=True, slots=True)
class BoardPlace:
    """A grid of `width` x `height` cells, turned clockwise by so many quarters.

    `x` and `y` are its left upper corner on the page and `size` a cell's side, all three on
    whole pixels. A `hexed` grid has cells of six sides that stand on a corner, `size` wide; each
    second row lies half a cell to the right. It is never turned.
    """

    x: float
    y: float
    size: float
    width: int
    height: int
    quarters: int = 0
    hexed: bool = False

    @property
    def columns(self) -> int:
        """How many cells lie side by side on the page."""
        return self.height if self.quarters % 2 else self.width

    @property
    def rows(self) -> int:
        return self.width if self.quarters % 2 else self.height

    @property
    def box(self) -> Box:
        if self.hexed:
            wide, high = hexes_size(self.width, self.height)
            return Box(self.x, self.y, wide * self.size, high * self.size)
        return Box(self.x, self.y, self.columns * self.size, self.rows * self.size)

    def spot(self, x: float, y: float) -> tuple[float, float]:
        """Return where the middle of this (perhaps broken) cell lies on the page."""
        if self.hexed:
            # Between two rows the shift is broken, too, so a way from cell to cell is straight.
            shift = 0.5 * (1 - abs(y % 2 - 1))
            across, down = x + 0.5 + shift, y * HEX_ROW + HEX_HIGH / 2
            return self.x + across * self.size, self.y + down * self.size
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
        """Return the box of a cell; it may lie off the board. That of a hexagon is as high as its
        row, so that no two lie over one another."""
        x, y = self.spot(cell.x, cell.y)
        if self.hexed:
            high = self.size * HEX_ROW
            return Box(x - self.size / 2, y - high / 2, self.size, high)
        return Box(x - self.size / 2, y - self.size / 2, self.size, self.size)

    def under(self, x: float, y: float) -> tuple[float, float]:
        """Return the spot on the board below a spot of the page, in cells."""
        if self.hexed:
            row = ((y - self.y) / self.size - HEX_HIGH / 2) / HEX_ROW
            return (x - self.x) / self.size - 0.5 - 0.5 * (1 - abs(row % 2 - 1)), row
        across = (x - self.x) / self.size - self.columns / 2
        down = (y - self.y) / self.size - self.rows / 2
        for _ in range(self.quarters % 4):
            across, down = down, -across
        return across + (self.width - 1) / 2, down + (self.height - 1) / 2

    def cell(self, x: float, y: float) -> Cell:
        """Return the cell below a spot of the page, which may lie off the board."""
        across, down = self.under(x, y)
        found = Cell(math.floor(across + 0.5), math.floor(down + 0.5))
        if not self.hexed:
            return found
        rows = (found.y - 1, found.y, found.y + 1)
        columns = (found.x - 1, found.x, found.x + 1)
        near = (Cell(column, row) for row in rows for column in columns)
        return min(near, key=lambda cell: math.dist((x, y), self.middle(cell)))

    def corners(self, cell: Cell, inset: float = 0) -> tuple[tuple[float, float], ...]:
        """Return the six corners of a hexagon, each so much nearer to its middle."""
        x, y = self.middle(cell)
        reach = self.size * HEX_HIGH / 2 - inset
        turns = (math.radians(60 * corner) for corner in range(6))
        return tuple((x + reach * math.sin(turn), y - reach * math.cos(turn)) for turn in turns)

    def angle(self, degrees: float) -> float:
        """Return how a direction of the board is turned on the page."""
        return (degrees + 90 * self.quarters) % 360

    def on(self, cell: Cell) -> bool:
        return 0 <= cell.x < self.width and 0 <= cell.y < self.height

    def moved(self, dx: float, dy: float) -> BoardPlace:
        return replace(self, x=self.x + dx, y=self.y + dy)


def stepped(size: float) -> float:
    """Return a size that grows or shrinks, in steps: each picture is drawn anew for its size."""
    return round(size * SIZE_STEPS) / SIZE_STEPS


def placed(
    box: Box, width: int, height: int, scale: float, rim: float, quarters: int = 0
) -> BoardPlace:
    """Return the largest board that fits a box with a rim round it, on whole pixels."""
    columns, rows = (height, width) if quarters % 2 else (width, height)
    x, y, size = fitted(box, columns, rows, scale, rim)
    return BoardPlace(x, y, size, width, height, quarters)


def fitted(
    box: Box, columns: float, rows: float, scale: float, rim: float
) -> tuple[float, float, float]:
    """Return the corner and the size of cells that fit a box with a rim, on whole pixels."""
    fits = min((box.width - 2 * rim) / columns, (box.height - 2 * rim) / rows)
    size = max(1, math.floor(fits * scale)) / scale
    x = box.x + (box.width - columns * size) / 2
    y = box.y + (box.height - rows * size) / 2
    return round(x * scale) / scale, round(y * scale) / scale, size


def hexes_size(width: int, height: int) -> tuple[float, float]:
    """Return how wide and high so many hexagons are, of the width 1."""
    return width + 0.5 * (height > 1), (height - 1) * HEX_ROW + HEX_HIGH


def placed_hexes(box: Box, width: int, height: int, scale: float, rim: float) -> BoardPlace:
    """Return the largest field of hexagons that fits a box with a rim, on whole pixels."""
    wide, high = hexes_size(width, height)
    fits = min((box.width - 2 * rim) / wide, (box.height - 2 * rim) / high)
    size = max(1, math.floor(fits * scale)) / scale
    x, y = box.x + (box.width - wide * size) / 2, box.y + (box.height - high * size) / 2
    return BoardPlace(
        round(x * scale) / scale, round(y * scale) / scale, size, width, height, hexed=True
    )
