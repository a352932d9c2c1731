"""The ground a match is played on; none of it changes but by bricks, which are tokens."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.core.grid import Cell, Facing, column_name
from game.core.number_bounds import Extent
from game.core.rules import Seat


class Terrain(Enum):
    GROUND = "."
    CONCRETE = "#"
    FOREST = "f"
    WATER = "w"
    ICE = "i"


class Colour(Enum):
    """The colour of a segment and of the four bot tokens that belong to it."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"


@dataclass(frozen=True, slots=True)
class BotCell:
    """Where a bot appears and where its gun then points."""

    cell: Cell
    facing: Facing


@dataclass(frozen=True, slots=True)
class Start:
    """A cell that the map gives tanks to start from; with a seat it is for that seat alone."""

    cell: Cell
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Segment:
    """A square piece of board as it was drawn, before it is laid and turned.

    `terrain` goes row by row from the north-west; `bots` are the cells 1, 2, 3, 4.
    """

    colour: Colour
    size: int
    terrain: tuple[Terrain, ...]
    bricks: frozenset[Cell]
    bots: tuple[BotCell, BotCell, BotCell, BotCell]


@dataclass(frozen=True, slots=True)
class Quarter:
    """A segment's place on the board (one of more than four on a big one).

    `corner` is its north-west cell; `outer` is the diagonal point from its middle to its outer
    corner, the one farthest from the middle of the board. Where there are `starts`, tanks
    come to them before they come to the start diagonal.
    """

    colour: Colour
    corner: Cell
    size: Extent
    outer: Facing
    bots: tuple[BotCell, BotCell, BotCell, BotCell]
    starts: tuple[Start, ...] = ()


@dataclass(frozen=True, slots=True)
class Board:
    """Terrain row by row from the north-west, brick cells, and the quarters clockwise."""

    width: Extent
    height: Extent
    terrain: tuple[Terrain, ...]
    bricks: frozenset[Cell]
    quarters: tuple[Quarter, ...]

    def on(self, cell: Cell) -> bool:
        return 0 <= cell.x < self.width and 0 <= cell.y < self.height

    def ground(self, cell: Cell) -> Terrain:
        return self.terrain[cell.y * self.width + cell.x]


def cell_name(cell: Cell) -> str:
    """Return what a board letters a cell: column and row, from the north-west."""
    return f"{column_name(cell.x)}{cell.y + 1}"
