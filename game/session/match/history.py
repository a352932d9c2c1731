"""All that has happened in a match, as one value, and what of it is written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.core.rules import State

from .growing_row import Row
from .record import Done, Entry


@dataclass(frozen=True, slots=True)
class History:
    """`states` has one more than `done`; `rolled` says of which actions dice were thrown; `floor`
    is where the latest agreed undo led."""

    states: Row[State[Any, Any]]
    done: Row[Done[Any, Any]]
    rolled: Row[bool]
    entries: Row[Entry]
    lines: Row[str]
    floor: int = 0

    def back(self, to: int, entries: int, floor: int) -> History:
        """Return it with so many actions and so many entries."""
        return History(
            self.states.cut(to + 1),
            self.done.cut(to),
            self.rolled.cut(to),
            self.entries.cut(entries),
            self.lines.cut(entries),
            floor,
        )


@dataclass(frozen=True, slots=True)
class Script:
    """A record's text as it stands at a moment, not joined yet: to take it costs next to nothing.

    `head()` is the first line; `last` is what the clocks showed, "" without clocks.
    """

    head: Callable[[], str]
    lines: Row[str]
    last: str

    @property
    def text(self) -> str:
        return "\n".join((self.head(), *self.lines, *filter(None, (self.last,)), ""))
