"""How a turn goes round: its phases, its questions, its end and the match's (T4, T9, T10)."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.grid import Cell, Facing
from game.core.number_bounds import Long
from game.core.rules import Seat
from game.rules.tanchiki.cards import Cards
from game.rules.tanchiki.state import Phase, Question, Reason


@dataclass(frozen=True, slots=True)
class Asked:
    """Somebody has to choose now; everybody sees who and what."""

    question: Question


@dataclass(frozen=True, slots=True)
class TankPlaced:
    """A tank comes onto the board, at the start or after it died."""

    seat: Seat
    cell: Cell
    facing: Facing


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A new turn: everybody plans."""

    number: int


@dataclass(frozen=True, slots=True)
class PhaseBegan:
    """The phase bar moves on; `action` is 0 or 1."""

    phase: Phase
    action: int


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """A seat draws; the others see how many. `reshuffled` if the deck ran short: all see it."""

    seat: Seat
    count: int
    cards: Cards | None
    reshuffled: bool


@dataclass(frozen=True, slots=True)
class PlayedDiscarded:
    """The open cards of this turn go to the discard pile."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TankSwitchedOn:
    seat: Seat


@dataclass(frozen=True, slots=True)
class HandRenewed:
    """A dead tank's owner shuffles everything and draws a fresh hand."""

    seat: Seat
    count: int
    cards: Cards | None


@dataclass(frozen=True, slots=True)
class FirstPlayerPassed:
    first: Seat


@dataclass(frozen=True, slots=True)
class PlayOnAgreed:
    """One of those who lead together is for playing on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SuddenDeathBegan:
    """All who lead together play on until the first lead."""


@dataclass(frozen=True, slots=True)
class LastCallMade:
    """No bot is left: the turn of this number is the last."""

    last: Long


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """Over; several winners share it, none if nobody reached the goal."""

    winners: tuple[Seat, ...]
    reason: Reason


TurnEvent = (
    Asked
    | TankPlaced
    | TurnBegan
    | PhaseBegan
    | CardsDrawn
    | PlayedDiscarded
    | TankSwitchedOn
    | HandRenewed
    | FirstPlayerPassed
    | PlayOnAgreed
    | SuddenDeathBegan
    | LastCallMade
    | MatchEnded
)
