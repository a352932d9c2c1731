"""What ends a match of Deep Scan soon, in words, by what all see."""

from __future__ import annotations

from game.rules.deep_scan.state import Table
from game.scenes.frame.kit import Names, Words

LAST_OBJECTS = 3


def stake(words: Words, table: Table, names: Names) -> str:
    """Return how many objects are left, "" while there are enough."""
    left = sum(not each.spent for each in table.objects)
    if table.ending is not None or not 0 < left <= LAST_OBJECTS:
        return ""
    return words("stake.deep_scan.left", count=left)
