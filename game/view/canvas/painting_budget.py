"""How long a picture may be painted at a stretch. What is made is remembered, so that the next
attempt goes on where this one has ended."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Unfinished(Exception):
    """The time is over, and something had still to be made."""


class Patience:
    """Without a limit it never runs out; the clock tells milliseconds."""

    def __init__(self, clock: Callable[[], float] = lambda: time.perf_counter() * 1000) -> None:
        self._clock = clock
        self._until: float | None = None

    @contextmanager
    def limited(self, ms: float | None) -> Iterator[None]:
        """Let no more be made after so long, None for as long as it takes."""
        self._until = None if ms is None else self._clock() + ms
        try:
            yield
        finally:
            self._until = None

    def spend(self) -> None:
        """Say that something has been made and is remembered; go on only if there is time."""
        if self._until is not None and self._clock() >= self._until:
            raise Unfinished
