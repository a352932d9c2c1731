"""What ends a match of Arena of Eight soon, in words, and how each fighter stands."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.arena_of_eight.state import Table, full_health
from game.scenes.frame.kit import Names, Words

WEAK = 3
"""A fighter with a third of its health left is weak."""


def stake(words: Words, table: Table, names: Names) -> str:
    """Return it, "" while both fighters have enough health."""
    if table.ending is not None:
        return ""
    sides = enumerate(table.sides)
    weak = [s for s, side in sides if WEAK * side.health <= full_health(table.setup, s)]
    if not weak:
        return ""
    rivals = (table.sides[1 - seat].wins for seat in weak)
    ends = any(2 * (wins + 1) > table.options.best_of for wins in rivals)
    return words(f"stake.arena_of_eight.{'match' if ends else 'round'}")


def stands(table: Table, seat: Seat) -> int:
    """Return what a fighter has won, and what health it has left."""
    side = table.sides[seat]
    return 100 * side.wins + side.health
