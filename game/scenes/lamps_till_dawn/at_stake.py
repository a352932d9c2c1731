"""What ends a match of Lamps Till Dawn soon, in words, and how each side stands."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.lamps_till_dawn.state import Side, Table
from game.scenes.frame.kit import Names, Words

NEAR = 3
"""So many marks before the end of a counter its end is near."""


def stake(words: Words, table: Table, names: Names) -> str:
    """Return it, "" while neither counter is nearly full."""
    if table.ending is not None:
        return ""
    left = {side: table.setup.full(side) - table.marks(side) for side in Side}
    side = min(left, key=lambda each: left[each])
    near = 0 < left[side] <= NEAR
    return words(f"stake.lamps_till_dawn.{side.value}", count=left[side]) if near else ""


def stands(table: Table, seat: Seat) -> int:
    """Return how far the counter of a side has come: who is of which is open."""
    side = table.side(seat)
    return 0 if side is None else table.marks(side)
