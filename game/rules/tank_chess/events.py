"""What can happen in a match, in the order in which it is seen.

A piece is named by its number, a wreck by the number of the piece it was.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.grid import Cell, Facing
from game.core.rules import Seat
from game.rules.tank_chess.state import How, Side


@dataclass(frozen=True, slots=True)
class TankTurned:
    """One step of 45 degrees in place."""

    number: int
    facing: Facing


@dataclass(frozen=True, slots=True)
class TankDrove:
    """One cell straight forward."""

    number: int
    to: Cell


@dataclass(frozen=True, slots=True)
class TankBackedUp:
    """One cell in reverse."""

    number: int
    to: Cell


@dataclass(frozen=True, slots=True)
class WreckPushed:
    """The wreck makes way; the piece that pushed drives onto its cell in the next event."""

    number: int
    by: int
    to: Cell


@dataclass(frozen=True, slots=True)
class WreckSank:
    number: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class TreesFelled:
    """Trees fall; the piece that felled them drives onto their cell in the next event."""

    cell: Cell
    by: int


@dataclass(frozen=True, slots=True)
class MineWentOff:
    cell: Cell
    under: int


@dataclass(frozen=True, slots=True)
class PieceSank:
    """The piece is gone and leaves no wreck."""

    number: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class ShotFired:
    """The moved piece fires; `path` has the cells between it and the target, in order.

    `flies` is the direction of the shot, `side` the side it strikes.
    """

    number: int
    target: int
    start: Cell
    path: tuple[Cell, ...]
    lands: Cell
    flies: Facing
    lobbed: bool
    side: Side
    gun: int
    armour: int


@dataclass(frozen=True, slots=True)
class TankDestroyed:
    """The piece is a wreck now and stays where it is."""

    number: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class CommanderLeft:
    """The commander crosses the far edge; `facing` is the direction it moves in."""

    number: int
    start: Cell
    facing: Facing


@dataclass(frozen=True, slots=True)
class CheckGiven:
    """This seat could destroy the enemy commander on its next turn; told after `TurnPassed`."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class EscapeThreatened:
    """The commander of this seat could leave on its next turn; told after `TurnPassed`."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """Now it is this seat's turn.

    `position` is what a repetition is known by, `quiet` the turns since the last loss.
    """

    seat: Seat
    position: str
    quiet: int


@dataclass(frozen=True, slots=True)
class DrawOffered:
    seat: Seat


@dataclass(frozen=True, slots=True)
class DrawDeclined:
    """This seat took its turn instead of accepting."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatResigned:
    seat: Seat


@dataclass(frozen=True, slots=True)
class FlagFell:
    seat: Seat


@dataclass(frozen=True, slots=True)
class MatchWon:
    seat: Seat
    how: How


@dataclass(frozen=True, slots=True)
class MatchDrawn:
    how: How


Driving = TankTurned | TankDrove | TankBackedUp | WreckPushed | WreckSank | TreesFelled
Loss = MineWentOff | PieceSank | ShotFired | TankDestroyed | CommanderLeft
Calling = CheckGiven | EscapeThreatened | TurnPassed | DrawOffered | DrawDeclined
Ending = SeatResigned | FlagFell | MatchWon | MatchDrawn
Event = Driving | Loss | Calling | Ending
