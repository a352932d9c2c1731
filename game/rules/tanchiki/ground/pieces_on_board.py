"""What stands on the board: tanks, bots, bricks, bonuses and the eagle."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Annotated, Final

from game.core.grid import Cell, Facing
from game.core.number_bounds import Few, Within
from game.core.rules import Seat

from .board import Colour

Piece = Annotated[int, Within(0, 1_000_000)]
"""A player's tank by its seat (0 to 7), or a bot by its number (from 8 up)."""

FIRST_BOT: Final[Piece] = 8


class Bonus(Enum):
    """The faces of a bonus token: every token has a star on one side."""

    STAR = "star"
    CLOCK = "clock"
    HELMET = "helmet"
    SHOVEL = "shovel"
    GRENADE = "grenade"


@dataclass(frozen=True, slots=True)
class Token:
    """The back of a bot token."""

    colour: Colour
    number: Annotated[int, Within(1, 4)]


@dataclass(frozen=True, slots=True)
class Tank:
    """A player's tank; no cell while it is off the board. `off` is switched off."""

    seat: Seat
    cell: Cell | None
    facing: Facing
    off: bool = False
    helmets: Few = 0


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot; `back` is None while nobody has seen it."""

    number: Piece
    cell: Cell
    facing: Facing
    back: Token | None


@dataclass(frozen=True, slots=True)
class BonusToken:
    """A bonus on the board; `number` counts the bonuses of the match."""

    number: int
    cell: Cell
    face: Bonus


@dataclass(frozen=True, slots=True)
class Eagle:
    """Where the eagle sits, or sat last: its quarter stays the reference for returns."""

    cell: Cell
    quarter: Few
    taken: bool = False


@dataclass(frozen=True, slots=True)
class Field:
    """All that stands on the board. Tanks by seat, bots by number."""

    tanks: tuple[Tank, ...]
    bots: tuple[Bot, ...]
    whole: frozenset[Cell]
    half: frozenset[Cell]
    bonuses: tuple[BonusToken, ...]
    eagle: Eagle

    def with_tank(self, tank: Tank) -> Field:
        seat = tank.seat
        return self.with_pieces((*self.tanks[:seat], tank, *self.tanks[seat + 1 :]), self.bots)

    def with_pieces(self, tanks: tuple[Tank, ...], bots: tuple[Bot, ...]) -> Field:
        return Field(tanks, bots, self.whole, self.half, self.bonuses, self.eagle)

    def bot(self, number: Piece) -> Bot | None:
        for bot in self.bots:
            if bot.number == number:
                return bot
        return None

    def placed(self, piece: Piece) -> Tank | Bot | None:
        """Return the tank or bot, or None when it is not on the board."""
        if piece >= FIRST_BOT:
            return self.bot(piece)
        tank = self.tanks[piece]
        return tank if tank.cell is not None else None

    def piece_on(self, cell: Cell) -> Piece | None:
        x, y = cell.x, cell.y
        for tank in self.tanks:
            at = tank.cell
            if at is not None and at.x == x and at.y == y:
                return tank.seat
        for bot in self.bots:
            at = bot.cell
            if at.x == x and at.y == y:
                return bot.number
        return None

    def bonus_on(self, cell: Cell) -> BonusToken | None:
        return next((bonus for bonus in self.bonuses if bonus.cell == cell), None)

    def brick_on(self, cell: Cell) -> bool:
        return cell in self.whole or cell in self.half
