"""What the bots make of an action (T6), and how new ones come (T9.2)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.core.grid import Cell, Facing
from game.core.rules import Seat
from game.rules.tanchiki.state import Piece, Token

from .driving import Obstacle


@dataclass(frozen=True, slots=True)
class BotsRoused:
    """Each of these bots has so many manoeuvres; `by` played the strongest card.

    Strength 0 when no move card was played, or while the clock stops them (`stopped`).
    """

    strength: int
    by: Seat | None
    stopped: bool
    bots: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class BotChosen:
    """This bot moves now; `chooser` is the first player where the order could matter."""

    bot: Piece
    chooser: Seat | None


class Choice(Enum):
    DRIVE = "drive"
    TURN = "turn"
    SKIP = "skip"


@dataclass(frozen=True, slots=True)
class BotDecided:
    """What a bot makes of its next manoeuvre, and why.

    `saw` is the tank it aims at, on `at`; `facing` is where it will look. `obstacle` is what
    lies before it, when that made it turn or skip. A turn or a move follows as its own event.
    """

    bot: Piece
    choice: Choice
    facing: Facing
    saw: Seat | None
    at: Cell | None
    obstacle: Obstacle | None


@dataclass(frozen=True, slots=True)
class BotAppeared:
    """A new bot on the cell its back names, or on the next free number."""

    bot: Piece
    back: Token
    seen_before: bool
    cell: Cell
    facing: Facing


@dataclass(frozen=True, slots=True)
class BotRefused:
    """All four cells of the drawn token's segment are taken: it goes back this turn."""

    token: Token
    seen_before: bool


BotEvent = BotsRoused | BotChosen | BotDecided | BotAppeared | BotRefused
