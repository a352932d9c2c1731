"""Where a player's tank may come onto the board (T3.5, T9.3, T11.6)."""

from __future__ import annotations

from typing import Final

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.tanchiki.state import Field, Table

from .board import Board, Quarter
from .places_in_quarters import can_stand, cells_of, depth, farthest

CROWD: Final = 5
"""From so many seats on tanks start anywhere outside the start diagonal (T11.6)."""


def places(table: Table, seat: Seat) -> tuple[Cell, ...]:
    """Return the cells this seat may choose from now: never none."""
    quarter = table.board.quarters[farthest(table.board, table.field.eagle.quarter)]
    if given := _given(table, quarter, seat):
        return given
    cells = [cell for cell in cells_of(quarter) if is_free(table.board, table.field, cell)]
    if table.seats >= CROWD:
        area = tuple(cell for cell in cells if depth(quarter, cell) <= 0)
        if area:
            return area
    if not cells:
        return _anywhere(table)
    nearest = min((depth(quarter, cell) for cell in cells), key=_far)
    return tuple(cell for cell in cells if depth(quarter, cell) == nearest)


def is_free(board: Board, field: Field, cell: Cell) -> bool:
    """Whether a tank can be put here: no wall, water, tank, bot or eagle."""
    return (
        can_stand(board, cell)
        and not field.brick_on(cell)
        and field.piece_on(cell) is None
        and (field.eagle.taken or field.eagle.cell != cell)
    )


def _given(table: Table, quarter: Quarter, seat: Seat) -> tuple[Cell, ...]:
    """Return the free cells the map gives this seat, or else those it gives to all."""
    free = [each for each in quarter.starts if is_free(table.board, table.field, each.cell)]
    own = tuple(each.cell for each in free if each.seat == seat)
    return own or tuple(each.cell for each in free if each.seat is None)


def _far(depth_of_cell: int) -> tuple[bool, int]:
    """The diagonal first, then the side of the outer corner, then the other side (T9.3)."""
    return depth_of_cell > 0, abs(depth_of_cell)


def _anywhere(table: Table) -> tuple[Cell, ...]:
    board = table.board
    every = (Cell(x, y) for y in range(board.height) for x in range(board.width))
    cells = tuple(cell for cell in every if is_free(board, table.field, cell))
    assert cells, "a board without a free cell"
    return cells
