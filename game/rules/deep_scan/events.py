"""What can happen, in the order in which it is told; nothing of it is hidden (S10).

Dice that fall are the core's `Rolled`: "task" for an event's die. The probes of one toss come to
rest in one event, since they fly at once. `seat` is who led the ship.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.core.grid import Cell
from game.core.number_bounds import Few, Long
from game.core.rolled_dice import Rolled
from game.core.rules import Seat

from .actions import ProbeNumber, ShipNumber
from .sky import Accuracy, Offset
from .wares import EventCard, Terms, Ware


class How(Enum):
    """How a ship was repaired (S7.1)."""

    MONEY = "money"
    RESOURCES = "resources"
    WAITING = "waiting"

    # A set or a key asks for it all the time, and what Enum gives runs as Python code.
    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """The ship is on turn, led by this seat: the turn of this number, of all from 1."""

    seat: Seat
    ship: ShipNumber
    number: Long


@dataclass(frozen=True, slots=True)
class ObjectAimed:
    seat: Seat
    ship: ShipNumber
    at: Cell


@dataclass(frozen=True, slots=True)
class Landed:
    """A probe came to rest here; a lost one is gone to the shop and counts nothing (S4.3)."""

    number: ProbeNumber
    place: Offset
    accuracy: Accuracy
    lost: bool = False


@dataclass(frozen=True, slots=True)
class ProbesTossed:
    """The toss of this number, of three; `total` is the sum of all that lie now."""

    seat: Seat
    ship: ShipNumber
    at: Cell
    toss: Few
    landed: tuple[Landed, ...]
    total: Accuracy


@dataclass(frozen=True, slots=True)
class ProbeStrengthened:
    """A card moved a probe one ring inward; it counts so much now (S4.6)."""

    seat: Seat
    ship: ShipNumber
    at: Cell
    probe: ProbeNumber
    accuracy: Accuracy
    total: Accuracy


@dataclass(frozen=True, slots=True)
class AccuracyReached:
    """The object is known with full accuracy, and the probes come back to the hand."""

    seat: Seat
    ship: ShipNumber
    at: Cell


@dataclass(frozen=True, slots=True)
class PositioningFailed:
    """Too little, after the last toss or since one `stopped`; the probes come back (S4.5)."""

    seat: Seat
    ship: ShipNumber
    at: Cell
    total: Accuracy
    stopped: bool


@dataclass(frozen=True, slots=True)
class ShipJumped:
    """The ship is at `to` now; `over` is the stop a launcher left out (S5)."""

    seat: Seat
    ship: ShipNumber
    to: Cell
    over: Cell | None


@dataclass(frozen=True, slots=True)
class EventOpened:
    """The ship scans: the card was drawn, or lay `reserved` at the object (S6.1). The accuracy is
    used up."""

    seat: Seat
    ship: ShipNumber
    at: Cell
    card: EventCard
    reserved: bool


@dataclass(frozen=True, slots=True)
class PiratesPaid:
    seat: Seat
    ship: ShipNumber
    money: Few


@dataclass(frozen=True, slots=True)
class ObjectScanned:
    """The ship notes so many resources; the object is spent. `halved` without a collector."""

    seat: Seat
    ship: ShipNumber
    at: Cell
    resources: Few
    halved: bool


@dataclass(frozen=True, slots=True)
class EventLeft:
    """The card lies open at the object: declined, or its task `failed` (S6.3, S6.4)."""

    seat: Seat
    ship: ShipNumber
    at: Cell
    card: EventCard
    failed: bool


@dataclass(frozen=True, slots=True)
class ShipDamaged:
    seat: Seat
    ship: ShipNumber


@dataclass(frozen=True, slots=True)
class ShipRepaired:
    seat: Seat
    ship: ShipNumber
    how: How
    paid: Few


@dataclass(frozen=True, slots=True)
class WareBought:
    seat: Seat
    ship: ShipNumber
    ware: Ware
    money: Few


@dataclass(frozen=True, slots=True)
class ProbesGiven:
    """The base gives so many probes to a ship that has too few (S7.1)."""

    seat: Seat
    ship: ShipNumber
    count: Few


@dataclass(frozen=True, slots=True)
class OfferMade:
    seat: Seat
    ship: ShipNumber
    to: ShipNumber
    terms: Terms


@dataclass(frozen=True, slots=True)
class OfferChanged:
    """The one it was made to offers otherwise: the terms are its own now."""

    seat: Seat
    ship: ShipNumber
    to: ShipNumber
    terms: Terms


@dataclass(frozen=True, slots=True)
class OfferAgreed:
    """The bargain holds: `ship`, whose offer it was, got and gave this."""

    seat: Seat
    ship: ShipNumber
    to: ShipNumber
    terms: Terms


@dataclass(frozen=True, slots=True)
class OfferRefused:
    """`ship` says no to what was offered by `to`."""

    seat: Seat
    ship: ShipNumber
    to: ShipNumber


@dataclass(frozen=True, slots=True)
class Waited:
    """The ship did nothing in this turn, or, `idle` not, nothing more."""

    seat: Seat
    ship: ShipNumber
    idle: bool


@dataclass(frozen=True, slots=True)
class SeatResigned:
    seat: Seat
    ship: ShipNumber


@dataclass(frozen=True, slots=True)
class MatchEnded:
    winners: tuple[ShipNumber, ...]


Positioned = ObjectAimed | ProbesTossed | ProbeStrengthened | AccuracyReached | PositioningFailed
Scanned = EventOpened | PiratesPaid | ObjectScanned | EventLeft | ShipDamaged
AtBase = ShipRepaired | WareBought | ProbesGiven
Traded = OfferMade | OfferChanged | OfferAgreed | OfferRefused
Course = TurnBegan | ShipJumped | Waited | SeatResigned | MatchEnded
Event = Positioned | Scanned | AtBase | Traded | Course | Rolled
