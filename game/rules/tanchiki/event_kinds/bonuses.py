"""What becomes of the bonuses, and what they do (T8)."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.tanchiki.state import Bonus, Piece


@dataclass(frozen=True, slots=True)
class BonusAppeared:
    """The token of a dead bot named this cell."""

    number: int
    cell: Cell
    face: Bonus
    seen_before: bool


@dataclass(frozen=True, slots=True)
class BonusTaken:
    """A player's tank came onto the bonus; what it does follows."""

    seat: Seat
    cell: Cell
    face: Bonus


@dataclass(frozen=True, slots=True)
class BonusDiscarded:
    """A bot came onto the bonus; it goes back to the supply."""

    bot: Piece
    cell: Cell
    face: Bonus


@dataclass(frozen=True, slots=True)
class BonusReturned:
    """A used bonus goes back to the supply."""

    face: Bonus


@dataclass(frozen=True, slots=True)
class ClockStarted:
    """Bots neither move nor shoot until the turn ends."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HelmetKept:
    seat: Seat


@dataclass(frozen=True, slots=True)
class ShovelUsed:
    """The seat chose this cell; a brick goes or comes there next."""

    seat: Seat
    cell: Cell


@dataclass(frozen=True, slots=True)
class BrickBuilt:
    """The shovel put a whole brick here."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class ShovelWasted:
    """There was nothing to remove and nowhere to build."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GrenadeThrown:
    """It bursts over these cells, clipped at the edge."""

    seat: Seat
    cell: Cell
    cells: tuple[Cell, ...]


BonusEvent = (
    BonusAppeared
    | BonusTaken
    | BonusDiscarded
    | BonusReturned
    | ClockStarted
    | HelmetKept
    | ShovelUsed
    | BrickBuilt
    | ShovelWasted
    | GrenadeThrown
)
