"""How long a picture may be painted at a stretch. What is made is remembered, so that the next
attempt goes on where this one has ended."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Unfinished(Exception):
    """The time is over, and something had still to be made."""


class Patience:
    """Without a limit it never runs out; the clock tells milliseconds.

    Who looks again with the next frame may be left something for it: `owes` says that it was.
    """

    def __init__(self, clock: Callable[[], float] = lambda: time.perf_counter() * 1000) -> None:
        self._clock = clock
        self._until: float | None = None
        self._again = False
        self.owes = False

    @contextmanager
    def limited(self, ms: float | None, again: bool = False) -> Iterator[None]:
        """Let no more be made after so long, None for as long as it takes; `again` says that there
        is a next frame."""
        self._until = None if ms is None else self._clock() + ms
        self._again, self.owes = again and ms is None, False
        try:
            yield
        finally:
            self._until, self._again = None, False

    def spend(self) -> None:
        """Say that something has been made and is remembered; go on only if there is time."""
        if self._until is not None and self._clock() >= self._until:
            raise Unfinished

    def share(self, ms: float) -> Callable[[], bool]:
        """Return what asks whether so long a share of the frame is over, and the rest of a picture
        is left for the next one; never where only one is looked at."""
        until = self._clock() + ms

        def over() -> bool:
            if self._again and self._clock() >= until:
                self.owes = True
                return True
            return False

        return over
