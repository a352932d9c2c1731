"""What a match is set up from: the ground, the kinds of pieces, and where they start."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from game.core.codec import LATER
from game.core.grid import Cell, Facing
from game.core.number_bounds import Extent, Few
from game.core.rules import Seat

WHITE: Seat = 0
BLACK: Seat = 1


class Ground(Enum):
    OPEN = "."
    WALL = "#"
    LOW = "l"
    WATER = "w"
    HEDGE = "h"
    MUD = "m"
    TREES = "t"


@dataclass(frozen=True, slots=True)
class Kind:
    """One row of the table of pieces. `house` marks values that no rulebook printed.

    `armour` is front, side, rear; `fires` are directions in eighths from ahead, to the right;
    `farthest` 0 means without limit; `points` is what a free army pays for it.
    """

    name: str
    letter: str
    speed: Few
    armour: tuple[Few, Few, Few]
    gun: Few
    fires: tuple[Few, ...]
    nearest: Few
    farthest: Few
    lobbed: bool
    swims: bool
    pushes: bool
    commander: bool
    points: int
    house: bool


@dataclass(frozen=True, slots=True)
class Placement:
    """A piece on its start cell; `kind` is a kind's name."""

    seat: Seat
    kind: str
    cell: Cell
    facing: Facing


@dataclass(frozen=True, slots=True)
class Board:
    """Ground row by row from the north-west, mined cells, pieces and wrecks at the start."""

    width: Extent
    height: Extent
    ground: tuple[Ground, ...]
    mines: frozenset[Cell]
    pieces: tuple[Placement, ...]
    wrecks: tuple[Placement, ...] = field(default=(), metadata=LATER)


def army_points(board: Board, kinds: tuple[Kind, ...], seat: Seat) -> int:
    """Return what a seat's army is worth, to balance free armies by."""
    points = {kind.name: kind.points for kind in kinds}
    return sum(points[piece.kind] for piece in board.pieces if piece.seat == seat)
