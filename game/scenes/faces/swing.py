"""A dial that swings until it is stopped: what was stopped is what one does.

It swings by the clock of the frames, so what is stopped is what was seen.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from game.core.rules import Seat
from game.core.spelling import Dial


@dataclass(frozen=True, slots=True)
class Swing:
    """Which dial swings, how far to either side, and how many milliseconds there and back."""

    dial: str
    by: int
    period: int

    def off(self, ms: int) -> int:
        """Return how far aside it is so long after it began: in the middle, rising."""
        return round(self.by * math.sin(math.tau * ms / self.period))


@dataclass(frozen=True, slots=True)
class Swinging:
    """Whose dials swing, which are left, the next first, since when, and where they were aimed."""

    seat: Seat
    left: tuple[Swing, ...]
    begun: int
    aimed: tuple[Dial, ...]
    stopped: int = 0
    """How many have been stopped: before the first one may still go back to aim."""

    def off(self, clock: int) -> Dial:
        """Return which dial swings now, and how far it is off its aim."""
        return Dial(self.left[0].dial, self.left[0].off(clock - self.begun))

    def after(self, clock: int) -> Swinging | None:
        """Return what swings when the first has been stopped, None where nothing is left."""
        if len(self.left) == 1:
            return None
        return replace(self, left=self.left[1:], begun=clock, stopped=self.stopped + 1)
