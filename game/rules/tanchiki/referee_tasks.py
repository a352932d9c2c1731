"""What the referee has still to do. A task names no card that is not open."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.grid import Cell, Facing
from game.core.rules import Seat, Telling
from game.core.rules import State as CoreState

from .cards import Cards
from .events import Event
from .state import Bot, Piece, Table


@dataclass(frozen=True, slots=True)
class AskPlace:
    """Ask a seat without a tank on the board to place it; `fresh` means a new hand first."""

    seat: Seat
    fresh: bool


@dataclass(frozen=True, slots=True)
class BeginTurn:
    pass


@dataclass(frozen=True, slots=True)
class RevealPlans:
    """Everybody has committed: show who is switched off, then play both actions."""


@dataclass(frozen=True, slots=True)
class BeginAction:
    action: int


@dataclass(frozen=True, slots=True)
class RevealStack:
    seat: Seat
    action: int


@dataclass(frozen=True, slots=True)
class PlayCards:
    """Carry out these open cards of a seat, in order."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class Drive:
    """Drive on, cell by cell; `moved` are all the pieces this movement has moved so far."""

    piece: Piece
    cells: int
    facing: Facing
    moved: tuple[Piece, ...] = ()


@dataclass(frozen=True, slots=True)
class Slide:
    """Let those of the moved that rest on ice slide on; `by` is the piece that began it."""

    facing: Facing
    moved: tuple[Piece, ...]
    by: Piece


@dataclass(frozen=True, slots=True)
class Arrive:
    """Apply water, eagle and bonus to a piece that came onto this cell."""

    piece: Piece
    cell: Cell
    by: Piece


@dataclass(frozen=True, slots=True)
class SettleBot:
    """A bot died: turn its token over, give it to `scorer` or to the supply.

    `bonus` says whether a bonus appears, `in_volley` that the lead is looked at later.
    """

    bot: Bot
    scorer: Seat | None
    bonus: bool = True
    in_volley: bool = False


@dataclass(frozen=True, slots=True)
class SettleUnclaimed:
    """These bots died in a volley by several hands: their tokens go back (T7.9)."""

    bots: tuple[Bot, ...]


@dataclass(frozen=True, slots=True)
class TakeBonus:
    """A player's tank came onto this cell with a bonus."""

    seat: Seat
    cell: Cell


@dataclass(frozen=True, slots=True)
class LandEagle:
    """An eagle was taken: end the match, or flip the eagle token and put the next one down."""


@dataclass(frozen=True, slots=True)
class DrawStar:
    seat: Seat
    bonus: int


@dataclass(frozen=True, slots=True)
class AskShovel:
    seat: Seat


@dataclass(frozen=True, slots=True)
class AskGrenade:
    seat: Seat
    bonus: int


@dataclass(frozen=True, slots=True)
class Damage:
    """A grenade hits this tank."""

    seat: Seat
    bonus: int


@dataclass(frozen=True, slots=True)
class RouseBots:
    action: int


@dataclass(frozen=True, slots=True)
class NextBot:
    """Let the next waiting bot move; ask which one unless the order is `settled`."""

    settled: bool


@dataclass(frozen=True, slots=True)
class RunBot:
    """Let this bot make one manoeuvre, and so many in all."""

    bot: Piece
    left: int


@dataclass(frozen=True, slots=True)
class FireVolley:
    action: int


@dataclass(frozen=True, slots=True)
class CountLead:
    """Look whether the match is won by points."""


@dataclass(frozen=True, slots=True)
class EndTurn:
    pass


@dataclass(frozen=True, slots=True)
class Refill:
    seat: Seat


@dataclass(frozen=True, slots=True)
class RefillBots:
    pass


@dataclass(frozen=True, slots=True)
class PassToken:
    pass


Task = (
    AskPlace
    | BeginTurn
    | RevealPlans
    | BeginAction
    | RevealStack
    | PlayCards
    | Drive
    | Slide
    | Arrive
    | SettleBot
    | SettleUnclaimed
    | TakeBonus
    | LandEagle
    | DrawStar
    | AskShovel
    | AskGrenade
    | Damage
    | RouseBots
    | NextBot
    | RunBot
    | FireVolley
    | CountLead
    | EndTurn
    | Refill
    | RefillBots
    | PassToken
)

State = CoreState[Table, Task]
Story = Telling[Table, Event, Task]
