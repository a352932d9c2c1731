"""What lies on the table.

Nothing is in a hidden order: a deck, the bot tokens and the bonus tokens are kept as what is
still unseen, and each draw is a roll of its own. So all that one seat may not know are the
other seats' cards, and there a view holds None.

The file is long because it is a list: all values of the table in one place, without a rule.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from game.core.grid import Cell, Facing
from game.core.rules import Seat
from game.rules.tanchiki.board import Board, Colour
from game.rules.tanchiki.cards import DECK, Cards

Piece = int
"""A player's tank by its seat (0 to 7), or a bot by its number (from 8 up)."""

FIRST_BOT: Final[Piece] = 8


@dataclass(frozen=True, slots=True)
class Options:
    """The optional rules of T11, each by itself or together."""

    uneven: bool = False
    island: bool = False
    dangerous_four: bool = False
    avalanche: bool = False
    solo: bool = False


@dataclass(frozen=True, slots=True)
class Setup:
    """What a match begins with; the board is checked already."""

    board: Board
    seats: int
    options: Options = Options()
    first: Seat = 0
    deck: Cards = DECK


class Bonus(Enum):
    """The faces of a bonus token: every token has a star on one side."""

    STAR = "star"
    CLOCK = "clock"
    HELMET = "helmet"
    SHOVEL = "shovel"
    GRENADE = "grenade"


class Phase(Enum):
    PLACING = "placing"
    PLANNING = "planning"
    MOVING = "moving"
    BOTS = "bots"
    VOLLEY = "volley"
    END = "end"


class Reason(Enum):
    """Why a match is over."""

    EAGLES = "eagles"
    LEAD = "lead"
    SUDDEN_DEATH = "sudden_death"
    NOTHING_LEFT = "nothing_left"
    LAST_TURN = "last_turn"


@dataclass(frozen=True, slots=True)
class Token:
    """The back of a bot token."""

    colour: Colour
    number: int


@dataclass(frozen=True, slots=True)
class Tank:
    """A player's tank; no cell while it is off the board. `off` is switched off."""

    seat: Seat
    cell: Cell | None
    facing: Facing
    off: bool = False
    helmets: int = 0


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot; `back` is None while nobody has seen it."""

    number: Piece
    cell: Cell
    facing: Facing
    back: Token | None


@dataclass(frozen=True, slots=True)
class BonusToken:
    """A bonus on the board; `number` counts the bonuses of the match."""

    number: int
    cell: Cell
    face: Bonus


@dataclass(frozen=True, slots=True)
class Eagle:
    """Where the eagle sits, or sat last: its quarter stays the reference for returns."""

    cell: Cell
    quarter: int
    taken: bool = False


@dataclass(frozen=True, slots=True)
class Field:
    """All that stands on the board. Tanks by seat, bots by number."""

    tanks: tuple[Tank, ...]
    bots: tuple[Bot, ...]
    whole: frozenset[Cell]
    half: frozenset[Cell]
    bonuses: tuple[BonusToken, ...]
    eagle: Eagle

    def with_tank(self, tank: Tank) -> Field:
        seat = tank.seat
        return self.with_pieces((*self.tanks[:seat], tank, *self.tanks[seat + 1 :]), self.bots)

    def with_pieces(self, tanks: tuple[Tank, ...], bots: tuple[Bot, ...]) -> Field:
        return Field(tanks, bots, self.whole, self.half, self.bonuses, self.eagle)

    def bot(self, number: Piece) -> Bot | None:
        for bot in self.bots:
            if bot.number == number:
                return bot
        return None

    def placed(self, piece: Piece) -> Tank | Bot | None:
        """Return the tank or bot, or None when it is not on the board."""
        if piece >= FIRST_BOT:
            return self.bot(piece)
        tank = self.tanks[piece]
        return tank if tank.cell is not None else None

    def piece_on(self, cell: Cell) -> Piece | None:
        x, y = cell.x, cell.y
        for tank in self.tanks:
            at = tank.cell
            if at is not None and at.x == x and at.y == y:
                return tank.seat
        for bot in self.bots:
            at = bot.cell
            if at.x == x and at.y == y:
                return bot.number
        return None

    def bonus_on(self, cell: Cell) -> BonusToken | None:
        return next((bonus for bonus in self.bonuses if bonus.cell == cell), None)

    def brick_on(self, cell: Cell) -> bool:
        return cell in self.whole or cell in self.half


@dataclass(frozen=True, slots=True)
class Hand:
    """A player's cards. None is what an onlooker does not know.

    `held` counts the hand and the stacks that lie face down. `played` lies open until the end
    of the turn. `going_off` is the secret wish to switch off this turn.
    """

    held: int
    hand: Cards | None
    stacks: tuple[Cards, Cards] | None
    deck: Cards | None
    discard: Cards | None
    played: Cards
    exchanged: bool | None
    going_off: bool | None
    committed: bool


@dataclass(frozen=True, slots=True)
class Score:
    """Eagles and bot tokens taken by one player."""

    eagles: int
    bots: tuple[Token, ...]

    @property
    def points(self) -> int:
        return 3 * self.eagles + len(self.bots)


@dataclass(frozen=True, slots=True)
class Supply:
    """What is not on the board.

    `tokens` are the backs nobody has seen: of the supply and of the bots on the board that
    came face down. `bonuses` are the kinds that may lie under the star on the board, and in
    the supply. `seen_tokens` and `seen_bonuses` were seen going back to the supply, and so
    cannot be under those bots or that star. `bricks` are tokens free for the shovel.
    """

    tokens: tuple[Token, ...]
    seen_tokens: tuple[Token, ...]
    bonuses: tuple[Bonus, ...]
    seen_bonuses: tuple[Bonus, ...]
    bricks: int
    next_bot: Piece
    next_bonus: int


@dataclass(frozen=True, slots=True)
class Turn:
    """Where in the turn the match stands.

    `mover` is the player whose cards are carried out, `strength` the strongest move card of
    this action so far and `strongest` who played it, `waiting` the bots that move yet.
    """

    number: int
    phase: Phase
    action: int
    first: Seat
    mover: Seat | None = None
    strength: int = 0
    strongest: Seat | None = None
    waiting: tuple[Piece, ...] = ()
    clock: bool = False
    sudden_death: bool = False


@dataclass(frozen=True, slots=True)
class Placing:
    """A seat puts its tank on one of these cells (T3.5, T9.3)."""

    seat: Seat
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Ordering:
    """The first player says which of these bots moves next (T6.2)."""

    seat: Seat
    bots: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Shovelling:
    """A seat takes a brick away or puts one down (T8.2)."""

    seat: Seat
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Throwing:
    """A seat throws grenade number so-and-so on any cell (T8.2)."""

    seat: Seat
    bonus: int


@dataclass(frozen=True, slots=True)
class Tying:
    """These seats lead together and say whether to play on; the others have agreed (T10.2)."""

    seats: tuple[Seat, ...]


Question = Placing | Ordering | Shovelling | Throwing | Tying


@dataclass(frozen=True, slots=True)
class Ending:
    winners: tuple[Seat, ...]
    reason: Reason


@dataclass(frozen=True, slots=True)
class Table:
    """Hands and scores by seat; `deck` are all cards of one player (T1.5)."""

    board: Board
    options: Options
    deck: Cards
    field: Field
    hands: tuple[Hand, ...]
    scores: tuple[Score, ...]
    supply: Supply
    turn: Turn
    question: Question | None = None
    ending: Ending | None = None

    @property
    def seats(self) -> int:
        return len(self.hands)

    def clockwise(self) -> tuple[Seat, ...]:
        """Return the seats in turn order, the first player first."""
        count, first = len(self.hands), self.turn.first
        return tuple((first + step) % count for step in range(count))

    def with_field(self, field: Field) -> Table:
        # By position and not by replace(): this is done for every cell a tank moves.
        return Table(
            self.board,
            self.options,
            self.deck,
            field,
            self.hands,
            self.scores,
            self.supply,
            self.turn,
            self.question,
            self.ending,
        )

    def with_hand(self, seat: Seat, hand: Hand) -> Table:
        return Table(
            self.board,
            self.options,
            self.deck,
            self.field,
            (*self.hands[:seat], hand, *self.hands[seat + 1 :]),
            self.scores,
            self.supply,
            self.turn,
            self.question,
            self.ending,
        )

    def with_turn(self, turn: Turn) -> Table:
        return Table(
            self.board,
            self.options,
            self.deck,
            self.field,
            self.hands,
            self.scores,
            self.supply,
            turn,
            self.question,
            self.ending,
        )

    def with_score(self, seat: Seat, score: Score) -> Table:
        return replace(self, scores=(*self.scores[:seat], score, *self.scores[seat + 1 :]))
