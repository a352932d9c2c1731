"""Clocks of a match, in whole milliseconds; the clock itself never asks what time it is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from game.core.codec import LATER
from game.core.number_bounds import Long
from game.core.rules import Seat


@dataclass(frozen=True, slots=True)
class Clock:
    """What each seat has left; `increment` is added when a seat's turn is over. Where it is set
    `anew`, each seat has so much for every plan, and the clock runs only while people plan."""

    left: tuple[Long, ...]
    increment: Long = 0
    paused: bool = False
    anew: Long = field(default=0, metadata=LATER)

    def tick(self, ms: int, seats: Iterable[Seat]) -> Clock:
        """Return the clock after so long, running for these seats; nothing goes below 0."""
        if self.paused:
            return self
        running = frozenset(seats)
        left = (
            max(0, mine - ms) if seat in running else mine for seat, mine in enumerate(self.left)
        )
        return replace(self, left=tuple(left))

    def turn_over(self, seat: Seat) -> Clock:
        left = (*self.left[:seat], self.left[seat] + self.increment, *self.left[seat + 1 :])
        return replace(self, left=left)

    def set_anew(self) -> Clock:
        """Return the clock for the next plan."""
        return replace(self, left=(self.anew,) * len(self.left))

    def turn_back(self, seat: Seat) -> Clock:
        """Take back what the end of a turn has added; a little is always left."""
        mine = max(1, self.left[seat] - self.increment)
        return replace(self, left=(*self.left[:seat], mine, *self.left[seat + 1 :]))

    def stopped(self) -> Clock:
        return replace(self, paused=True)

    def started(self) -> Clock:
        return replace(self, paused=False)

    @property
    def fallen(self) -> tuple[Seat, ...]:
        """The seats that have no time left."""
        return tuple(seat for seat, left in enumerate(self.left) if left == 0)


def for_each_plan(seats: int, ms: int) -> Clock | None:
    """Return a clock that gives everybody so long for every plan, None for as long as one likes."""
    return Clock((ms,) * seats, anew=ms) if ms else None
