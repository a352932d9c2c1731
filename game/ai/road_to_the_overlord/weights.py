"""What matters to a computer player, and how much; a style is other weights."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """All in experience: what a `card` is worth, how bad a `trap` is, a `death`, and a turn of way
    that it costs. `odds` is how strong all must be together to challenge the boss, 1 for just
    enough. A way is too dangerous for who is `wary` of such a chance to die. `loyal` is how much it
    counts to give something to a mate; to be given something counts what is missing to 2. `around`
    is how much what lies around a mark counts beside what lies on it, 0 for who does not look
    ahead; a mark further `onward` is worth so much at any time. What a `flight` costs of way,
    reward and friends who stay is told in points of life."""

    card: float = 1.0
    trap: float = 0.8
    death: float = 6.0
    turn: float = 2.0
    odds: float = 1.05
    wary: float = 0.12
    loyal: float = 1.0
    around: float = 1.0
    onward: float = 0.0
    flight: float = 7.0
