"""The field of 10 x 10 cells, its names, its fair marks and its middle (U1.2, U8.1)."""

from __future__ import annotations

from game.core.grid import Cell, column_name
from game.core.hex import distance, neighbours, push_cells, within

SIZE = 10
CELLS = tuple(Cell(x, y) for y in range(SIZE) for x in range(SIZE))
MARKS = (Cell(2, 4), Cell(7, 5))
"""C5 and H6: six apart, each other's image under the half turn."""
MIDDLE = (Cell(4, 5), Cell(5, 4))
"""E6 and F5."""
PUSHED = 2
"""How far one may be pushed from a contested cell (U4.6)."""


def on_field(cell: Cell) -> bool:
    return 0 <= cell.x < SIZE and 0 <= cell.y < SIZE


def near(cell: Cell) -> tuple[Cell, ...]:
    """Return the neighbours that lie on the field."""
    return tuple(one for one in neighbours(cell) if on_field(one))


def pushes(cell: Cell) -> tuple[Cell, ...]:
    """Return where one may be pushed from a cell; both figures stand nowhere else then."""
    return push_cells(SIZE, SIZE, cell, PUSHED)


def reached(cell: Cell, reach: int) -> tuple[Cell, ...]:
    """Return the cells of the field at most so far away."""
    return within(SIZE, SIZE, cell, reach)


def from_middle(cell: Cell) -> int:
    """Return how far the nearer of the two middle cells is."""
    return min(distance(cell, middle) for middle in MIDDLE)


def cell_name(cell: Cell) -> str:
    """Return a name such as D5."""
    return f"{column_name(cell.x)}{cell.y + 1}"


def cell_named(name: str) -> Cell | None:
    """Return the cell of the field with this name."""
    return _NAMED.get(name.upper())


_NAMED = {cell_name(cell): cell for cell in CELLS}
