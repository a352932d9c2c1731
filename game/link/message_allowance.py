"""How much a phone may say: so much at once, and so much again with every second that passes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Measure:
    """So many messages at once, and so many more in a second."""

    at_once: float
    a_second: float


STRANGE: Final = Measure(8, 0.5)
"""Whoever waits for who sits at the screen may still be awake, try a code, and ask again."""

KNOWN: Final = Measure(40, 20)


class Allowance:
    """Grows with time up to what may come at once; moments are in seconds."""

    def __init__(self, measure: Measure, now: float) -> None:
        self._measure = measure
        self._left = measure.at_once
        self._at = now

    def spent(self, now: float) -> bool:
        """Take one message; return whether it was one too many."""
        grown = self._left + (now - self._at) * self._measure.a_second
        self._left, self._at = min(self._measure.at_once, grown) - 1, now
        return self._left < 0
