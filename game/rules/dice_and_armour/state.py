"""What lies before the two players: tanks with their parts, wrecks, and whose turn it is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Annotated, Any

from game.core.codec import LATER
from game.core.grid import Cell, Facing
from game.core.lasting_conditions import Conditions, left
from game.core.number_bounds import Few, Long, Within
from game.core.rules import Seat
from game.rules.dice_and_armour.kinds import CHIPS, DESTROYED, HOLD, SHORT, Kind, Part
from game.rules.dice_and_armour.starting_board import Board, bare

STRAIGHT = "straight"
"""The condition in which a tank goes straight only, counted by its moves (D6.2)."""
JAM = "jam"
"""The condition in which a turret does not shoot, counted by its player's turns (D6.4)."""

Face = Annotated[int, Within(1, 6)]


class Mode(Enum):
    SIMPLE = "simple"
    CAPTURE = "capture"


@dataclass(frozen=True, slots=True)
class Options:
    """With `patient` a hit on a broken part does nothing (D4.7); with `short` four broken parts
    destroy a tank (D5.1); with `free` each side chooses its army in secret (D10)."""

    patient: bool = False
    short: bool = False
    free: bool = field(default=False, metadata=LATER)


@dataclass(frozen=True, slots=True)
class Setup:
    """`first` begins, as in a task; with None both throw for it (D2.1)."""

    board: Board = field(default_factory=bare)
    mode: Mode = Mode.SIMPLE
    options: Options = Options()
    first: Seat | None = None


class How(Enum):
    """How a match ended."""

    DESTROYED = "destroyed"
    BOTH_LOST = "both_lost"
    CAPTURED = "captured"
    SURRENDERED = "surrendered"
    QUIET = "quiet"
    """Nothing happened for too long; what is left on the board decides (D8.3)."""
    RESIGNED = "resigned"
    AGREED = "agreed"


class Stage(Enum):
    """What is to be decided."""

    MUSTER = "muster"
    """Of which tanks each army is made, in secret (D10)."""
    CHOOSE = "choose"
    """A tank to move or to shoot with."""
    SHOT = "shot"
    """Whether the tank that has moved shoots."""
    RAM = "ram"
    """Which part a ram breaks."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Tank:
    """A tank; it keeps its number through the match.

    `broken` are parts in their order, `moved` is the number of the turn it last moved in, 0 for
    none; `held` counts its turns on the enemy's base (D8.2).
    """

    number: Few
    seat: Seat
    kind: Kind
    cell: Cell
    facing: Facing
    broken: tuple[Part, ...] = ()
    lasting: Conditions = ()
    moved: Long = 0
    held: Annotated[int, Within(0, HOLD)] = 0

    def has(self, part: Part) -> bool:
        """Whether this part is whole."""
        return part not in self.broken

    @property
    def bound(self) -> int:
        """How many more moves it goes straight only."""
        return left(self.lasting, STRAIGHT)

    @property
    def jammed(self) -> int:
        """How many more turns of its player it does not shoot."""
        return left(self.lasting, JAM)


@dataclass(frozen=True, slots=True)
class Wreck:
    """What a destroyed tank leaves, with the number and the facing of the tank."""

    number: Few
    seat: Seat
    kind: Kind
    cell: Cell
    facing: Facing
    chips: Annotated[int, Within(0, CHIPS)] = 0


@dataclass(frozen=True, slots=True)
class Muster:
    """The army of a side as far as it is chosen, from the west; None is a tank that is not seen."""

    kinds: tuple[Kind | None, ...] = ()
    ready: bool = False


@dataclass(frozen=True, slots=True)
class Question:
    """This seat chooses which part of a tank breaks; `other` is the tank it met (D7.2).

    So many `more` parts are to break in this ram.
    """

    seat: Seat
    number: Few
    other: Few
    more: Few = 0


@dataclass(frozen=True, slots=True)
class Ending:
    """The match is over; no winner is a draw."""

    how: How
    winner: Seat | None


@dataclass(frozen=True, slots=True)
class Table:
    """`number` counts the turns of both seats from 1, `turn` is whose it is.

    `thrown` are the throws for the first turn, white's and black's (D2.1). `mover` is the tank
    that has moved in this turn and may still shoot; `asked` the question in a ram. `quiet` counts
    the turns in a row in which nothing happened, `stirred` says whether something has in this one,
    and `longest` is the highest count on a base since the last damage (D8.3). `musters` are the
    armies while they are chosen (D10).
    """

    setup: Setup
    tanks: tuple[Tank, ...]
    wrecks: tuple[Wreck, ...] = ()
    thrown: tuple[tuple[Face, Face], ...] = ()
    turn: Seat = 0
    number: Long = 1
    mover: Few | None = None
    asked: Question | None = None
    quiet: Few = 0
    stirred: bool = False
    longest: Annotated[int, Within(0, HOLD)] = 0
    offered: Seat | None = None
    ending: Ending | None = None
    musters: tuple[Muster, Muster] | None = field(default=None, metadata=LATER)

    @property
    def board(self) -> Board:
        return self.setup.board

    @property
    def options(self) -> Options:
        return self.setup.options

    @property
    def captures(self) -> bool:
        return self.setup.mode is Mode.CAPTURE

    @property
    def stage(self) -> Stage:
        if self.ending is not None:
            return Stage.OVER
        if self.musters is not None:
            return Stage.MUSTER
        if self.asked is not None:
            return Stage.RAM
        return Stage.CHOOSE if self.mover is None else Stage.SHOT

    @property
    def deadly(self) -> int:
        """With so many broken parts a tank is destroyed (D5.1)."""
        return SHORT if self.options.short else DESTROYED

    def on(self, cell: Cell) -> bool:
        return 0 <= cell.x < self.board.width and 0 <= cell.y < self.board.height

    def own(self, seat: Seat) -> tuple[Tank, ...]:
        return tuple(tank for tank in self.tanks if tank.seat == seat)

    def find(self, number: int) -> Tank | None:
        return next((tank for tank in self.tanks if tank.number == number), None)

    def tank(self, number: int) -> Tank:
        """Return a tank that is on the board."""
        found = self.find(number)
        assert found is not None, f"no tank {number}"
        return found

    def wreck(self, number: int) -> Wreck:
        return next(wreck for wreck in self.wrecks if wreck.number == number)

    def tank_on(self, cell: Cell) -> Tank | None:
        return next((tank for tank in self.tanks if tank.cell == cell), None)

    def wreck_on(self, cell: Cell) -> Wreck | None:
        return next((wreck for wreck in self.wrecks if wreck.cell == cell), None)

    def free(self, cell: Cell) -> bool:
        """Whether a cell is on the board with nothing on it."""
        closed = cell in self.board.blocks or self.tank_on(cell) or self.wreck_on(cell)
        return self.on(cell) and not closed

    def with_tank(self, number: int, **changes: Any) -> Table:
        """Return the table with something changed at one tank."""
        return self.with_tanks(
            replace(tank, **changes) if tank.number == number else tank for tank in self.tanks
        )

    def with_tanks(self, tanks: Iterable[Tank]) -> Table:
        return replace(self, tanks=tuple(tanks))

    def without(self, number: int) -> Table:
        """Return the table with a tank taken off the board."""
        return self.with_tanks(tank for tank in self.tanks if tank.number != number)


def other(seat: Seat) -> Seat:
    return 1 - seat
