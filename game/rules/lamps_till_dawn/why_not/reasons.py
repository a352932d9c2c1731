"""Why something cannot be done: a word, the paragraph, and the room where it goes wrong.

The sentences for it are elsewhere; `explain` has them in plain English.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.rules.lamps_till_dawn.house import RoomNumber


class Why(Enum):
    """What stands against an action."""

    OVER = "over"
    NOT_SEATED = "not_seated"
    COMMITTED = "committed"
    SLOTS_FULL = "slots_full"
    TWICE = "twice"
    """Only moving is done twice in a turn."""
    WAIT_FIRST = "wait_first"
    """Only the first slot is left empty on purpose; the second one just stays so."""
    NOTHING_PLANNED = "nothing_planned"
    FOR_LIGHT = "for_light"
    FOR_DARK = "for_dark"
    NO_SUCH_ROOM = "no_such_room"
    NO_WAY = "no_way"
    """A way of no rooms."""
    TOO_FAR = "too_far"
    NOT_BESIDE = "not_beside"
    ENTERED_TWICE = "entered_twice"
    HINT_TOO_FAR = "hint_too_far"
    ENOUGH_DORMANT = "enough_dormant"
    NOT_DORMANT = "not_dormant"
    """No nightmare of this number lies dormant, or another one has called it."""
    NOTHING_CALLED = "nothing_called"
    WOKEN = "woken"
    NO_PARTNER = "no_partner"
    ENOUGH_WHISPERED = "enough_whispered"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Refusal:
    why: Why
    rule: str
    room: RoomNumber | None = None
