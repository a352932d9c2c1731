"""Long work in small steps, so that a window can be drawn in between."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

V = TypeVar("V")

Steps = Generator[float, None, V]
"""Work that yields after each step which share of it is done, and returns what comes of it."""


def finished(steps: Steps[V]) -> V:
    """Do all of it at once."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: V = end.value
            return found
