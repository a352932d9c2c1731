"""The eight lines from a cell, and what stops them, in whole numbers.

A cell is a number, row by row from the north-west; a set of cells is one big integer with a bit
for each. So "up to the first thing on this line" is a matter of the lowest or the highest bit.
Any value with the shape of a `Plane` serves; one of a game's own may know more.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from .grid import RING, Cell, Facing

Cells = int
"""A set of cells: bit `cell`."""

# Measured: an entry of `seen` takes 0.4 KB on 16x16 and 0.6 KB on 32x32.
_SEEN = 1 << 15
_CELLS = 1 << 12
_SIZES = 16


class Plane(Hashable, Protocol):
    """A size of board with its cells by number, `places`.

    For each facing `shift` is by how much the number grows with a step, `may` the cells from
    which a step stays on the board.
    """

    @property
    def shift(self) -> tuple[int, ...]: ...
    @property
    def may(self) -> tuple[Cells, ...]: ...
    @property
    def places(self) -> tuple[Cell, ...]: ...


@dataclass(frozen=True, slots=True, eq=False)
class Squares:
    """A board of so many cells and nothing else."""

    width: int
    height: int
    shift: tuple[int, ...]
    may: tuple[Cells, ...]
    places: tuple[Cell, ...]

    def on(self, cell: Cell) -> bool:
        return 0 <= cell.x < self.width and 0 <= cell.y < self.height

    def number(self, cell: Cell) -> int:
        return cell.y * self.width + cell.x


@lru_cache(maxsize=_SIZES)
def squares(width: int, height: int) -> Squares:
    shift = tuple(facing.dx + facing.dy * width for facing in RING)
    may = tuple(_staying(width, height, facing) for facing in RING)
    places = tuple(Cell(x, y) for y in range(height) for x in range(width))
    return Squares(width, height, shift, may, places)


def ahead(plane: Plane, cell: int, bearing: int) -> int:
    """Return the cell one step that way, or -1 off the board."""
    if not plane.may[bearing] >> cell & 1:
        return -1
    return cell + plane.shift[bearing]


@lru_cache(maxsize=_CELLS)
def rays(plane: Plane, cell: int) -> tuple[Cells, ...]:
    """Return the cells on each of the eight lines from a cell to the edge."""
    lines: list[Cells] = []
    for bearing in range(8):
        line, place = 0, cell
        while (place := ahead(plane, place, bearing)) >= 0:
            line |= 1 << place
        lines.append(line)
    return tuple(lines)


@lru_cache(maxsize=_SEEN)
def seen(plane: Plane, cell: int, screen: Cells) -> tuple[Cells, ...]:
    """Return the eight lines from a cell up to what stops them, and all of them together.

    The cell that stops a line still belongs to it.
    """
    lines: list[Cells] = []
    together = 0
    for bearing, ray in enumerate(rays(plane, cell)):
        if blockers := ray & screen:
            if plane.shift[bearing] > 0:
                ray &= (blockers & -blockers) * 2 - 1
            else:
                ray &= -1 << blockers.bit_length() - 1
        lines.append(ray)
        together |= ray
    return (*lines, together)


def first(plane: Plane, cell: int, bearing: int, things: Cells) -> int:
    """Return the first cell of a line on which one of these things lies, or -1 for none."""
    found = rays(plane, cell)[bearing] & things
    if plane.shift[bearing] > 0:
        found &= -found
    return found.bit_length() - 1


@lru_cache(maxsize=_CELLS)
def star(plane: Plane, cell: int) -> Cells:
    """Return the cells on the eight lines from a cell."""
    together = 0
    for ray in rays(plane, cell):
        together |= ray
    return together


@lru_cache(maxsize=_CELLS)
def around(plane: Plane, cell: int, nearest: int, farthest: int) -> Cells:
    """Return the cells at a distance from the nearest to the farthest; 0 is without end."""
    x, y = plane.places[cell].x, plane.places[cell].y
    within = 0
    for number, place in enumerate(plane.places):
        distance = max(abs(place.x - x), abs(place.y - y))
        if nearest <= distance <= (farthest or distance):
            within |= 1 << number
    return within


def members(bits: Cells) -> Iterator[int]:
    """Yield the numbers in a set, smallest first."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


def _staying(width: int, height: int, facing: Facing) -> Cells:
    return sum(
        1 << y * width + x
        for y in range(height)
        for x in range(width)
        if 0 <= x + facing.dx < width and 0 <= y + facing.dy < height
    )
