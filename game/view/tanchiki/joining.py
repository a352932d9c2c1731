"""The cells of a board, and how the terrain of each joins that of its neighbours."""

from __future__ import annotations

from game.content.joins import MASKS
from game.core.grid import STRAIGHT, Cell, Facing
from game.rules.tanchiki.board import Board

_SIDES = tuple(zip(STRAIGHT, (1, 2, 4, 8), strict=True))
_CORNERS = (
    (Facing.NORTH_EAST, 16, 3),
    (Facing.SOUTH_EAST, 32, 6),
    (Facing.SOUTH_WEST, 64, 12),
    (Facing.NORTH_WEST, 128, 9),
)


def cells(board: Board) -> tuple[Cell, ...]:
    return tuple(Cell(x, y) for y in range(board.height) for x in range(board.width))


def mask_of(board: Board, cell: Cell) -> int:
    """Return which neighbours join the cell's terrain."""
    mask = 0
    for facing, bit in _SIDES:
        mask |= bit * _joins(board, cell, facing)
    for facing, bit, both in _CORNERS:
        mask |= bit * (mask & both == both and not _joins(board, cell, facing))
    return mask if mask in MASKS else mask & 15


def _joins(board: Board, cell: Cell, facing: Facing) -> bool:
    ground, other = board.ground(cell), cell.step(facing)
    return board.on(other) and board.ground(other) is ground
