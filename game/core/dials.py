"""How far a dial goes: a number that is turned instead of picked from a list.

Where an action has so many numbers that nobody lists them, a few stand for all: a game lists a
lattice of them, and a dial is turned to any number between.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Knob:
    """The least and the most a dial is turned to; one that goes `round` has the least beside the
    most, as a compass."""

    least: int
    most: int
    round: bool = False

    @property
    def stuck(self) -> bool:
        """Whether it cannot be turned at all."""
        return self.least == self.most

    def may(self, value: int) -> bool:
        return self.least <= value <= self.most

    def turned(self, value: int, by: int) -> int:
        """Return where a dial stands that was turned so far; it stops at its ends."""
        if self.round:
            return self.least + (value + by - self.least) % self._whole
        return max(self.least, min(self.most, value + by))

    def nearest(self, value: int, among: Iterable[int]) -> int:
        """Return which of these is nearest, the first of several."""
        return min(among, key=lambda each: self._apart(value, each))

    @property
    def _whole(self) -> int:
        return self.most - self.least + 1

    def _apart(self, one: int, other: int) -> int:
        apart = abs(one - other)
        return min(apart, self._whole - apart) if self.round else apart
