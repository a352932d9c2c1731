"""Conditions that end by themselves: what lasts, what its clock counts, how much is left.

A clock counts what happens to the one who has the condition: its own moves, or the turns of its
player. What happens in the very turn in which a condition began is not counted, so each carries
the number of that turn. Of one kind there is one at most: a new one takes the old one's place.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from .number_bounds import Few, Long


class Clock(Enum):
    """What is counted."""

    MOVES = "moves"
    TURNS = "turns"


@dataclass(frozen=True, slots=True)
class Lasting:
    """A condition by a word of the game; `since` is the number of the turn it began in."""

    kind: str
    clock: Clock
    left: Few
    since: Long = 0


Conditions = tuple[Lasting, ...]


def left(conditions: Conditions, kind: str) -> int:
    """Return how much is left of a kind, 0 where it does not last."""
    return next((one.left for one in conditions if one.kind == kind), 0)


def begun(conditions: Conditions, new: Lasting) -> Conditions:
    """Return the conditions with a new one, in place of an old one of its kind."""
    return (*(one for one in conditions if one.kind != new.kind), new)


def due(conditions: Conditions, clock: Clock, turn: int) -> Conditions:
    """Return what a clock counts in this turn, each with what will be left of it."""
    counted = (one for one in conditions if one.clock is clock and one.since < turn)
    return tuple(replace(one, left=one.left - 1) for one in counted)


def ran(conditions: Conditions, kind: str, left: int) -> Conditions:
    """Return the conditions with so much left of a kind; with nothing left it is over."""
    told = (replace(one, left=left) if one.kind == kind else one for one in conditions)
    return tuple(one for one in told if one.left)
