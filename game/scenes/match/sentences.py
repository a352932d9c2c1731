"""The events of a game in the players' words, by a table: which sentence, and what fills its gaps.

An event has a key of texts, or what chooses one of the table as it was just before; "" stands for
what is not worth a sentence. The gaps are filled by the fields of events, each in one way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.scenes.frame.kit import Names, Words

Chosen = Callable[[Any, Any], str]
"""Chooses the key of an event by the table shown and the event."""


@dataclass(frozen=True, slots=True)
class Saying:
    """All that a sentence may need: the words, the table shown, the event, the seats' names."""

    words: Words
    shown: Any
    event: Any
    names: Names


Gap = tuple[str, str, Callable[[Saying, Any], str | int]]
"""A field of events, the gap that it fills, and how its value is said."""


@dataclass(frozen=True)
class Sentences:
    """`keys` have an entry for every event of the game, written after `prefix` and a point, or
    whole where there is a point in them. A field that is None fills no gap."""

    prefix: str
    keys: Mapping[type, str | Chosen]
    gaps: tuple[Gap, ...]

    def tell(self, words: Words, shown: Any, event: Any, names: Names) -> str:
        """Return an event in a line, "" for what is not worth one."""
        key = self.keys[type(event)]
        if not isinstance(key, str):
            key = key(shown, event)
        if not key:
            return ""
        saying = Saying(words, shown, event, names)
        filled = {
            gap: said(saying, value)
            for name, gap, said in self.gaps
            if (value := getattr(event, name, None)) is not None
        }
        return words(key if "." in key else f"{self.prefix}.{key}", **filled)


def by_name(saying: Saying, seat: int) -> str:
    return saying.names[seat]


def by_names(saying: Saying, seats: tuple[int, ...]) -> str:
    return ", ".join(saying.names[seat] for seat in seats)


def as_it_is(saying: Saying, value: str | int) -> str | int:
    return value
