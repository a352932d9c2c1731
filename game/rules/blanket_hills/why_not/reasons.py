"""Why something cannot be done: a word, the paragraph, and what stands in the way and where.

The sentences for it are elsewhere; `explain` has them in plain English.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.core.grid import Cell
from game.rules.blanket_hills.events import Thing
from game.rules.blanket_hills.state import Team


class Why(Enum):
    """What stands against an action."""

    OVER = "over"
    NOT_SEATED = "not_seated"
    NOT_THE_TURN = "not_the_turn"
    PICK_FIRST = "pick_first"
    """Shells are still drafted."""
    PICKED = "picked"
    """All have their shells."""
    NOT_IN_BARREL = "not_in_barrel"
    NOT_IN_HAND = "not_in_hand"
    NOT_AIMED = "not_aimed"
    """The gamma ray is not thrown."""
    NO_SUCH_AIM = "no_such_aim"
    NO_MOVES_LEFT = "no_moves_left"
    GLUED = "glued"
    TOO_FAR = "too_far"
    """A move longer than its cap."""
    NO_WAY = "no_way"
    """A move of nothing, or to nowhere."""
    BLOCKED = "blocked"
    """Not even the first centimetre of a move can be driven."""
    TOO_NEAR = "too_near"
    """A move would end too near to a rival."""
    RESIGNED = "resigned"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Refusal:
    """`thing` is what blocks a move at `place`, `team` the rival it would end too near to."""

    why: Why
    rule: str
    place: Cell | None = None
    thing: Thing | None = None
    team: Team | None = None
