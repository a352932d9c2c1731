"""What lies on the table.

All of it lies open (B16.1), and nothing has a hidden order: cards, shells and face-down tokens
are kept as what is left, and each draw is a roll of its own. Only the Family hides something:
what a face-down token shows, also when it was seen before (B16.2). There a view holds None.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.core.grid import Cell
from game.core.number_bounds import Few, Long
from game.core.rules import Seat
from game.rules.proving_ground.ground.board import Colour, place_of
from game.rules.proving_ground.tokens import EFFECTS, Effect


class Mode(Enum):
    """The four games in the box (B0.4)."""

    BATTLE = "battle"
    TEAM = "team"
    FAMILY = "family"
    SOLO = "solo"


@dataclass(frozen=True, slots=True)
class Options:
    """The options of B17, each by itself or together.

    `draft` lets the seats choose their cards (B2.8), with `deadly_bases` a shell destroys who
    returns onto it (B6.8), `short` lowers the targets, `open_family` leaves seen tokens known,
    `three_cards` deals a third card to the solo player, and with `no_shells` there are none.
    """

    draft: bool = False
    deadly_bases: bool = False
    short: bool = False
    open_family: bool = False
    three_cards: bool = False
    no_shells: bool = False


@dataclass(frozen=True, slots=True)
class Setup:
    """What a match begins with. `floor` are the tokens by cell, "" for a random arrangement."""

    mode: Mode = Mode.BATTLE
    seats: Few = 2
    options: Options = Options()
    floor: str = ""


class Stage(Enum):
    """What is to be decided; a seat that has drawn cards (`Table.offer`) keeps one first."""

    DRAFT = "draft"
    CORNER = "corner"
    ASSIGN = "assign"
    PLACE = "place"
    RETURN = "return"
    """Destroyed pawns are placed at the beginning of the turn (B6.5)."""
    MAIN = "main"
    """The main action: drive, shoot first, or change a tank (B3.2)."""
    SHOT = "shot"
    """The pawn has driven and may shoot (B5.1)."""
    DRIVE = "drive"
    """The pawn has shot first and must drive (B10.6)."""
    REST = "rest"
    """The main action is complete: extras, or the end of the turn."""
    STEP = "step"
    TURN_UP = "turn_up"
    OVER = "over"


class Reason(Enum):
    """Why a match is over."""

    TARGET = "target"
    LAST_TURNS = "last_turns"
    TURN_LIMIT = "turn_limit"
    NO_PAIRS = "no_pairs"
    ARTILLERY = "artillery"
    NO_TANKS = "no_tanks"
    RETIRED = "retired"


class Fate(Enum):
    """What became of the effect of a pair."""

    PLAIN = "plain"
    """It never had one."""
    READY = "ready"
    ATTACHED = "attached"
    USED = "used"


@dataclass(frozen=True, slots=True)
class Pair:
    """Two tokens of one picture; its number is its place in the zone."""

    tokens: str
    fate: Fate

    @property
    def effect(self) -> Effect:
        """What it does or did, or would do if it were not plain."""
        return EFFECTS[self.tokens[0].lower()]


@dataclass(frozen=True, slots=True)
class Zone:
    """What a side has won: single tokens, pairs, and points of rivals (B8, B12.1)."""

    singles: str = ""
    pairs: tuple[Pair, ...] = ()
    spoils: tuple[Few, ...] = ()

    @property
    def points(self) -> int:
        return 2 * len(self.pairs) + sum(self.spoils)


@dataclass(frozen=True, slots=True)
class Tank:
    """A tank card in play; `upgrades` are the numbers of the pairs that lie on it (B10.1)."""

    card: str
    upgrades: tuple[Few, ...] = ()


@dataclass(frozen=True, slots=True)
class Pawn:
    """A pawn, by its number in the table; off the board it has no cell.

    `tank` is its active card, None while it is not known which. `points` is its stack, the top
    first. `lost` names the destroyed card while the pawn waits to return (B6.5); one that `sits`
    does nothing this turn.
    """

    seat: Seat
    colour: Colour | None = None
    cell: Cell | None = None
    tank: Tank | None = None
    reserve: tuple[Tank, ...] = ()
    points: tuple[Few, ...] = ()
    lost: str | None = None
    sits: bool = False


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is and how far it has come.

    `number` counts the turns of all seats from 1. `pawn` is the one whose main action runs. The
    turn is `opening` until something else than a return is decided. `left` counts the turns
    that are left once no token lies on the board (B12.3).
    """

    seat: Seat
    number: Long
    stage: Stage
    pawn: Few | None = None
    opening: bool = True
    left: Long | None = None


@dataclass(frozen=True, slots=True)
class Flipped:
    """The Family's open tokens: of this turn, of the turn before, and the turns won (B14.5)."""

    now: tuple[Cell, ...] = ()
    before: tuple[Cell, ...] = ()
    extra: Few = 0
    steps: Few = 0


@dataclass(frozen=True, slots=True)
class Artillery:
    """The solo player's rival (B15): its tokens, its tanks in supply, the shells that lie open."""

    tokens: str
    tanks: Few
    columns: tuple[Few, ...] = ()
    rows: tuple[Few, ...] = ()
    fired: Long = 0


@dataclass(frozen=True, slots=True)
class Ending:
    winners: tuple[Seat, ...]
    reason: Reason


@dataclass(frozen=True, slots=True)
class Table:
    """`floor` has a letter for each cell; `zones` are by side, `hands` by seat.

    `seen` has what lies face down and was seen, cell by cell, `unseen` the tokens that nobody
    has seen; both are None in the eyes of who may not know. `deck` are the cards left, `hands`
    those that are dealt and not assigned yet, `offer` those that lie open to choose from,
    `spare` the solo player's gained tanks. `shells` is the pool.
    """

    mode: Mode
    options: Options
    seats: Few
    first: Seat
    floor: str
    seen: str | None
    unseen: str | None
    pawns: tuple[Pawn, ...]
    zones: tuple[Zone, ...]
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    offer: tuple[str, ...]
    shells: Few
    turn: Turn
    spare: tuple[Tank, ...] = ()
    flipped: Flipped = Flipped()
    artillery: Artillery | None = None
    ending: Ending | None = None

    def on(self, cell: Cell) -> str:
        """Return the letter of what lies on a cell."""
        return self.floor[place_of(cell)]

    def pawn_on(self, cell: Cell) -> int | None:
        """Return the number of the pawn on a cell."""
        for number, pawn in enumerate(self.pawns):
            if pawn.cell == cell:
                return number
        return None

    def side(self, seat: Seat) -> int:
        """Return the side of a seat: a team's, or its own."""
        return seat % 2 if self.mode is Mode.TEAM else seat

    def zone(self, seat: Seat) -> Zone:
        return self.zones[self.side(seat)]

    def own(self, seat: Seat) -> tuple[int, ...]:
        """Return the numbers of the pawns of a seat."""
        return tuple(number for number, pawn in enumerate(self.pawns) if pawn.seat == seat)

    def order(self) -> tuple[Seat, ...]:
        """Return the seats in turn order, the first one first."""
        return tuple((self.first + step) % self.seats for step in range(self.seats))

    @property
    def target(self) -> int:
        """The points a side needs (B12.2, B13.1, B14.1); the first star alone."""
        short = self.options.short
        match self.mode:
            case Mode.BATTLE:
                return (12, 10, 8)[self.seats - 2] if short else (16, 14, 12)[self.seats - 2]
            case Mode.TEAM:
                return 15 if short else 20
            case Mode.FAMILY:
                return 10
            case Mode.SOLO:
                return RANKS[0]


RANKS = (16, 18, 20, 22, 24, 26)
"""The points of each star of the solo game (B15.11)."""
