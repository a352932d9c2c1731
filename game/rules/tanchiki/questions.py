"""What a seat may be asked in the middle of a round; everybody sees the question."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.tanchiki.ground.pieces_on_board import Piece


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
