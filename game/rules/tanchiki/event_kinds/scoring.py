"""Eagles and bots' tokens change hands (T5.5, T10.2)."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.tanchiki.state import Piece, Token


@dataclass(frozen=True, slots=True)
class EagleTaken:
    """The eagle rises: 3 points, so many in all. `number` counts the eagles, 1 to 3."""

    seat: Seat
    cell: Cell
    number: int
    points: int


@dataclass(frozen=True, slots=True)
class EagleLanded:
    """The next eagle comes down; the token showed the next quarter clockwise or not."""

    cell: Cell
    quarter: int
    clockwise: bool


@dataclass(frozen=True, slots=True)
class TokenTaken:
    """A dead bot's token goes to a player: 1 point, so many in all.

    `hidden`: nobody had seen its back before.
    """

    seat: Seat
    bot: Piece
    token: Token
    hidden: bool
    points: int


@dataclass(frozen=True, slots=True)
class TokenReturned:
    """A dead bot's token goes back to the supply; nobody scores."""

    bot: Piece
    token: Token
    hidden: bool


ScoringEvent = EagleTaken | EagleLanded | TokenTaken | TokenReturned
