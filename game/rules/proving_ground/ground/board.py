"""The board of 8 x 8 cells, its names, and the four bases in its corners (B1.1, B1.2).

Row 1 is the lowest. What lies on the cells is written as 64 letters, row by row from the
north-west, so a cell also has a number: its place in that string.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from game.core.grid import Cell, column_name

SIZE: Final = 8
CELLS: Final = tuple(Cell(x, y) for y in range(SIZE) for x in range(SIZE))
CENTRE: Final = frozenset(cell for cell in CELLS if 2 <= cell.x <= 5 and 2 <= cell.y <= 5)
"""Where the specials lie when a battle begins (B2.1)."""


class Colour(Enum):
    """A colour of pawns, clockwise from green; the value is its name."""

    GREEN = "green"
    YELLOW = "yellow"
    BLUE = "blue"
    RED = "red"

    __hash__ = object.__hash__


COLOURS: Final = tuple(Colour)
BASES: Final = {
    Colour.GREEN: (Cell(0, 7), Cell(0, 6), Cell(1, 7)),
    Colour.YELLOW: (Cell(0, 0), Cell(0, 1), Cell(1, 0)),
    Colour.BLUE: (Cell(7, 0), Cell(7, 1), Cell(6, 0)),
    Colour.RED: (Cell(7, 7), Cell(7, 6), Cell(6, 7)),
}
"""The cells of a base, its corner first."""


def on_board(cell: Cell) -> bool:
    return 0 <= cell.x < SIZE and 0 <= cell.y < SIZE


def place_of(cell: Cell) -> int:
    """Return the cell's place among the letters of a floor."""
    return cell.y * SIZE + cell.x


def cell_name(cell: Cell) -> str:
    """Return a name such as C4."""
    return f"{column_name(cell.x)}{SIZE - cell.y}"


def cell_named(name: str) -> Cell | None:
    """Return the cell of a name such as C4, None for no cell of the board."""
    column, row = name[:1].upper(), name[1:]
    if len(name) != 2 or not "A" <= column <= "H" or not "1" <= row <= "8":
        return None
    return Cell(ord(column) - ord("A"), SIZE - int(row))


def around(cell: Cell) -> tuple[Cell, ...]:
    """Return the cells that touch this one by a side or a corner, row by row."""
    near = (Cell(cell.x + dx, cell.y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy)
    return tuple(other for other in near if on_board(other))
