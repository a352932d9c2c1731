"""What happens when everybody shoots at once (T7).

A volley is one `VolleyFired`, then its bricks, then tanks, then bots.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.core.grid import Cell, Facing
from game.core.rules import Seat
from game.rules.tanchiki.cards import Cards
from game.rules.tanchiki.state import Piece


class Struck(Enum):
    """What a shot ends at."""

    NOTHING = "nothing"
    CONCRETE = "concrete"
    BRICK = "brick"
    TANK = "tank"
    BOT = "bot"


@dataclass(frozen=True, slots=True)
class Shot:
    """`path` are the cells it flies over, the last one is where it strikes.

    A shot that strikes nothing flies over the edge after the last cell of its path; the path
    is empty when the shooter stands at the edge. `lobbed` flies over walls (uneven fight).
    """

    shooter: Piece
    facing: Facing
    path: tuple[Cell, ...]
    struck: Struck
    piece: Piece | None
    lobbed: bool


@dataclass(frozen=True, slots=True)
class VolleyFired:
    """All shots of an action fly at once."""

    action: int
    shots: tuple[Shot, ...]


@dataclass(frozen=True, slots=True)
class BrickHalved:
    cell: Cell


@dataclass(frozen=True, slots=True)
class BrickRemoved:
    """Shot, shovelled, blown up, or under a new eagle: the rule of the event says which."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class HelmetBroken:
    """The helmet took all hits of this volley and is gone."""

    seat: Seat
    hits: int


@dataclass(frozen=True, slots=True)
class CardsLost:
    """A hit tank discards cards from its hand; they lie open then (T4.1d)."""

    seat: Seat
    hits: int
    count: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class TankExploded:
    """Not enough cards for the hits: the tank leaves the board until the end of the turn."""

    seat: Seat
    cell: Cell
    hits: int


@dataclass(frozen=True, slots=True)
class BotExploded:
    """Shot or blown up by these seats."""

    bot: Piece
    cell: Cell
    by: tuple[Seat, ...]


VolleyEvent = (
    VolleyFired | BrickHalved | BrickRemoved | HelmetBroken | CardsLost | TankExploded | BotExploded
)
