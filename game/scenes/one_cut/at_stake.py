"""What ends a match of One Cut soon, in words, and how each side stands."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.one_cut.state import Table
from game.scenes.frame.kit import Names, Words


def stake(words: Words, table: Table, names: Names) -> str:
    """Return it, "" while no duel could decide the match (U5.1)."""
    if table.ending is not None:
        return ""
    wins = tuple(side.wins for side in table.sides)
    close = [seat for seat, own in enumerate(wins) if 2 * (own + 1) > table.setup.best_of]
    if len(close) == len(wins):
        return words("stake.one_cut.both")
    return words("stake.one_cut.one", name=names[close[0]]) if close else ""


def stands(table: Table, seat: Seat) -> int:
    """Return how many duels a side has won, and what it lacks in this one."""
    side = table.sides[seat]
    return 10 * side.wins - side.wounds
