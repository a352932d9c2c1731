"""What the solo player's rival does (B15)."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.grid import Cell
from game.core.number_bounds import Few


@dataclass(frozen=True, slots=True)
class PilesShuffled:
    """Both piles of shells are used up and begin anew (B15.6)."""


@dataclass(frozen=True, slots=True)
class ArtilleryFired:
    """One shell of each pile lies open and names the cell."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class TankLost:
    """The artillery hit: the card is out of the game and the pawn back in the supply (B15.4)."""

    pawn: Few
    cell: Cell


@dataclass(frozen=True, slots=True)
class TokenLost:
    """The artillery takes the token."""

    cell: Cell
    token: str


@dataclass(frozen=True, slots=True)
class GunPlaced:
    """The artillery places a tank on the bare cell."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class ArtilleryWasted:
    """The artillery's shell did nothing there."""

    cell: Cell
