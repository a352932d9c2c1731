"""What matters to a computer player, and how much; a style is other weights."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """All in experience: what a `card` is worth, how bad a `trap` is, a `death`, and a turn of way
    that it costs. `odds` is how strong all must be together to challenge the boss, 1 for just
    enough; who is `wary` of a fight stays out of it, and rests, at such a chance to die.
    `loyal` is how much of a gift's worth to a mate counts as one's own."""

    card: float = 2.0
    trap: float = 0.8
    death: float = 6.0
    turn: float = 2.0
    odds: float = 1.15
    wary: float = 0.12
    loyal: float = 0.9
