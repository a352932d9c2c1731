"""Why something cannot be done: a word, the paragraph, and what stands in the way and where.

The sentences for it are elsewhere; `explain` has them in plain English.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.core.grid import Cell
from game.rules.deep_scan.actions import ShipNumber
from game.rules.deep_scan.wares import Ware


class Why(Enum):
    """What stands against an action."""

    OVER = "over"
    NOT_SEATED = "not_seated"
    RESIGNED = "resigned"
    NOT_THE_TURN = "not_the_turn"
    ANSWER_FIRST = "answer_first"
    """An offer is to be answered."""
    NO_OFFER = "no_offer"
    EVENT_FIRST = "event_first"
    """An event is to be taken or left."""
    NO_EVENT = "no_event"
    PROBES_LIE = "probes_lie"
    """A positioning goes on."""
    ARRIVED = "arrived"
    """The main action is done; one may only buy, repair and trade."""
    POSITIONED = "positioned"
    """Once in a turn is enough."""
    DAMAGED = "damaged"
    NO_OBJECT = "no_object"
    SPENT = "spent"
    KNOWN = "known"
    """The object is known with full accuracy already."""
    NAMED = "named"
    """It is this object that is positioned for."""
    NO_PROBES = "no_probes"
    NOT_NAMED = "not_named"
    """No object is named yet."""
    NO_SUCH_PROBES = "no_such_probes"
    NO_TOSSES_LEFT = "no_tosses_left"
    ONE_STAYS = "one_stays"
    NO_SWING = "no_swing"
    """Dice have nothing aside."""
    TOO_FAR_ASIDE = "too_far_aside"
    NOT_TOSSED = "not_tossed"
    NO_CARD = "no_card"
    MOVED_ALREADY = "moved_already"
    COUNTS_WHOLE = "counts_whole"
    TOO_FAR_OUT = "too_far_out"
    NO_LANE = "no_lane"
    NO_LAUNCHER = "no_launcher"
    NOT_KNOWN = "not_known"
    """Only to an object that is known with full accuracy a launcher leaves a stop out."""
    OCCUPIED = "occupied"
    NO_PIRATES = "no_pirates"
    NO_MONEY = "no_money"
    NOT_ON_BASE = "not_on_base"
    NOT_SOLD = "not_sold"
    SOLD_OUT = "sold_out"
    NOT_DAMAGED = "not_damaged"
    HAS_MONEY = "has_money"
    """Resources are taken only of who has no money."""
    NO_RESOURCES = "no_resources"
    NO_PARTNER = "no_partner"
    NO_OFFERS_LEFT = "no_offers_left"
    NOTHING = "nothing"
    NOT_HELD = "not_held"
    TOO_MANY_PROBES = "too_many_probes"
    CHANGED_ONCE = "changed_once"
    UNCHANGED = "unchanged"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Refusal:
    """`ship` stands in the way, or has too little, or no room, of the `ware`."""

    why: Why
    rule: str
    place: Cell | None = None
    ship: ShipNumber | None = None
    ware: Ware | None = None
    probe: int | None = None
