"""How often each row should be laid, so that the other can make nothing of knowing it.

Both seats learn at once by regret: a row that would have done better than what was laid is laid
more often. The other seat has several hands, since only some of its cards are known; each learns
by itself against one and the same opponent. All numbers are whole, so every machine agrees.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from operator import add, mul

from game.ai.lots import drawn
from game.core.chance import Dice

from .row_outcomes import SCALE, Reckoning
from .rows import Rows

_FINE = 64
"""Regrets are kept in parts of a thousandth, so that small ones are not lost."""


class Learner:
    """The rows of one hand with their regrets, and how often each was chosen so far."""

    def __init__(self, rows: Rows, costs: Sequence[int]) -> None:
        self.rows = rows
        self.chosen = [0] * len(rows.tokens)
        self._costs = [cost * _FINE for cost in costs]
        self._regrets = [0] * len(rows.tokens)

    def drawn(self, dice: Dice) -> int:
        """Draw a row as often as it is regretted not to have laid it."""
        return drawn(self._regrets, dice)

    def learn(self, worths: Sequence[int], weight: int) -> None:
        """Learn what each row would have been worth, and count what is chosen meanwhile."""
        fine = SCALE // _FINE
        worth = [one // fine - cost for one, cost in zip(worths, self._costs, strict=True)]
        regrets, whole = self._regrets, sum(self._regrets)
        mean = sum(map(mul, regrets, worth)) // whole if whole else sum(worth) // max(1, len(worth))
        if whole:
            share = [one * weight * 1024 // whole for one in regrets]
            self.chosen = list(map(add, self.chosen, share))
        self._regrets = [
            max(0, one + more - mean) for one, more in zip(regrets, worth, strict=True)
        ]


def learnt(
    own: Learner,
    others: Sequence[Learner],
    sights: tuple[Reckoning, Reckoning],
    rounds: int,
    dice: Dice,
) -> Generator[None, None, None]:
    """Let both learn for so many rounds, a round at a time; the first rounds count least."""
    sight, opposite = sights
    for number in range(1, rounds + 1):
        other = others[number % len(others)]
        mine, theirs = own.drawn(dice), other.drawn(dice)
        own.learn(sight.of(own.rows, other.rows.tokens[theirs]), number)
        other.learn(opposite.of(other.rows, own.rows.tokens[mine]), number)
        yield
