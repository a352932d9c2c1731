"""What can happen in the demonstration game. A card that was not seen is None."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.grid import Cell, Facing
from game.core.rules import Seat
from tests.demo.rules.state import Cards, Order


@dataclass(frozen=True, slots=True)
class HandDealt:
    seat: Seat
    hand: Cards


@dataclass(frozen=True, slots=True)
class CardPlaced:
    seat: Seat
    order: Order | None


@dataclass(frozen=True, slots=True)
class CardTakenBack:
    seat: Seat
    order: Order | None


@dataclass(frozen=True, slots=True)
class Committed:
    seat: Seat


@dataclass(frozen=True, slots=True)
class ProgramsRevealed:
    """All programs, in the order of the seats."""

    programs: tuple[tuple[Order, ...], ...]


@dataclass(frozen=True, slots=True)
class TankTurned:
    seat: Seat
    facing: Facing


@dataclass(frozen=True, slots=True)
class ColumnMoved:
    """These tanks, front first, moved one cell; the last of them drives."""

    seats: tuple[Seat, ...]
    facing: Facing


@dataclass(frozen=True, slots=True)
class TankBlocked:
    seat: Seat
    at: Cell


@dataclass(frozen=True, slots=True)
class CrateOpened:
    seat: Seat
    cell: Cell
    loot: int


@dataclass(frozen=True, slots=True)
class FacingChosen:
    seat: Seat
    facing: Facing


@dataclass(frozen=True, slots=True)
class RoundEnded:
    round: int


@dataclass(frozen=True, slots=True)
class FlagFell:
    seat: Seat


Event = (
    HandDealt
    | CardPlaced
    | CardTakenBack
    | Committed
    | ProgramsRevealed
    | TankTurned
    | ColumnMoved
    | TankBlocked
    | CrateOpened
    | FacingChosen
    | RoundEnded
    | FlagFell
)
