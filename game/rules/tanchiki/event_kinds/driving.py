"""What happens when tanks and bots drive, push, slide and drown (T5).

A pushed column is one `ColumnMoved` for each cell.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.core.grid import Cell, Facing
from game.core.rules import Seat
from game.rules.tanchiki.cards import Cards
from game.rules.tanchiki.state import Piece


@dataclass(frozen=True, slots=True)
class StackRevealed:
    """A seat turns a stack over and its tank begins to carry out all these cards."""

    seat: Seat
    action: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class TankTurned:
    """A tank or bot turns on the spot; its old facing is on the table shown."""

    piece: Piece
    facing: Facing


@dataclass(frozen=True, slots=True)
class ColumnMoved:
    """These pieces move one cell together, the pusher first; facings stay as they are.

    `sliding` on ice; the front piece may leave the board over its edge (island), and then a
    `TankDrowned` or `BotDrowned` follows.
    """

    pieces: tuple[Piece, ...]
    facing: Facing
    sliding: bool


class Obstacle(Enum):
    """What stops a tank, or makes a bot think again."""

    EDGE = "edge"
    CONCRETE = "concrete"
    BRICK = "brick"
    WATER = "water"
    BOT = "bot"
    SWITCHED_OFF = "switched_off"


@dataclass(frozen=True, slots=True)
class ColumnBlocked:
    """The piece and the column before it run against the obstacle on `cell` and stay."""

    pieces: tuple[Piece, ...]
    facing: Facing
    cell: Cell
    obstacle: Obstacle
    sliding: bool


@dataclass(frozen=True, slots=True)
class TankDrowned:
    """A player's tank dies in the water on `cell`, or over the edge there."""

    seat: Seat
    cell: Cell


@dataclass(frozen=True, slots=True)
class BotDrowned:
    bot: Piece
    cell: Cell


DrivingEvent = StackRevealed | TankTurned | ColumnMoved | ColumnBlocked | TankDrowned | BotDrowned
