"""What can happen, in the order in which it is told. What a seat must not know is None.

Whatever is hidden, as many events of the same kinds are told to all: moves, and actions that
came to nothing, are only in the one `SlotDone` of each slot. An event with a secret says of which
side each seat is, so that from it alone everybody knows who may hear it.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.number_bounds import Long
from game.core.rules import Seat

from .actions import Phrase, Planned, Slotted
from .house import RoomNumber
from .state import Nightmare, Side, Slot, Turn

Sides = tuple[Side, ...]


@dataclass(frozen=True, slots=True)
class PlanChanged:
    """Somebody of the other side did something to a plan, or whispered; no more is heard of it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ActionPlanned:
    seat: Seat
    action: Planned
    sides: Sides


@dataclass(frozen=True, slots=True)
class ActionTakenBack:
    """What was planned last is no longer planned."""

    seat: Seat
    sides: Sides


@dataclass(frozen=True, slots=True)
class Whispered:
    seat: Seat
    phrase: Phrase
    room: RoomNumber | None
    sides: Sides


@dataclass(frozen=True, slots=True)
class PlanCommitted:
    seat: Seat


@dataclass(frozen=True, slots=True)
class SlotDone:
    """What each seat did in this slot, all at once: None for nothing, and for the other side."""

    slot: Slot
    done: tuple[Slotted | None, ...]
    sides: Sides


@dataclass(frozen=True, slots=True)
class LampLit:
    room: RoomNumber
    dawn: Long


@dataclass(frozen=True, slots=True)
class LampFlickered:
    """It was lit and put out at once, and stays as it was (K4.2)."""

    room: RoomNumber


@dataclass(frozen=True, slots=True)
class LampPutOut:
    room: RoomNumber
    madness: Long


@dataclass(frozen=True, slots=True)
class NightmareCalled:
    """It lies dormant in a room that only Dark knows; all hear of a room that touches it."""

    number: Long
    hint: RoomNumber
    room: RoomNumber | None
    owner: Seat | None
    sides: Sides


@dataclass(frozen=True, slots=True)
class NightmareBanished:
    """It appeared where the ritual was done, and is gone (K4.3)."""

    number: Long
    room: RoomNumber
    dawn: Long


@dataclass(frozen=True, slots=True)
class DarkRepelled:
    """A character of Dark was found by the ritual in this room, and will flee (K4.4)."""

    seat: Seat
    room: RoomNumber
    dawn: Long


@dataclass(frozen=True, slots=True)
class LightFrightened:
    """A character of Light was scared at the lamp of this room, and will flee (K5.4)."""

    seat: Seat
    room: RoomNumber
    madness: Long


@dataclass(frozen=True, slots=True)
class NightmareWoken:
    """It is shown and gone; it has `bitten` if a character of Light was there (K5.3)."""

    number: Long
    room: RoomNumber
    bitten: bool
    madness: Long


@dataclass(frozen=True, slots=True)
class Fled:
    """These seats went to a start place by a secret throw; None for where, of the other side."""

    seats: tuple[Seat, ...]
    rooms: tuple[RoomNumber | None, ...]
    sides: Sides


@dataclass(frozen=True, slots=True)
class TurnCounted:
    """For how many turns no lamp was lit, and for how many lamps were left alone."""

    dark_turns: Long
    bright_turns: Long


@dataclass(frozen=True, slots=True)
class DarknessGrew:
    """No lamp was lit for too long (K4.5)."""

    madness: Long


@dataclass(frozen=True, slots=True)
class LightGrew:
    """Lamps were left alone for too long (K5.5)."""

    dawn: Long


@dataclass(frozen=True, slots=True)
class TurnBegan:
    turn: Turn


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The night is over, and all is shown: who is where, and what lay dormant."""

    winner: Side | None
    rooms: tuple[RoomNumber, ...]
    nightmares: tuple[Nightmare, ...]


Planning = PlanChanged | ActionPlanned | ActionTakenBack | Whispered | PlanCommitted
Lamps = LampLit | LampFlickered | LampPutOut
Settled = (
    NightmareCalled | NightmareBanished | DarkRepelled | LightFrightened | NightmareWoken | Fled
)
Counted = TurnCounted | DarknessGrew | LightGrew | TurnBegan | MatchEnded
Event = Planning | SlotDone | Lamps | Settled | Counted
