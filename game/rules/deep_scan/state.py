"""What lies on the map of stars: objects, ships, probes, what a ship owns, and what is asked.

Nothing is hidden but the order of what is drawn, which nobody knows (S10). A ship is led by its
seats in turn.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Annotated, Any, Final

from game.core.codec import LATER
from game.core.grid import Cell
from game.core.number_bounds import Few, Long, Within
from game.core.rolled_dice import Face
from game.core.rules import Seat
from game.core.rules import State as CoreState

from .actions import ProbeNumber, ShipNumber
from .sky import BASE, Accuracy, Kind, Offset
from .wares import MONEY, PROBES, EventCard, Lot, Terms

LEAST_SEATS, MOST_SEATS = 1, 8
MOST_SHIPS: Final = 4
TOSSES: Final = 3
"""The first toss and two more (S4.2)."""
OFFERS: Final = 2
"""Offers in a turn (S8.1)."""
IDLE_ROUNDS: Final = 2
"""So many rounds of nothing but waiting end the match (S9.1)."""
WHOLE, MIDDLE, SHORT = 20, 12, 8
"""How many objects lie there (S9.1)."""
TURNS, TURNS_ALONE = 60, 30
"""After so many turns of each ship the match is over, however much is left: who may only fail and
fly about would do so for hours (S9.1)."""
AT_FIRST: Final = Lot(money=MONEY, probe=PROBES)
"""What a ship has at the start (S2.1)."""


class HandKind(Enum):
    """How a seat tosses: by dice, or by two meters that are stopped (S4.4)."""

    DICE = "dice"
    METER = "meter"

    # A set or a key asks for it all the time, and what Enum gives runs as Python code.
    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class SkyObject:
    """`reserved` is the event that lies open at it (S6.3)."""

    at: Cell
    kind: Kind
    reserved: EventCard | None = None
    spent: bool = False


@dataclass(frozen=True, slots=True)
class Ship:
    """`aimed` is the object known with full accuracy, `turns` counts its own that are done.

    Its probes are all of its colour that it owns, those that lie on the map among them.
    """

    place: Cell = BASE
    has: Lot = AT_FIRST
    aimed: Cell | None = None
    damaged: bool = False
    turns: Long = 0
    resigned: bool = False


@dataclass(frozen=True, slots=True)
class LyingProbe:
    """Where a probe came to rest, and what it counts, a card that moved it inward included."""

    number: ProbeNumber
    place: Offset
    accuracy: Accuracy
    strengthened: bool = False


@dataclass(frozen=True, slots=True)
class Positioning:
    """`tosses` are done; `used` cards have moved a probe (S4.6)."""

    at: Cell
    tosses: Few = 0
    probes: tuple[LyingProbe, ...] = ()
    used: Few = 0

    @property
    def accuracy(self) -> int:
        return sum(probe.accuracy for probe in self.probes)


@dataclass(frozen=True, slots=True)
class Bargain:
    """What lies between two ships: `of` would get or give this, and `to` answers (S8.1).

    `changed` is an offer that has come back otherwise: it is not changed once more.
    """

    of: ShipNumber
    to: ShipNumber
    terms: Terms
    changed: bool = False


@dataclass(frozen=True, slots=True)
class Pile:
    """The event cards of a kind that are still face down; their order is nobody's."""

    kind: Kind
    cards: tuple[EventCard, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """A sky as a task has it: it begins in the turn of ship 0.

    Ships that no seat leads stand in the way and have no turns; a bargain of theirs may wait.
    """

    objects: tuple[SkyObject, ...]
    ships: tuple[Ship, ...]
    piles: tuple[Pile, ...] = ()
    positioning: Positioning | None = None
    bargain: Bargain | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """`ships` is the ship of each seat; one seat alone plays for the most in `turns` turns.

    `hands` are those of the seats, `given` are handicaps by seats, empty for none: so many probes
    more at the start, for the ship; `more` are those that every ship has besides (S2.1).
    """

    ships: tuple[ShipNumber, ...] = (0, 1)
    objects: Few = WHOLE
    hands: tuple[HandKind, ...] = (HandKind.DICE, HandKind.DICE)
    turns: Annotated[int, Within(0, 999)] = 0
    """The match ends after so many turns of each ship; 0 for no end by turns."""
    given: tuple[Few, ...] = ()
    moment: Moment | None = field(default=None, metadata=LATER)
    more: Few = field(default=0, metadata=LATER)

    @property
    def alone(self) -> bool:
        return len(self.ships) == 1

    @property
    def count(self) -> int:
        """Return how many ships are led."""
        return max(self.ships) + 1

    def crew(self, ship: ShipNumber) -> tuple[Seat, ...]:
        return tuple(seat for seat, each in enumerate(self.ships) if each == ship)


@dataclass(frozen=True, slots=True)
class Ending:
    """The match is over; several winners share it (S9.1)."""

    winners: tuple[ShipNumber, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """`turn` is the ship that is on turn, `number` counts the turns of all from 1; `firsts` is what
    was thrown for the first of them, ship by ship, then by those that were equal (S2.1).

    `begun` says that this turn has seen a deed beside waiting, `positioned` that a positioning has
    succeeded in it, `arrived` that its main action is done and the ship may still buy on the base.
    `scanning` is the event in question at the ship's place. `idle` counts turns in a row in which
    somebody only waited.
    """

    setup: Setup
    objects: tuple[SkyObject, ...]
    ships: tuple[Ship, ...]
    piles: tuple[Pile, ...]
    first: ShipNumber = 0
    firsts: tuple[Face, ...] = ()
    turn: ShipNumber = 0
    number: Long = 1
    begun: bool = False
    positioned: bool = False
    arrived: bool = False
    offers: Few = 0
    positioning: Positioning | None = None
    scanning: EventCard | None = None
    bargain: Bargain | None = None
    idle: Long = 0
    ending: Ending | None = None

    @property
    def seats(self) -> range:
        return range(len(self.setup.ships))

    @property
    def own(self) -> Ship:
        """Return the ship that is on turn."""
        return self.ships[self.turn]

    def object_at(self, at: Cell) -> SkyObject | None:
        return next((each for each in self.objects if each.at == at), None)

    def with_ship(self, ship: ShipNumber, **changes: Any) -> Table:
        """Return the table with something changed at one ship."""
        ships = list(self.ships)
        ships[ship] = replace(ships[ship], **changes)
        return replace(self, ships=tuple(ships))

    def with_object(self, at: Cell, **changes: Any) -> Table:
        """Return the table with something changed at one object."""
        objects = (replace(each, **changes) if each.at == at else each for each in self.objects)
        return replace(self, objects=tuple(objects))


@dataclass(frozen=True, slots=True)
class NoTask:
    """Nothing waits behind a question: what is asked lies on the table."""


State = CoreState[Table, NoTask]
