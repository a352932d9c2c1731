"""The ways to play Lamps Till Dawn: what one commander does more often than another.

A lurker waits for others: it scares and repels. A runner lights and puts out, and is gone. A
dreamer has to do with nightmares, whichever side they are on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from .plans import Doing, Plan


@dataclass(frozen=True, slots=True)
class Style:
    """How many times as often plans are chosen that have something in them."""

    likes: Mapping[Doing, float] = field(default_factory=dict)

    def liking(self, plan: Plan) -> float:
        return max((self.likes.get(doing, 1.0) for doing, _ in plan.slots), default=1.0)


PLAIN = Style()
STYLES: Mapping[str, Style] = {
    "lurker": Style({Doing.SCARE: 4.0, Doing.REPEL: 4.0}),
    "runner": Style({Doing.LAMP: 4.0}),
    "dreamer": Style({Doing.CALL: 4.0, Doing.BANISH: 4.0}),
}
