"""What lies on the table: the house with its lamps, who is where, and what lies dormant.

A view has None for the room and the plan of whoever is of the other side, and for the rooms of
nightmares and who called them unless it is Dark's (K7). When the night is over all is shown.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Annotated, Any

from game.core.codec import LATER
from game.core.number_bounds import Few, Long, Within
from game.core.rules import Seat
from game.core.rules import State as CoreState

from .actions import PlanMove, Planned, Slotted, Wake, Whisper
from .house import HOUSE, House, RoomNumber

LEAST_SEATS, MOST_SEATS = 2, 8
SLOTS = 2
"""How many actions a turn has (K3.1)."""
MOST_TURNS = 40
"""The night ends after so many turns (K6.1)."""
MOST_WHISPERS = 8
"""So often one whispers in a turn."""
MOST_DORMANT = 3
"""How many nightmares of one character lie dormant (K5.3)."""
PATIENCE = 3
"""In the third turn that passes without a lamp, or with lamps left alone, and in each further
one, a counter moves by itself (K4.5, K5.5)."""
START_PLACES = 3
"""How many start places a house has at least (K1.3)."""
CROWD = 5
"""From so many seats on there is a fourth start place (K1.3)."""

Full = Annotated[int, Within(1, 99)]
"""A full mark of a counter."""
Turn = Annotated[int, Within(1, MOST_TURNS)]
Slot = Annotated[int, Within(1, SLOTS)]


class Side(Enum):
    LIGHT = "light"
    DARK = "dark"

    # A set or a key asks for it all the time, and what Enum gives runs as Python code.
    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Setup:
    """One character a seat; the full marks of the counters are those of K1.4, or others. `given`
    are handicaps of ours by seats, empty for none: so many marks more the other side has to reach,
    which its full mark counts already."""

    house: House = HOUSE
    sides: tuple[Side, ...] = (Side.LIGHT, Side.DARK)
    full_dawn: Full = 13
    full_madness: Full = 10
    given: tuple[Few, ...] = field(default=(), metadata=LATER)

    def given_to(self, seat: Seat) -> int:
        return self.given[seat] if self.given else 0

    def full(self, side: Side) -> int:
        """Return where the counter of a side is full."""
        return self.full_dawn if side is Side.LIGHT else self.full_madness


@dataclass(frozen=True, slots=True)
class Character:
    """Where a seat is, and what it has planned: `None` for both where it must not be known.

    What of the plan is no `Wake` fills the slots, in its order.
    """

    room: RoomNumber | None
    plan: tuple[Planned, ...] | None = ()
    committed: bool = False

    @property
    def slots(self) -> tuple[Slotted, ...]:
        return tuple(each for each in self.plan or () if not isinstance(each, Wake))

    @property
    def woken(self) -> tuple[Long, ...]:
        return tuple(each.nightmare for each in self.plan or () if isinstance(each, Wake))

    @property
    def led_to(self) -> RoomNumber | None:
        """Return the room where the moves that are planned lead."""
        moves = (each.path[-1] for each in reversed(self.slots) if isinstance(each, PlanMove))
        return next(moves, self.room)


@dataclass(frozen=True, slots=True)
class Nightmare:
    """One that lies dormant: its number, the room that was told, and when it was called."""

    number: Long
    hint: RoomNumber
    turn: Turn
    room: RoomNumber | None
    owner: Seat | None


@dataclass(frozen=True, slots=True)
class Ending:
    """The night is over: no winner for a draw."""

    winner: Side | None


@dataclass(frozen=True, slots=True)
class Table:
    """`lamps` are the rooms whose lamps burn, `called` counts the nightmares of the night.

    `whispers` are those of this turn, in a view those of the own side.
    `dark_turns` have passed without a lamp lit (K4.5), `bright_turns` with lamps left alone (K5.5).
    """

    setup: Setup
    characters: tuple[Character, ...]
    turn: Turn = 1
    lamps: frozenset[RoomNumber] = frozenset()
    dawn: Long = 0
    madness: Long = 0
    dark_turns: Long = 0
    bright_turns: Long = 0
    nightmares: tuple[Nightmare, ...] = ()
    called: Long = 0
    whispers: tuple[Whisper, ...] = ()
    ending: Ending | None = None

    @property
    def house(self) -> House:
        return self.setup.house

    @property
    def seats(self) -> range:
        return range(len(self.characters))

    @property
    def light_feared(self) -> bool:
        """Whether lamps left alone bring the dawn nearer, until one or none burns (K5.5)."""
        return self.bright_turns >= PATIENCE

    def side(self, seat: Seat) -> Side | None:
        """Return the side of a seat, None for a bystander."""
        return self.setup.sides[seat] if seat in self.seats else None

    def of_side(self, side: Side) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if self.setup.sides[seat] is side)

    def marks(self, side: Side) -> int:
        """Return how far the counter of a side has come."""
        return self.dawn if side is Side.LIGHT else self.madness

    def whispered(self, seat: Seat) -> int:
        """Return how often a seat has whispered in this turn."""
        return sum(each.seat == seat for each in self.whispers)

    def dormant(self, seat: Seat) -> tuple[Nightmare, ...]:
        """Return the nightmares that a seat has called, as far as it is known whose they are."""
        return tuple(each for each in self.nightmares if each.owner == seat)

    def with_character(self, seat: Seat, **changes: Any) -> Table:
        """Return the table with something changed at one seat."""
        characters = list(self.characters)
        characters[seat] = replace(characters[seat], **changes)
        return replace(self, characters=tuple(characters))


@dataclass(frozen=True, slots=True)
class NoTask:
    """Nothing ever waits in this game: the last one who commits has the turn settled."""


State = CoreState[Table, NoTask]
