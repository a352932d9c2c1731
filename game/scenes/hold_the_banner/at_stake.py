"""What ends a match of Hold the Banner soon, in words, and how each seat stands."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.hold_the_banner.state import Table
from game.scenes.frame.kit import Names, Words

LAST_TANKS = 2
GUARDS = 0


def stake(words: Words, table: Table, names: Names) -> str:
    """Return it, "" while nothing ends the match soon."""
    if table.ending is not None:
        return ""
    if any(camp.fence & ~table.walls for camp in table.board.camps):
        return words("stake.hold_the_banner.fence")
    if table.board.duel:
        return ""
    if sum(table.players[seat].lives for seat in table.members(GUARDS)) == 1:
        return words("stake.hold_the_banner.life")
    left = table.to_stop - table.lost
    few = 0 < left <= LAST_TANKS
    return words("stake.hold_the_banner.tanks", count=left) if few else ""


def stands(table: Table, seat: Seat) -> int:
    """Return how a side stands: lives and levels of the guards, or what they have not stopped."""
    if table.board.duel or table.teams[seat] == GUARDS:
        return 2 * table.players[seat].lives + table.players[seat].level
    return -table.lost
