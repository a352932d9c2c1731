"""What can happen, in the order in which it is seen. A card or cell that was not seen is None."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.grid import Cell
from game.core.number_bounds import Long
from game.core.rolled_dice import Rolled
from game.core.rules import Seat
from game.rules.one_cut.cards import Card
from game.rules.one_cut.state import Duels, How, Round, Slot


@dataclass(frozen=True, slots=True)
class MarkNamed:
    """The seat wants a figure to begin here: the own one, then the other's (U1.2)."""

    seat: Seat
    cell: Cell


@dataclass(frozen=True, slots=True)
class MarksSet:
    """Each duel begins on these cells: the seat has agreed to them, or keeps the fair ones."""

    seat: Seat
    cells: tuple[Cell, Cell]


@dataclass(frozen=True, slots=True)
class CardLaid:
    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class CardTakenBack:
    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class RowCommitted:
    seat: Seat


@dataclass(frozen=True, slots=True)
class PairShown:
    """The cards of this place of both rows are turned over at once; None is no card at all."""

    slot: Slot
    cards: tuple[Card | None, Card | None]


@dataclass(frozen=True, slots=True)
class CardVoided:
    """The card counts as nothing, for its owner was left open (U8.2)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class FellShort:
    """The other is out of the card's reach, so it does nothing (U3.2)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class AttackStopped:
    """The seat's strike or knife is stopped by a block or a dodge."""

    seat: Seat
    card: Card
    by: Card


@dataclass(frozen=True, slots=True)
class LeftOpen:
    """A block stopped the seat's strike: its next card will count as nothing (U8.2)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class KnivesMet:
    """Both knives are void (U4.5)."""


@dataclass(frozen=True, slots=True)
class NothingCame:
    """Both stood still."""


@dataclass(frozen=True, slots=True)
class StrikesParted:
    """Two strikes with equal throws: nothing comes of them (U4.1)."""


@dataclass(frozen=True, slots=True)
class FigureWounded:
    seat: Seat
    wounds: Long


@dataclass(frozen=True, slots=True)
class FigureKilled:
    """The seat's figure falls by this card of the other's."""

    seat: Seat
    by: Card


@dataclass(frozen=True, slots=True)
class StepsAsked:
    """These seats name the cell to step to."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class StepNamed:
    seat: Seat
    cell: Cell | None


@dataclass(frozen=True, slots=True)
class StepsShown:
    """The cells that were named, by seat; None for who was not asked."""

    cells: tuple[Cell | None, Cell | None]


@dataclass(frozen=True, slots=True)
class FiguresStepped:
    """Whoever steps does it at once; these are the cells of both figures now."""

    cells: tuple[Cell, Cell]


@dataclass(frozen=True, slots=True)
class CellContested:
    """Both want this cell: who stands there and who comes, or two who come."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class PushAsked:
    """The lower throw has the cell and says where the other is pushed."""

    seat: Seat
    cell: Cell


@dataclass(frozen=True, slots=True)
class CellTaken:
    """The seat stands on the contested cell, and the other figure is pushed."""

    seat: Seat
    cell: Cell
    pushed_to: Cell


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The rows are discarded, but moves go back to the hand (U2.3)."""

    round: Round


@dataclass(frozen=True, slots=True)
class PointTaken:
    """The seat is nearer to the middle; these are its points now (U8.1)."""

    seat: Seat
    points: Long


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """With `reshuffled` the deck was empty, and the discard was shuffled first."""

    seat: Seat
    card: Card | None
    reshuffled: bool


@dataclass(frozen=True, slots=True)
class RoundBegan:
    round: Round


@dataclass(frozen=True, slots=True)
class DuelEnded:
    winner: Seat | None
    how: How


@dataclass(frozen=True, slots=True)
class DuelBegan:
    """Hands, decks, wounds and marks are as at the beginning (U5.1)."""

    duel: Duels


@dataclass(frozen=True, slots=True)
class MatchEnded:
    winners: tuple[Seat, ...]


Placing = MarkNamed | MarksSet
Planned = CardLaid | CardTakenBack | RowCommitted
Fought = (
    PairShown
    | CardVoided
    | FellShort
    | AttackStopped
    | LeftOpen
    | KnivesMet
    | NothingCame
    | StrikesParted
    | Rolled
    | FigureWounded
    | FigureKilled
)
Walked = (
    StepsAsked | StepNamed | StepsShown | FiguresStepped | CellContested | PushAsked | CellTaken
)
Ended = RoundEnded | PointTaken | CardDrawn | RoundBegan | DuelEnded | DuelBegan | MatchEnded
Event = Placing | Planned | Fought | Walked | Ended
