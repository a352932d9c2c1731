"""What a turn was worth beside the best one: a mark for it, and how well a side has played.

A worth becomes a chance to win first: to lose a tank matters in an even match, and hardly at all
in one that is decided. The curves are those of human chess, stretched to points of armies.
Between sergeants and lieutenants, who give much back, half as steep a curve holds.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import Enum

from game.ai.tank_chess.search.node_worth import WON

_STEEP = 0.0015
_INACCURATE, _MISTAKEN, _BLUNDERED = 50, 100, 200
WHOLE = 1000


class Mark(Enum):
    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


def chance(worth: int) -> int:
    """Return how often a seat wins a position of this worth to it, of a thousand."""
    if abs(worth) > WON:
        return WHOLE if worth > 0 else 0
    bound = max(-4000, min(4000, worth))
    return round(WHOLE / (1 + math.exp(-_STEEP * bound)))


def marked(best: int, taken: int, same: bool) -> Mark:
    """Return the mark of a turn by the chances of the best one and its own."""
    lost = best - taken
    if same or lost <= 0:
        return Mark.BEST
    if lost < _INACCURATE:
        return Mark.GOOD
    if lost < _MISTAKEN:
        return Mark.INACCURACY
    return Mark.MISTAKE if lost < _BLUNDERED else Mark.BLUNDER


def accuracy(lost: Sequence[int]) -> int:
    """Return how well turns were played that lost these chances, in percent; 100 for none."""
    if not lost:
        return 100
    each = (103.17 * math.exp(-0.0435 * max(0, one) / 10) - 3.17 for one in lost)
    return round(max(0.0, min(100.0, sum(each) / len(lost))))
