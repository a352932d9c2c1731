"""What a point of either counter is worth now, and the deeds that move one by themselves."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.lamps_till_dawn.state import PATIENCE, Table

_FAR = 4
"""Points are worth the more the fewer are missing, these added."""
_PATIENCE = (0.15, 0.4, 1.0)
"""How much of a point the count of turns without a lamp, or with lamps left alone, is worth."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """In points of madness: a point of dawn, the first lamp lit of a turn beside its point, and a
    lamp put out beside its own."""

    dawn: float
    lit: float
    put_out: float
    kept: float = 0.1
    seen: float = 0.12
    flight: float = 0.4
    left: float = 0.2


def stakes(table: Table) -> Stakes:
    """Return what points are worth on this table."""
    setup = table.setup
    missing = max(1, setup.full_dawn - table.dawn), max(1, setup.full_madness - table.madness)
    dawn = (missing[1] + _FAR) / (missing[0] + _FAR)
    lit = _PATIENCE[min(table.dark_turns, PATIENCE - 1)]
    burning = len(table.lamps)
    if burning < 2:
        return Stakes(dawn, lit, 0.0)
    if table.light_feared:
        return Stakes(dawn, lit, dawn if burning == 2 else dawn / burning)
    return Stakes(dawn, lit, dawn * _PATIENCE[min(table.bright_turns, PATIENCE - 1)])
