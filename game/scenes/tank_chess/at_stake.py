"""What ends a match of Tank Chess soon, in words, and how each side stands."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.tank_chess.state import Table
from game.scenes.frame.kit import Names, Words


def stake(words: Words, table: Table, names: Names) -> str:
    """Return it, "" while no commander is near its end or its way out."""
    if table.end is not None:
        return ""
    if table.escape:
        return words("stake.tank_chess.escape")
    return words("stake.tank_chess.check") if table.check else ""


def stands(table: Table, seat: Seat) -> int:
    """Return how many pieces a side has more than the other."""
    own = sum(piece.seat == seat for piece in table.pieces)
    return 2 * own - len(table.pieces)
