"""A lot that falls on each place as often as its weight says; all numbers are whole."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

from game.core.chance import Dice


def drawn(weights: Sequence[int], dice: Dice) -> int:
    """Return a place as often as its weight says, any place where all are 0."""
    sums = list(accumulate(weights))
    return bisect_right(sums, dice.below(sums[-1])) if sums[-1] else dice.below(len(sums))
