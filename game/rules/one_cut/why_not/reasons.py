"""Why something cannot be done: a word, the paragraph, and the cell where it goes wrong.

The sentences for it are elsewhere; `explain` has them in plain English.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.core.grid import Cell


class Why(Enum):
    """What stands against an action."""

    OVER = "over"
    NOT_SEATED = "not_seated"
    NOT_NOW = "not_now"
    """Something else is to be decided first."""
    COMMITTED = "committed"
    ROW_FULL = "row_full"
    ROW_EMPTY = "row_empty"
    NOT_IN_HAND = "not_in_hand"
    NOT_ASKED = "not_asked"
    """The other seat is to step or to push."""
    NAMED = "named"
    OFF_FIELD = "off_field"
    MUST_STEP = "must_step"
    """Who moves never stays; who dodges may."""
    TOO_FAR = "too_far"
    TAKEN = "taken"
    """The pusher stands on that cell itself."""
    PUSH_TOO_FAR = "push_too_far"
    NO_MARKS = "no_marks"
    """Nobody has named marks to agree on."""
    MARKS_NAMED = "marks_named"
    MARKED = "marked"
    """The other mark is there."""

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Refusal:
    why: Why
    rule: str
    cell: Cell | None = None
