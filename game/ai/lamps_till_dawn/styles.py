"""The ways to play Lamps Till Dawn: what one commander does more often than another.

A lurker waits for others: it scares and repels. A runner lights and puts out, and is gone. A
dreamer has to do with nightmares, whichever side they are on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .plans import Doing, Plan

_OFTEN = 4
"""How many times as often a plan is chosen that is liked."""
_RARE = 0.01, 0.05
"""Every plan that does well is chosen at least so often, and one that is liked."""
_WORTH = 0.0, 0.15
"""What it is worth beside to do what is liked, in points of madness."""


@dataclass(frozen=True, slots=True)
class Style:
    """What one likes to have in a plan."""

    likes: frozenset[Doing] = frozenset()

    def often(self, plan: Plan, share: float) -> float:
        """Return how often a plan is chosen that should be chosen as its share says."""
        liked = self._likes(plan)
        return (share + _RARE[liked]) * (_OFTEN if liked else 1)

    def worth(self, plan: Plan) -> float:
        return _WORTH[self._likes(plan)]

    def _likes(self, plan: Plan) -> bool:
        return any(doing in self.likes for doing, _ in plan.slots)


PLAIN = Style()
STYLES: Mapping[str, Style] = {
    "lurker": Style(frozenset({Doing.SCARE, Doing.REPEL})),
    "runner": Style(frozenset({Doing.LAMP})),
    "dreamer": Style(frozenset({Doing.CALL, Doing.BANISH})),
}
