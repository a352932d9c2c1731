"""What lies on the table: walls, tanks, bullets in the air, and what each seat has and plans.

A view has None for the hand and the plan of any other seat, and for the cards that nobody has
seen: the rest of the hundred and the box (P8). Where a number ends something it is that of the
last turn in which it lasts.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Annotated, Any

from game.core.codec import LATER
from game.core.grid import Facing
from game.core.number_bounds import Few, Long, Within
from game.core.rules import Seat
from game.rules.hold_the_banner.actions import Planned
from game.rules.hold_the_banner.board import Board, standard
from game.rules.hold_the_banner.quarters import Place, Point, Quarters
from game.rules.hold_the_banner.routes import Cards

LEAST_SEATS, MOST_SEATS = 2, 4
LAST_TURN = 120
"""After this turn the banner has held (P7.2)."""
HAND_SIZE = 10
HUNDRED = 100
TOP_LEVEL = 4
TWO_BULLETS = 3
"""From this level on a guard fires two bullets (P3.1)."""
MOST_ON_FIELD = 2
"""How many attackers are on the field at most (P5.2)."""
NEAR_REACH, FAR_REACH = 18, 24
"""How far a bullet flies in a turn, in half-steps: 9 and 12 cells (P3.1)."""
GUARDS, ATTACKERS = 0, 1
"""The two sides; in a duel the second side guards the far banner."""

Team = Annotated[int, Within(0, 1)]
Level = Annotated[int, Within(1, TOP_LEVEL)]
Turn = Annotated[int, Within(0, LAST_TURN + 100)]


def rivals(team: Team) -> Team:
    return ATTACKERS if team == GUARDS else GUARDS


class Kind(Enum):
    """The figures; which attacker comes says the die (P3.2)."""

    GUARD = "guard"
    BASIC = "basic"
    FAST = "fast"
    GUNNER = "gunner"
    SIEGE = "siege"

    # A set or a key asks for it all the time, and what Enum gives runs as Python code.
    __hash__ = object.__hash__


BY_DIE = (Kind.BASIC, Kind.BASIC, Kind.BASIC, Kind.FAST, Kind.GUNNER, Kind.SIEGE)


@dataclass(frozen=True, slots=True)
class Options:
    """The handles of P10; to begin with those of the even match with cards."""

    lives: Annotated[int, Within(1, 9)] = 3
    tanks: Annotated[int, Within(1, 40)] = 6
    steel_fence: bool = False
    free_drawing: bool = False
    easy_grass: bool = False
    """Only what is drawn on the screen (P8.3)."""
    star_kept: bool = False
    late_bonus: bool = False
    """The last bonus comes before turn 55 instead of 50."""
    by_die: bool = False
    """The die says who guards (P4.2)."""


TANKS_GIVEN = 2
"""So many tanks more come for each handicap of an attacker, as of a life more for a guard."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What a match begins with: the board and the side of each seat. `given` are handicaps of ours
    by seats, empty for none: a guard has so many lives more, attackers twice as many tanks."""

    board: Board = field(default_factory=standard)
    teams: tuple[Team, ...] = (GUARDS, ATTACKERS)
    options: Options = Options()
    given: tuple[Few, ...] = field(default=(), metadata=LATER)

    def given_to(self, seat: Seat) -> int:
        return self.given[seat] if self.given else 0

    def lives_of(self, seat: Seat) -> int:
        """Return how many lives a guard begins with."""
        return self.options.lives + self.given_to(seat)

    def to_stop(self, teams: tuple[Team, ...]) -> int:
        """Return how many tanks the attackers send in all, if the sides are these."""
        attackers = (seat for seat, team in enumerate(teams) if team == ATTACKERS)
        more = sum(map(self.given_to, attackers)) if self.given else 0
        return self.options.tanks + TANKS_GIVEN * more


@dataclass(frozen=True, slots=True)
class Tank:
    """A tank on the field, by the number it keeps; `hit` is a siege tank struck once."""

    number: Long
    seat: Seat
    kind: Kind
    place: Place
    hit: bool = False


@dataclass(frozen=True, slots=True)
class Bullet:
    """A bullet in the air: `left` half-steps this turn, none while it rests."""

    number: Long
    tank: Long
    team: Team
    facing: Facing
    point: Point
    reach: Few
    left: Few = 0
    piercing: bool = False


@dataclass(frozen=True, slots=True)
class Player:
    """What a seat has. `had` counts its tanks, `held` its cards, `stack` those it has played, and
    `away` those it has put away; `level` and `helmet` wait for a guard who is off the field."""

    lives: Few = 0
    level: Level = 1
    helmet: Turn = 0
    had: Few = 0
    held: Few = 0
    hand: Cards | None = ()
    plan: tuple[Planned, ...] | None = ()
    committed: bool = False
    stack: Few = 0
    away: Few = 0


@dataclass(frozen=True, slots=True)
class Returning:
    """A guard says on which side of the fence it comes (P4.4)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Spawning:
    """An attacker says where its new tank comes; the die has named its kind (P5.2)."""

    seat: Seat
    kind: Kind


@dataclass(frozen=True, slots=True)
class Rescuing:
    """The owner of a fast tank may move it (P5.7)."""

    seat: Seat
    tank: Long


Question = Returning | Spawning | Rescuing


class Why(Enum):
    """Why a match is over."""

    BANNER = "banner"
    TANKS = "tanks"
    LIVES = "lives"
    TURNS = "turns"


@dataclass(frozen=True, slots=True)
class Ending:
    """The match is over: no winners for a draw."""

    winners: tuple[Seat, ...]
    why: Why


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards face down; nobody knows which, and a view has None for them."""

    cards: Cards | None = ()
    count: Few = 0


@dataclass(frozen=True, slots=True)
class Table:
    """By side: the last turn it is `stopped` in by a clock, whose is the `next` bonus, and whether
    its banner has `fallen`. `lost` counts attackers; `rest` is what is left of the hundred, `box`
    of all.
    """

    setup: Setup
    teams: tuple[Team, ...]
    players: tuple[Player, ...]
    bricks: Quarters
    steel: Quarters
    turn: Turn = 1
    tanks: tuple[Tank, ...] = ()
    bullets: tuple[Bullet, ...] = ()
    tanks_made: Long = 0
    bullets_made: Long = 0
    lost: Few = 0
    stopped: tuple[Turn, Turn] = (0, 0)
    next_bonus: tuple[Few, Few] = (0, 0)
    fallen: tuple[bool, bool] = (False, False)
    rest: Pile = Pile()
    box: Pile = Pile()
    hundreds: Long = 0
    question: Question | None = None
    ending: Ending | None = None

    @property
    def board(self) -> Board:
        return self.setup.board

    @property
    def options(self) -> Options:
        return self.setup.options

    @property
    def to_stop(self) -> int:
        """How many tanks the attackers send in all."""
        return self.setup.to_stop(self.teams)

    @property
    def seats(self) -> range:
        return range(len(self.players))

    @property
    def walls(self) -> Quarters:
        return self.bricks | self.steel

    def members(self, team: Team) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if self.teams[seat] == team)

    def tank(self, number: Long) -> Tank | None:
        return next((tank for tank in self.tanks if tank.number == number), None)

    def tanks_of(self, seat: Seat) -> tuple[Tank, ...]:
        return tuple(tank for tank in self.tanks if tank.seat == seat)

    def held(self, seat: Seat) -> bool:
        """Whether a clock holds the tanks of this seat (P6.1)."""
        return self.turn <= self.stopped[self.teams[seat]]

    def helmeted(self, tank: Tank) -> bool:
        return self.turn <= self.players[tank.seat].helmet

    def with_tank(self, number: Long, **changes: Any) -> Table:
        """Return the table with something changed of one tank."""
        tanks = (replace(t, **changes) if t.number == number else t for t in self.tanks)
        return replace(self, tanks=tuple(tanks))

    def with_player(self, seat: Seat, **changes: Any) -> Table:
        """Return the table with something changed at one seat."""
        players = list(self.players)
        players[seat] = replace(players[seat], **changes)
        return replace(self, players=tuple(players))


def changed(pair: tuple[Any, Any], team: Team, value: Any) -> tuple[Any, Any]:
    """Return a pair with something changed for one side."""
    return (pair[0], value) if team else (value, pair[1])
