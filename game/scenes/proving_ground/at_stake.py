"""What ends a match of Proving Ground soon, in words, by what all see."""

from __future__ import annotations

from game.rules.proving_ground.state import Mode, Table
from game.scenes.frame.kit import Names, Words

from .heat import CLOSE


def stake(words: Words, table: Table, names: Names) -> str:
    """Return who needs few points more, "" while nobody does (B12.2)."""
    if table.ending is not None or table.mode is Mode.SOLO or not table.turn.number:
        return ""
    left = table.target - max(zone.points for zone in table.zones)
    if not 0 < left <= CLOSE:
        return ""
    seats = (s for s in range(table.seats) if table.target - table.zone(s).points == left)
    name = ", ".join(names[seat] for seat in seats)
    return words("stake.proving_ground.points", name=name, count=left)
