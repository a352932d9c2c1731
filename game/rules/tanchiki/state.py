"""What lies on the table.

Nothing is in a hidden order: a deck, the bot tokens and the bonus tokens are kept as what is
still unseen, and each draw is a roll of its own. So all that one seat may not know are the
other seats' cards, and there a view holds None.

What stands on the board is in `field`, what may be asked in `questions`; both are handed on.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from dataclasses import field as member
from enum import Enum

from game.core.codec import LATER
from game.core.number_bounds import Few, Long
from game.core.rules import Seat
from game.rules.tanchiki.cards import DECK, Cards
from game.rules.tanchiki.ground.board import Board
from game.rules.tanchiki.ground.pieces_on_board import (
    FIRST_BOT,
    Bonus,
    BonusToken,
    Bot,
    Eagle,
    Field,
    Piece,
    Tank,
    Token,
)
from game.rules.tanchiki.handicaps import Handicaps
from game.rules.tanchiki.questions import Ordering, Placing, Question, Shovelling, Throwing, Tying

__all__ = [
    "FIRST_BOT",
    "Bonus",
    "BonusToken",
    "Bot",
    "Eagle",
    "Ending",
    "Field",
    "Hand",
    "Options",
    "Ordering",
    "Phase",
    "Piece",
    "Placing",
    "Question",
    "Reason",
    "Score",
    "Setup",
    "Shovelling",
    "Supply",
    "Table",
    "Tank",
    "Throwing",
    "Token",
    "Turn",
    "Tying",
]


@dataclass(frozen=True, slots=True)
class Options:
    """The optional rules of T11, each by itself or together."""

    uneven: bool = False
    island: bool = False
    dangerous_four: bool = False
    avalanche: bool = False
    solo: bool = False
    last_call: bool = member(default=False, metadata=LATER)
    """Our own: once the last bot is gone few turns are left (T13.4)."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What a match begins with; the board is checked already."""

    board: Board
    seats: Few
    options: Options = Options()
    first: Seat = 0
    deck: Cards = DECK
    handicaps: Handicaps = member(default=(), metadata=LATER)


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
    LAST_CALL = "last_call"


@dataclass(frozen=True, slots=True)
class Hand:
    """A player's cards. None is what an onlooker does not know.

    `held` counts the hand and the stacks that lie face down. `discard` lies open (T4.1d), and
    `played` until the end of the turn. `going_off` is the secret wish to switch off this turn.
    """

    held: Few
    hand: Cards | None
    stacks: tuple[Cards, Cards] | None
    deck: Cards | None
    discard: Cards
    played: Cards
    exchanged: bool | None
    going_off: bool | None
    committed: bool


@dataclass(frozen=True, slots=True)
class Score:
    """Eagles and bot tokens taken by one player, and the head start that was given (T13.3)."""

    eagles: Few
    bots: tuple[Token, ...]
    start: Few = member(default=0, metadata=LATER)

    @property
    def points(self) -> int:
        return self.start + 3 * self.eagles + len(self.bots)


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
    bricks: Few
    next_bot: Piece
    next_bonus: int


@dataclass(frozen=True, slots=True)
class Turn:
    """Where in the turn the match stands.

    `mover` is the player whose cards are carried out, `strength` the strongest move card of
    this action so far and `strongest` who played it, `waiting` the bots that move yet.
    """

    number: Long
    phase: Phase
    action: Few
    first: Seat
    mover: Seat | None = None
    strength: Few = 0
    strongest: Seat | None = None
    waiting: tuple[Piece, ...] = ()
    clock: bool = False
    sudden_death: bool = False
    last: Long = member(default=0, metadata=LATER)
    """The number of the last turn once it has been called, 0 before (T13.4)."""


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
    handicaps: Handicaps = member(default=(), metadata=LATER)

    @property
    def seats(self) -> int:
        return len(self.hands)

    def clockwise(self) -> tuple[Seat, ...]:
        """Return the seats in turn order, the first player first."""
        count, first = len(self.hands), self.turn.first
        return tuple((first + step) % count for step in range(count))

    def with_field(self, field: Field) -> Table:
        return self._with(field, self.hands, self.turn)

    def with_hand(self, seat: Seat, hand: Hand) -> Table:
        hands = (*self.hands[:seat], hand, *self.hands[seat + 1 :])
        return self._with(self.field, hands, self.turn)

    def with_turn(self, turn: Turn) -> Table:
        return self._with(self.field, self.hands, turn)

    def with_score(self, seat: Seat, score: Score) -> Table:
        return replace(self, scores=(*self.scores[:seat], score, *self.scores[seat + 1 :]))

    def _with(self, field: Field, hands: tuple[Hand, ...], turn: Turn) -> Table:
        # By position and not by replace(): this is done for every cell a tank moves.
        return Table(
            self.board,
            self.options,
            self.deck,
            field,
            hands,
            self.scores,
            self.supply,
            turn,
            self.question,
            self.ending,
            self.handicaps,
        )
