"""Why something cannot be done: a word, the paragraph, and what is missing or stands in the way.

The sentences for it are elsewhere; `explain` has them in plain English.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.rules.arena_of_eight.blows import Answer, Blow
from game.rules.arena_of_eight.cards import Cards


class Why(Enum):
    """What stands against an action."""

    OVER = "over"
    NOT_SEATED = "not_seated"
    NOT_ON_TURN = "not_on_turn"
    REPLY_FIRST = "reply_first"
    """A blow comes, and it must be replied to first."""
    WALKED_OUT = "walked_out"
    """Nobody steps out of a blow."""
    NO_BLOW = "no_blow"
    """There is nothing to reply to."""
    LACKS = "lacks"
    """Cards are missing for it: `cards`."""
    OUT_OF_REACH = "out_of_reach"
    """The blow does not reach over `apart` cells."""
    NO_LANDING = "no_landing"
    """A salto has no cell to end on."""
    FIRST_IS_SIMPLE = "first_is_simple"
    OTHERS_BLOW = "others_blow"
    """It is the super blow of another fighter."""
    OFF_LINE = "off_line"
    TAKEN = "taken"
    WRONG_LENGTH = "wrong_length"
    """The cell is not as far away as this moves."""
    HAND_FULL = "hand_full"
    SAVES_NOT = "saves_not"
    """Such a reply does not save from this blow."""
    HOP_ONLY = "hop_only"
    """A counter blow is answered by a hop only."""
    SALTO_ONLY = "salto_only"
    """A super blow is answered by a salto only."""
    TOO_MANY = "too_many"
    """The blow takes no more than so many blocks."""
    NO_CELL = "no_cell"
    """It must be said where to land, or this does not move at all."""

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Refusal:
    why: Why
    rule: str
    cell: int | None = None
    cards: Cards = ()
    blow: Blow | None = None
    answer: Answer | None = None
    apart: int = 0
