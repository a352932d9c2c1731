"""What a point of either counter is worth now, and the deeds that move one by themselves."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.lamps_till_dawn.state import PATIENCE, Side, Table

_FAR = 4
"""Points are worth the more the fewer are missing, these added."""
_PATIENCE = (0.15, 0.4, 1.0)
"""How much of a point the count of turns without a lamp, or with lamps left alone, is worth."""
_DAWN = {Side.LIGHT: 0.5, Side.DARK: 1.0}
"""How much a side makes of dawn: Light does better that thinks of madness first."""
_LEFT = {Side.LIGHT: 0.2, Side.DARK: 0.5}
"""What a lamp that burns is worth to Dark later on, as each side takes it."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """All in points of madness: a point of dawn, the first lamp lit of a turn and a lamp put out
    beside their points, and a burning lamp that is `left`.

    A nightmare that is `kept` asleep, to be `seen` where one stays, and a `flight` are measured.
    """

    dawn: float
    lit: float
    put_out: float
    left: float
    kept: float = 0.1
    seen: float = 0.12
    flight: float = 0.4


def stakes(table: Table, side: Side) -> Stakes:
    """Return what points are worth on this table, as a side takes it."""
    setup = table.setup
    missing = max(1, setup.full_dawn - table.dawn), max(1, setup.full_madness - table.madness)
    dawn = _DAWN[side] * (missing[1] + _FAR) / (missing[0] + _FAR)
    lit = _PATIENCE[min(table.dark_turns, PATIENCE - 1)]
    return Stakes(dawn, lit, dawn * _fear(table), _LEFT[side])


def _fear(table: Table) -> float:
    """Return how much of a point of dawn a lamp that is put out takes away."""
    burning = len(table.lamps)
    if burning < 2:
        return 0.0
    if table.light_feared:
        return 1.0 if burning == 2 else 1 / burning
    return _PATIENCE[min(table.bright_turns, PATIENCE - 1)]
