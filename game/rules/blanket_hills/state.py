"""What lies on the blanket: the land, tanks, towers and domes, and the shells of each.

Nothing is hidden (G8). A team is a tank; its seats fire for it in turn (G13). Alone on the range,
the second tank is a target nobody sits in.
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

from .land import Land
from .shells import Hand

LEAST_SEATS, MOST_SEATS = 1, 8
MOST_TANKS: Final = 4
SHOTS, FEW_SHOTS = 10, 5
"""Shells of each tank in a match, and in a short one (G3.1, G9)."""
MOVES: Final = 3
"""Moves of each tank in a match (G4.1)."""
TANK_HALF: Final = 2
"""A tank and a tower cover so far from their middle to each side (G1.2, G6.11)."""
TANK_HIGH, TOWER_HIGH, DOME_HIGH = 5, 20, 20
DOME_RADIUS: Final = 10
BARREL: Final = 12
"""How high above its ground a shell leaves the tank (G5.1)."""
GLUED: Final = 3
"""For so many own turns glue holds by the option; else it holds for good (G6.10)."""
FOR_GOOD: Final = 99

Team = Annotated[int, Within(0, MOST_TANKS - 1)]
"""The number of a tank: west, east, north, south (G2.2)."""
Points = Annotated[int, Within(-10_000, 10_000)]


class LandKind(Enum):
    SEEDED = "seeded"
    FLAT = "flat"

    # A set or a key asks for it all the time, and what Enum gives runs as Python code.
    __hash__ = object.__hash__


class HandKind(Enum):
    """How the hand of a seat trembles (G5.4): only by dice does a toss differ from what was meant.

    With meters, what they were stopped at is what is meant; calm is for the range.
    """

    METER = "meter"
    DICE = "dice"
    CALM = "calm"

    # A set or a key asks for it all the time, and what Enum gives runs as Python code.
    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Grip:
    """The hand of a seat; `halved` is a handicap for it: its error counts half (G5.4)."""

    kind: HandKind = HandKind.METER
    halved: bool = False


@dataclass(frozen=True, slots=True)
class Options:
    """The handles of G9 but for land and hands. Wind is not in the seed, so it is not built."""

    blind: bool = False
    """Shells are drawn, not drafted."""
    unlimited: bool = False
    """A move has no cap of length."""
    self_hits: bool = False
    """Hitting oneself costs the points."""
    short: bool = False
    """Five shells each."""
    brief_glue: bool = False
    """Glue holds for three own turns."""


@dataclass(frozen=True, slots=True)
class Tank:
    """`shots` and `moves` are those done; `glued` counts the own turns left, none where free."""

    place: Cell
    shells: Hand = ()
    shots: Few = 0
    moves: Few = 0
    points: Points = 0
    glued: Few = 0
    resigned: bool = False


@dataclass(frozen=True, slots=True)
class Moment:
    """A blanket as a task has it: what stands there, `heading` as in the table."""

    tanks: tuple[Tank, ...]
    towers: tuple[Cell, ...] = ()
    domes: tuple[Cell, ...] = ()
    heading: Annotated[int, Within(0, 359)] = 180


@dataclass(frozen=True, slots=True)
class Setup:
    """`teams` is the tank of each seat; one seat alone is the range. `grips` are the hands by seat.

    A land by its kind is made out of the seed; any other stands here itself. With a `moment`
    nothing is thrown and nothing drafted: the first tank fires.
    """

    teams: tuple[Team, ...] = (0, 1)
    land: LandKind | Land = LandKind.SEEDED
    options: Options = Options()
    grips: tuple[Grip, ...] = (Grip(), Grip())
    moment: Moment | None = field(default=None, metadata=LATER)

    @property
    def range_alone(self) -> bool:
        return len(self.teams) == 1

    @property
    def tanks(self) -> int:
        """Return how many tanks stand on the blanket, the target counted."""
        return 2 if self.range_alone else max(self.teams) + 1

    @property
    def shots(self) -> int:
        return FEW_SHOTS if self.options.short else SHOTS

    def members(self, team: Team) -> tuple[Seat, ...]:
        return tuple(seat for seat, tank in enumerate(self.teams) if tank == team)


@dataclass(frozen=True, slots=True)
class Opening:
    """What was thrown before the match: both shifts of each tank (G2.3), and who begins (G2.5)."""

    shifts: tuple[tuple[Face, Face], ...] = ()
    firsts: tuple[tuple[Team, Face], ...] = ()


@dataclass(frozen=True, slots=True)
class Ending:
    """The match is over: no winner is a draw (G7.1)."""

    winners: tuple[Team, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """`towers` and `domes` are the middles; `turn` is the tank that fires, None while shells are
    drafted out of the `barrel`. `shots` counts those of all. `heading` is where the target of the
    range drives next, 180 for south."""

    setup: Setup
    land: Land
    tanks: tuple[Tank, ...]
    first: Team = 0
    opening: Opening = Opening()
    barrel: Hand = ()
    towers: tuple[Cell, ...] = ()
    domes: tuple[Cell, ...] = ()
    turn: Team | None = None
    shots: Long = 0
    heading: Annotated[int, Within(0, 359)] = 180
    ending: Ending | None = None

    @property
    def seats(self) -> range:
        return range(len(self.setup.teams))

    @property
    def teams(self) -> range:
        return range(len(self.tanks))

    def rivals(self, team: Team) -> tuple[Team, ...]:
        return tuple(other for other in self.teams if other != team)

    def with_tank(self, team: Team, **changes: Any) -> Table:
        """Return the table with something changed at one tank."""
        tanks = list(self.tanks)
        tanks[team] = replace(tanks[team], **changes)
        return replace(self, tanks=tuple(tanks))


@dataclass(frozen=True, slots=True)
class NoTask:
    """Nothing ever waits in this game: a toss is worked out at once."""


State = CoreState[Table, NoTask]
