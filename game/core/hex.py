"""A field of hexes: neighbours, distance, what lies within reach, and the half turn.

Columns and rows are counted as on any board, so a `Cell` serves; each second row, the one of y 1
first, is shifted half a hex to the right. A cell has six neighbours, two of them in its own row.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from game.core.grid import Cell

_ASIDE = ((1, 0), (-1, 0))
_EVEN = ((0, 1), (-1, 1), (-1, -1), (0, -1))
_ODD = ((1, 1), (0, 1), (0, -1), (1, -1))


def shifted(cell: Cell) -> bool:
    """Whether the row of this cell lies half a hex to the right."""
    return cell.y % 2 == 1


def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """Return the six cells around this one, clockwise from the right, also beside the field."""
    (right, left), corners = _ASIDE, _ODD if shifted(cell) else _EVEN
    ways = (right, *corners[:2], left, *corners[2:])
    return tuple(Cell(cell.x + dx, cell.y + dy) for dx, dy in ways)


def distance(one: Cell, other: Cell) -> int:
    """Return how many steps it is from cell to cell; a neighbour is 1 away."""
    across, down = _slanted(other) - _slanted(one), other.y - one.y
    return max(abs(across), abs(down), abs(across + down))


def _slanted(cell: Cell) -> int:
    """Return the column counted along a slanted line, where the shift of rows is gone."""
    return cell.x - cell.y // 2


@lru_cache(maxsize=1024)
def within(width: int, height: int, cell: Cell, reach: int) -> tuple[Cell, ...]:
    """Return the cells of a field at most so far from a cell, without it, row by row."""
    rows = range(max(0, cell.y - reach), min(height, cell.y + reach + 1))
    columns = range(max(0, cell.x - reach), min(width, cell.x + reach + 1))
    near = (Cell(x, y) for y in rows for x in columns)
    return tuple(found for found in near if 1 <= distance(cell, found) <= reach)


def push_cells(
    width: int, height: int, cell: Cell, reach: int, taken: Iterable[Cell] = ()
) -> tuple[Cell, ...]:
    """Return the free cells to which one may be pushed from a cell, row by row."""
    barred = frozenset(taken)
    return tuple(found for found in within(width, height, cell, reach) if found not in barred)


def half_turned(width: int, height: int, cell: Cell) -> Cell:
    """Return the cell that lies there when the field is turned round.

    Only a field of an even number of rows looks the same then.
    """
    return Cell(width - 1 - cell.x, height - 1 - cell.y)
