"""The game in plain letters: the table as it stands."""

from __future__ import annotations

from game.rules.tank_chess.letters.drawing import draw_board
from game.rules.tank_chess.letters.events_in_english import HOW
from game.rules.tank_chess.letters.notation import SIDES
from game.rules.tank_chess.state import Table


def draw(table: Table) -> str:
    mover = f"turn {table.turns // 2 + 1}, {SIDES[table.turn]} to move"
    over = f"over: {_end(table)}" if table.end else mover
    return "\n".join((over, *draw_board(table)))


def _end(table: Table) -> str:
    assert table.end
    if table.end.winner is None:
        return f"draw, {HOW[table.end.how]}"
    return f"{SIDES[table.end.winner]} wins, {HOW[table.end.how]}"
