"""The field of a fight: two halves of rows of three, four and five cells (L4.1).

A cell's x counts along its row from 1, its y is the row: 1, 2, 3 from the front to the rear in the
heroes' half, and -1, -2, -3 in that of the monsters. Front cells of one number face each other.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.core.grid import Cell

WIDTHS: Final = {1: 3, 2: 4, 3: 5}
FRONT, MIDDLE_ROW, REAR = 1, 2, 3
HEROES: Final = tuple(Cell(x, row) for row, width in WIDTHS.items() for x in range(1, width + 1))
FRONTS: Final = tuple(cell for cell in HEROES if cell.y == FRONT)
MONSTERS: Final = tuple(
    Cell(x, -row)
    for row, order in ((1, (2, 1, 3)), (2, (2, 3, 1, 4)), (3, (3, 2, 4, 1, 5)))
    for x in order
)
"""In the order in which the referee sets monsters: the front row first, from the middle (L4.2)."""


def row(cell: Cell) -> int:
    """Return how far from the front a cell lies, from 1."""
    return abs(cell.y)


def before(cell: Cell) -> Cell | None:
    """Return the cell of the other half straight before a front cell."""
    return Cell(cell.x, -cell.y) if row(cell) == FRONT else None


def opposite(cell: Cell) -> tuple[Cell, ...]:
    """Return the front cells of the monsters, the nearest to a cell of the heroes first."""
    across = 2 * cell.x - row(cell)
    fronts = (Cell(front.x, -FRONT) for front in FRONTS)
    return tuple(sorted(fronts, key=lambda each: (abs(2 * each.x - FRONT - across), each.x)))


@lru_cache(maxsize=64)
def beside(cell: Cell) -> tuple[Cell, ...]:
    """Return the cells of the same half that touch this one."""
    side, deep = (1 if cell.y > 0 else -1), row(cell)
    found = [Cell(cell.x - 1, cell.y), Cell(cell.x + 1, cell.y)]
    found += [Cell(cell.x + more, side * (deep + 1)) for more in (0, 1)]
    found += [Cell(cell.x - less, side * (deep - 1)) for less in (1, 0)]
    return tuple(each for each in found if each in (HEROES if side > 0 else MONSTERS))


@lru_cache(maxsize=512)
def apart(one: Cell, other: Cell) -> int:
    """Return how many steps lie between two cells of a half."""
    reached, steps = {one}, 0
    while other not in reached:
        reached |= {each for cell in reached for each in beside(cell)}
        steps += 1
    return steps
