"""Why something cannot be done: a word, the paragraph, and where it goes wrong.

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
    NOT_YOUR_TURN = "not_your_turn"
    NOT_YOUR_TANK = "not_your_tank"
    PART_FIRST = "part_first"
    """A part is to be chosen first."""
    MOVED_ALREADY = "moved_already"
    """One tank moves in a turn."""
    OTHER_MOVED = "other_moved"
    """Only the tank that has moved may still shoot."""
    NO_TRACKS = "no_tracks"
    RESTS = "rests"
    TOO_SHORT = "too_short"
    TOO_LONG = "too_long"
    NO_STEP = "no_step"
    """The next cell is no neighbour."""
    OFF_BOARD = "off_board"
    BLOCK = "block"
    TANK_THERE = "tank_there"
    OWN_TANK = "own_tank"
    WRECK_THERE = "wreck_there"
    WRECK_STUCK = "wreck_stuck"
    """The cell behind the wreck is not free."""
    SLANTS = "slants"
    """Two diagonal steps in a row."""
    CROSSES = "crosses"
    """A cell twice."""
    STRAIGHT_ONLY = "straight_only"
    JAMMED = "jammed"
    AHEAD_ONLY = "ahead_only"
    NO_TARGET = "no_target"
    OUT_OF_RANGE = "out_of_range"
    NOT_ASKED = "not_asked"
    OTHER_TANK = "other_tank"
    """The question is about another tank."""
    PART_BROKEN = "part_broken"
    PART_SAFE = "part_safe"
    """No ram breaks this part."""
    MOVE_OR_SHOOT = "move_or_shoot"
    """A turn cannot end before a tank has moved or shot."""
    NOT_LAST = "not_last"
    """More than one tank is left."""
    OFFERED = "offered"
    ARMY_FIRST = "army_first"
    """The armies are chosen before anything else."""
    NO_ARMY = "no_army"
    """Armies are not chosen in this match, or no more."""
    ARMY_READY = "army_ready"
    ARMY_FULL = "army_full"
    TOO_MANY = "too_many"
    """No more tanks of this class."""
    NOBODY_ENLISTED = "nobody_enlisted"
    ARMY_SHORT = "army_short"
    """An army has seven tanks."""

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Refusal:
    """The paragraph, and as far as they matter the cell and the number of the step."""

    why: Why
    rule: str
    cell: Cell | None = None
    step: int | None = None
