"""What a computer player remembers: notes made from what its seat was told.

A view shows what may be known now; what was seen and is hidden again only memory has. A mind
that needs it brings a `Notebook`, and whoever holds the match keeps the notes beside the seat:
they follow from the redacted events alone, so they are the same here and in another process.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from game.ai.mind import Mind, Thought
from game.core.chance import Dice
from game.core.rules import Seat


@dataclass(frozen=True, slots=True)
class Notebook:
    """Notes that begin with nothing and are written on with each event that a seat saw."""

    blank: Any
    write: Callable[[Any, Any], Any]

    def notes(self, seen: Iterable[Any], before: Any = None) -> Any:
        """Return the notes of all these events, after those that were made before them."""
        notes = self.blank if before is None else before
        for event in seen:
            notes = self.write(notes, event)
        return notes


@dataclass(frozen=True, slots=True)
class Recalling:
    """A mind that is given its notes beside the view; without any it has seen nothing yet."""

    notebook: Notebook
    think: Callable[[Any, Seat, tuple[Any, ...], Dice, Any], Thought]

    def __call__(self, view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
        return self.think(view, seat, legal, dice, self.notebook.blank)


def noted(mind: Mind, seen: Iterable[Any], before: Any = None) -> Any:
    """Return what this mind has noted of these events, after its notes `before`; None for one that
    keeps no notes."""
    return mind.notebook.notes(seen, before) if isinstance(mind, Recalling) else None


def begun(
    mind: Mind, view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice, notes: Any = None
) -> Thought:
    """Begin a thought, with notes for a mind that keeps them."""
    if isinstance(mind, Recalling) and notes is not None:
        return mind.think(view, seat, legal, dice, notes)
    return mind(view, seat, legal, dice)
