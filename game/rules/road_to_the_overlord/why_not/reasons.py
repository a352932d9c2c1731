"""Why something cannot be done: a word, the paragraph, and what stands in the way and where.

The sentences for it are elsewhere; `explain` has them in plain English.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.road_to_the_overlord.actions import MarkNumber
from game.rules.road_to_the_overlord.cards import CardName


class Why(Enum):
    """What stands against an action."""

    OVER = "over"
    NOT_SEATED = "not_seated"
    RESIGNED = "resigned"
    NOT_THE_TURN = "not_the_turn"
    ANSWER_FIRST = "answer_first"
    """An offer is to be answered."""
    NO_OFFER = "no_offer"
    FIGHT_FIRST = "fight_first"
    """This is for the road."""
    NO_FIGHT = "no_fight"
    NOT_ASKED = "not_asked"
    """Something else is to be decided in the fight now."""
    WALK_FIRST = "walk_first"
    """The die is thrown: forward or back is all that may be chosen."""
    NOT_THROWN = "not_thrown"
    NO_WAY = "no_way"
    """The road ends here."""
    NOT_THERE = "not_there"
    """Only on the last mark the boss is challenged."""
    NO_SUCH_MARK = "no_such_mark"
    """A card leads to any mark but the last two."""
    NOT_HELD = "not_held"
    NOT_WORN = "not_worn"
    NOT_GEAR = "not_gear"
    TOO_HEAVY = "too_heavy"
    NO_SHIELD = "no_shield"
    """Only a Crusader holds one."""
    NOT_CLASS = "not_class"
    CLASS_TAKEN = "class_taken"
    NOT_PASSIVE = "not_passive"
    OTHER_CLASS = "other_class"
    """It is a skill of another class."""
    KNOWN = "known"
    FORGET_FIRST = "forget_first"
    """Two skills are all: one has to be forgotten."""
    NOTHING_TO_FORGET = "nothing_to_forget"
    NOT_FOR_ROAD = "not_for_road"
    NOT_FOR_FIGHT = "not_for_fight"
    NOT_TELEPORT = "not_teleport"
    NO_NEED = "no_need"
    """Who is in full health needs no healing."""
    NO_TARGET = "no_target"
    """It wants an enemy that stands there."""
    NOT_AIMED = "not_aimed"
    """It is not aimed at anybody."""
    USED = "used"
    """Once a fight."""
    WANTS_SHIELD = "wants_shield"
    NOT_OWN_HALF = "not_own_half"
    OCCUPIED = "occupied"
    TOO_FAR = "too_far"
    STEPPED = "stepped"
    ACTED = "acted"
    ROOTED = "rooted"
    BANNED = "banned"
    NOBODY_BEFORE = "nobody_before"
    TOO_LATE = "too_late"
    """One flees at the beginning of a turn."""
    NOT_LOOT = "not_loot"
    NO_TRADE = "no_trade"
    NO_PARTNER = "no_partner"
    NO_OFFERS_LEFT = "no_offers_left"
    NOTHING = "nothing"
    NO_SUCH_CARD = "no_such_card"
    CHANGED_ONCE = "changed_once"
    UNCHANGED = "unchanged"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Refusal:
    """What stands in the way: a cell, a mark, a card, or somebody there."""

    why: Why
    rule: str
    place: Cell | None = None
    mark: MarkNumber | None = None
    card: CardName | None = None
    seat: Seat | None = None
