"""The cells of a board, and how the terrain of each joins that of its neighbours."""

from __future__ import annotations

from game.content.art.joined_outline import mask_of as joined
from game.core.grid import Cell
from game.rules.tanchiki.ground.board import Board


def cells(board: Board) -> tuple[Cell, ...]:
    return tuple(Cell(x, y) for y in range(board.height) for x in range(board.width))


def mask_of(board: Board, cell: Cell) -> int:
    """Return which neighbours join the cell's terrain."""
    ground = board.ground(cell)

    def joins(dx: int, dy: int) -> bool:
        other = Cell(cell.x + dx, cell.y + dy)
        return board.on(other) and board.ground(other) is ground

    return joined(joins)
