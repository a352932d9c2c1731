"""What a seat may decide: up to two slots and what is woken, one after the other, in secret.

A whisper is beside all of that: it is never listed, and changes nothing but what partners know.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.core.number_bounds import Long
from game.core.rules import Seat

from .house import Path, RoomNumber

JUST_CALLED: Long = 0
"""The number of the nightmare that the same plan calls; all others are numbered from 1."""


class Ritual(Enum):
    """What Light does in the present room against who or what comes there."""

    BANISH = "banish"
    """Against nightmares (K4.3)."""
    REPEL = "repel"
    """Against the Dark (K4.4)."""


@dataclass(frozen=True, slots=True)
class PlanMove:
    """Go through one to three rooms, each touching the one before, none entered twice (K4.1)."""

    seat: Seat
    path: Path


@dataclass(frozen=True, slots=True)
class PlanWait:
    """Leave the first slot empty, so that the second may be used alone (K3.1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlanLamp:
    """Light the lamp of the present room, or put it out: each side does its own (K4.2, K5.2)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlanRitual:
    seat: Seat
    ritual: Ritual


@dataclass(frozen=True, slots=True)
class PlanCall:
    """Call a nightmare in a room, and tell a room that touches it, or the room itself (K5.3)."""

    seat: Seat
    room: RoomNumber
    hint: RoomNumber


@dataclass(frozen=True, slots=True)
class PlanScare:
    """Wait for who lights the lamp of the present room (K5.4)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Wake:
    """Wake an own nightmare at the end of the turn; this takes no slot (K5.3)."""

    seat: Seat
    nightmare: Long


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take back what was planned last."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Commit:
    """Leave the plan as it is; a slot that is left does nothing (K3.1)."""

    seat: Seat


class Phrase(Enum):
    """What may be whispered to partners; both sides have the same words for what each does."""

    LAMP = "lamp"
    """I see to the lamp."""
    TRAP = "trap"
    """I lie in wait."""
    STAY_AWAY = "stay_away"
    COME = "come"
    NEAR = "near"
    """They are near."""
    FOLLOW = "follow"
    YES = "yes"
    NO = "no"

    # A set or a key asks for it all the time, and what Enum gives runs as Python code.
    __hash__ = object.__hash__


PLACED = (Phrase.LAMP, Phrase.TRAP, Phrase.STAY_AWAY, Phrase.COME, Phrase.NEAR)
"""The words that are said of a room, too."""


@dataclass(frozen=True, slots=True)
class Whisper:
    """Say a word to all partners, of a room or of none; nobody of the other side hears it (K7)."""

    seat: Seat
    phrase: Phrase = Phrase.YES
    room: RoomNumber | None = None


Slotted = PlanMove | PlanWait | PlanLamp | PlanRitual | PlanCall | PlanScare
Planned = Slotted | Wake
Talk = Whisper
Action = Planned | TakeBack | Commit | Talk
