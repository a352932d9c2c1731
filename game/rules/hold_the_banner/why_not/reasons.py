"""Why something cannot be done: a word, the paragraph, and the tank or place it is about.

The sentences for it are elsewhere; `explain` has them in plain English.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.core.number_bounds import Long
from game.rules.hold_the_banner.quarters import Place


class Why(Enum):
    """What stands against an action."""

    OVER = "over"
    NOT_SEATED = "not_seated"
    NOT_PLANNING = "not_planning"
    """Somebody has to say first where a tank comes or goes."""
    NOT_ASKED = "not_asked"
    COMMITTED = "committed"
    NO_TANK = "no_tank"
    """The seat has none on the field."""
    HELD = "held"
    NOT_OWN = "not_own"
    DRAWN_FREELY = "drawn_freely"
    FROM_CARDS = "from_cards"
    NO_SUCH_ROUTE = "no_such_route"
    NOT_IN_HAND = "not_in_hand"
    HAS_ROUTE = "has_route"
    NO_ROUTE = "no_route"
    BULLET_IN_AIR = "bullet_in_air"
    ENOUGH_SHOTS = "enough_shots"
    POINT_TAKEN = "point_taken"
    BEYOND_ROUTE = "beyond_route"
    ASLANT = "aslant"
    TURN_SPENT = "turn_spent"
    PLAN_BEGUN = "plan_begun"
    NOTHING_PLANNED = "nothing_planned"
    NO_SUCH_PLACE = "no_such_place"
    OCCUPIED = "occupied"
    OUT_OF_REACH = "out_of_reach"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Refusal:
    why: Why
    rule: str
    tank: Long | None = None
    place: Place | None = None
