"""A line that a table adds to its pause."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Extra:
    """A line of the table's own: the name that is popped, and its words.

    One that does nothing just now is not `enabled`, but keeps its place; a `grave` one stands
    apart from the others, the last.
    """

    name: str
    words: str
    ask: str = ""
    enabled: bool = True
    grave: bool = False
