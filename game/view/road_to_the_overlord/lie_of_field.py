"""Where the cells of a fight lie on the board: each is a block of two by two of its cells.

Heroes stand in the left half, monsters in the right one; fronts face each other in the middle.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.core.grid import Cell
from game.rules.road_to_the_overlord.field import HEROES, MONSTERS, row
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.show.clip import Pose

from .way import COLUMNS

BLOCK: Final = 2
DEEPEST: Final = 3
FOOT: Final = 0.44
"""So far below the middle of its block a figure stands, in cells of the board."""
WAITS: Final = COLUMNS / 2 - 0.5, 8.9
"""About where heroes wait that have no place yet."""
WAIT_APART: Final = 0.95


def corner(at: Cell) -> Cell:
    """Return the left upper cell of the board of a fight's cell."""
    deep, middle = row(at) - 1, COLUMNS // 2
    across = middle - BLOCK * (deep + 1) if at.y > 0 else middle + BLOCK * deep
    return Cell(across, DEEPEST - row(at) + BLOCK * (at.x - 1))


def cells_of(at: Cell) -> tuple[Cell, ...]:
    """Return all cells of the board that a fight's cell takes."""
    first = corner(at)
    return tuple(Cell(first.x + n % BLOCK, first.y + n // BLOCK) for n in range(BLOCK * BLOCK))


def fight_cell(cell: Cell) -> Cell | None:
    """Return the cell of a fight that lies on a cell of the board, None beside them."""
    return _blocks().get(cell)


def middle(at: Cell) -> tuple[float, float]:
    """Return the middle of a fight's cell, in cells of the board."""
    first = corner(at)
    return first.x + 0.5, first.y + 0.5


def stands(at: Cell) -> Pose:
    """Return where a figure has its feet that stands on a fight's cell."""
    x, y = middle(at)
    return Pose(x, y + FOOT)


def block_box(place: BoardPlace, at: Cell) -> Box:
    """Return where a fight's cell is on the page."""
    first = place.square(corner(at))
    return Box(first.x, first.y, first.width * BLOCK, first.height * BLOCK)


def waits(n: int, count: int) -> Pose:
    """Return where one of so many heroes waits for its place."""
    x, y = WAITS
    return Pose(x + WAIT_APART * (n - (count - 1) / 2), y, size=0.72)


@lru_cache(maxsize=1)
def _blocks() -> dict[Cell, Cell]:
    return {cell: at for at in (*HEROES, *MONSTERS) for cell in cells_of(at)}
