"""Where things are and which way they look."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from .number_bounds import Coordinate


class Facing(Enum):
    """One of eight points, clockwise from north; the value is the step it makes."""

    NORTH = (0, -1)
    NORTH_EAST = (1, -1)
    EAST = (1, 0)
    SOUTH_EAST = (1, 1)
    SOUTH = (0, 1)
    SOUTH_WEST = (-1, 1)
    WEST = (-1, 0)
    NORTH_WEST = (-1, -1)

    dx: int
    dy: int
    eighth: int
    """The number of 45 degree turns from north, clockwise: 0 to 7."""

    # Members are single, and the games put them into sets and keys all the time; the hash and
    # the `value` that Enum gives run as Python code.
    __hash__ = object.__hash__

    def __init__(self, dx: int, dy: int) -> None:
        self.dx, self.dy = dx, dy
        self.eighth = len(type(self).__members__)

    def turned(self, eighths: int) -> Facing:
        """Return the facing after so many 45 degree turns to the right."""
        return RING[(self.eighth + eighths) % 8]

    @property
    def opposite(self) -> Facing:
        return self.turned(4)

    @property
    def straight(self) -> bool:
        """Whether this is north, east, south or west."""
        return self.eighth % 2 == 0


RING: tuple[Facing, ...] = tuple(Facing)
STRAIGHT: tuple[Facing, ...] = RING[::2]


@dataclass(frozen=True, slots=True, order=True)
class Cell:
    """One square; x grows to the east and y to the south, as in Tiled."""

    x: Coordinate
    y: Coordinate

    def step(self, facing: Facing, count: int = 1) -> Cell:
        return Cell(self.x + facing.dx * count, self.y + facing.dy * count)


def column_name(x: int) -> str:
    """Return the letters of a column: A to Z, then AA, AB and so on."""
    return chr(65 + x) if x < 26 else column_name(x // 26 - 1) + chr(65 + x % 26)
