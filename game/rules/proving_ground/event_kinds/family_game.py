"""What can happen in the Family beside turns (B14)."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.grid import Cell
from game.core.number_bounds import Few
from game.core.rules import Seat


@dataclass(frozen=True, slots=True)
class PawnStepped:
    pawn: Few
    to: Cell


@dataclass(frozen=True, slots=True)
class PawnStopped:
    """The pawn goes no further, or could not go at all."""

    pawn: Few


@dataclass(frozen=True, slots=True)
class TokenTurnedUp:
    seat: Seat
    cell: Cell
    token: str


@dataclass(frozen=True, slots=True)
class PairTaken:
    """Two open tokens of one picture go from the board into the zone, with a turn more (B14.5)."""

    seat: Seat
    cells: tuple[Cell, Cell]
    tokens: str


@dataclass(frozen=True, slots=True)
class TokensTurnedDown:
    """Tokens of the turn before are hidden again, also from those who saw them (B14.6).

    Everybody sees them a last time; who wants to know later must remember.
    """

    cells: tuple[Cell, ...]
    tokens: str
