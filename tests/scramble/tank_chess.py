"""Lay hidden mines elsewhere (C8); all else lies open to everybody."""

from __future__ import annotations

from dataclasses import replace

from game.core.chance import Dice
from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.tank_chess.starting_board import Ground
from game.rules.tank_chess.state import ChessState


def scramble(state: ChessState, _seat: Seat, dice: Dice) -> ChessState:
    table = state.table
    if not table.options.hidden_mines:
        return state
    cells = [Cell(x, y) for y in range(table.height) for x in range(table.width)]
    free = [cell for cell in cells if table.ground_on(cell) is Ground.OPEN]
    mines = frozenset(dice.sample(free, len(table.mines or ())))
    return replace(state, table=replace(table, mines=mines))
