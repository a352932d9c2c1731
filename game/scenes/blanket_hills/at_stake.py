"""What ends a match of Blanket Hills soon, in words, by what all see."""

from __future__ import annotations

from game.rules.blanket_hills.state import Table
from game.scenes.frame.kit import Names, Words

LAST_SHOTS = 4


def stake(words: Words, table: Table, names: Names) -> str:
    """Return how many toys are left, "" while there are enough."""
    left = sum(len(tank.shells) for tank in table.tanks)
    if table.ending is not None or table.turn is None or not 0 < left <= LAST_SHOTS:
        return ""
    return words("stake.blanket_hills.left", count=left)
