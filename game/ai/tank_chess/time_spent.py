"""How much of its clock a computer player spends on a turn.

The clock changes nothing in what it looks at and answers: it holds its answer back, as somebody
does who looks once more. So a match against the clock is a contest on both sides, and its record
is the same on a slow machine.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.core.chance import Dice
from game.rules.tank_chess.state import Table

WHOLE = 100
STYLES: Mapping[str, int] = {"attacker": 60, "wall": 140, "runner": 80}
"""In percent: who attacks trusts his eye, who builds walls counts twice."""
STRENGTHS: Mapping[str, int] = {"cadet": 50, "sergeant": 70, "lieutenant": 85}
"""In percent: whoever sees little has little to look at."""

HAND_MS = 700
"""A tank has to be driven, too: with less than this left, and nothing added, the flag falls."""
TURNS = 30
"""So many turns more are reckoned with."""
_ADDED = 80
_MOST = 4

OPENING = 6
"""So many turns of both are mostly known."""
_KNOWN, _ANSWERED, _CHECKED = 35, 40, 50
_LUCK = 60


def pace(strength: str, style: str) -> int:
    """Return how long a player takes for things, in percent."""
    return STRENGTHS.get(strength, WHOLE) * STYLES.get(style, WHOLE) // WHOLE


def share(left: int, increment: int) -> int:
    """Return what a turn may cost of the milliseconds that are left."""
    return min(left // TURNS + increment * _ADDED // WHOLE, left // _MOST)


def spent(table: Table, pace: int, share: int, dice: Dice) -> int:
    """Return for how many milliseconds of its clock a player looks at a table."""
    luck = WHOLE - _LUCK // 2 + dice.below(_LUCK + 1)
    return max(HAND_MS, share * pace * need(table) * luck // WHOLE**3)


def need(table: Table) -> int:
    """Return in percent how much there is to think about: little where the turn is forced."""
    if table.turns < OPENING:
        return _KNOWN
    if table.check or table.escape:
        return _CHECKED
    return _ANSWERED if table.quiet == 0 else WHOLE
