"""What may be the matter with a shot or a drive, as data, each with its paragraph (N2)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import assert_never

from game.core.grid import Cell, Facing
from game.rules.tank_chess.state import Side


class Obstacle(Enum):
    """What stands in the way."""

    PIECE = "piece"
    WRECK = "wreck"
    WALL = "wall"
    LOW = "low wall"
    HEDGE = "hedge"
    TREES = "trees"
    EDGE = "edge of the board"


@dataclass(frozen=True, slots=True)
class NotYourPiece:
    """No piece of the seat that moves stands there."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Unmoved:
    """Neither cell nor facing would change."""


@dataclass(frozen=True, slots=True)
class Occupied:
    cell: Cell
    by: Obstacle


@dataclass(frozen=True, slots=True)
class TooFar:
    """The way there takes more steps than the piece has."""

    cell: Cell
    facing: Facing | None
    cost: int
    speed: int


@dataclass(frozen=True, slots=True)
class NoWay:
    """However many steps it had, the piece would not get there."""

    cell: Cell
    facing: Facing | None


@dataclass(frozen=True, slots=True)
class CannotLeave:
    """Only a commander leaves, over the far edge, and with the steps it has."""

    facing: Facing


@dataclass(frozen=True, slots=True)
class Pose:
    facing: Facing
    cost: int
    reverse: bool


@dataclass(frozen=True, slots=True)
class CanStand:
    """The facings the piece can have there after its turn; `lost` if the ground destroys it."""

    cell: Cell
    poses: tuple[Pose, ...]
    lost: bool


@dataclass(frozen=True, slots=True)
class NotAnEnemy:
    cell: Cell


@dataclass(frozen=True, slots=True)
class NotInLine:
    cell: Cell


@dataclass(frozen=True, slots=True)
class NotAhead:
    """The gun does not fire in that direction."""

    bearing: Facing
    fires: tuple[Facing, ...]


@dataclass(frozen=True, slots=True)
class OutOfAim:
    """From no pose within reach does the gun bear on the cell."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class TooNear:
    distance: int
    nearest: int


@dataclass(frozen=True, slots=True)
class OutOfRange:
    distance: int
    farthest: int


@dataclass(frozen=True, slots=True)
class LineBlocked:
    cell: Cell
    by: Obstacle


@dataclass(frozen=True, slots=True)
class ArmourHolds:
    """The shot is possible and does nothing."""

    side: Side
    armour: int
    gun: int


@dataclass(frozen=True, slots=True)
class Destroys:
    side: Side
    armour: int
    gun: int


@dataclass(frozen=True, slots=True)
class LostOnTheWay:
    """The piece does not survive its own drive."""

    cell: Cell


CellReason = NotYourPiece | Unmoved | Occupied | TooFar | NoWay | CannotLeave | CanStand
Bearing = NotInLine | NotAhead | OutOfAim
Aiming = NotAnEnemy | Bearing | TooNear | OutOfRange | LineBlocked | LostOnTheWay
ShotReason = Aiming | ArmourHolds | Destroys
Reason = CellReason | ShotReason


def rule_of(reason: Reason) -> str:
    match reason:
        case NotYourPiece():
            return "C3.1"
        case TooFar() | NoWay() | CanStand():
            return "C3.2"
        case Unmoved():
            return "C3.4"
        case Occupied():
            return "C3.5"
        case CannotLeave():
            return "C5.2"
        case NotInLine() | NotAhead() | OutOfAim():
            return "C4.1"
        case TooNear() | LineBlocked():
            return "C4.2"
        case ArmourHolds() | Destroys():
            return "C4.3"
        case OutOfRange():
            return "C4.5"
        case NotAnEnemy():
            return "C4.7"
        case LostOnTheWay():
            return "C8"
        case _:
            assert_never(reason)
