"""Who knows what: everything lies open, but mines that the options hide from everybody."""

from __future__ import annotations

from dataclasses import replace

from game.core.chance import Dice
from game.core.rules import Seat, State
from game.rules.tank_chess.events import Event
from game.rules.tank_chess.state import ChessState, Table


def view(table: Table, _seat: Seat) -> Table:
    return replace(table, mines=None) if table.options.hidden_mines else table


def redact(event: Event, _seat: Seat) -> Event:
    return event


def imagine(seen: Table, _dice: Dice) -> ChessState:
    """Return a state that looks like this: nobody knows of a mine, so there is none."""
    mines = frozenset() if seen.mines is None else seen.mines
    return State(replace(seen, mines=mines), (), 0)
