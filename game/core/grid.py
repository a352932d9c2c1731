"""Where things are and which way they look."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


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

    @property
    def eighth(self) -> int:
        """The number of 45 degree turns from north, clockwise: 0 to 7."""
        return _EIGHTH[self]

    def turned(self, eighths: int) -> Facing:
        """Return the facing after so many 45 degree turns to the right."""
        return RING[(_EIGHTH[self] + eighths) % 8]

    @property
    def opposite(self) -> Facing:
        return self.turned(4)

    @property
    def straight(self) -> bool:
        """Whether this is north, east, south or west."""
        return _EIGHTH[self] % 2 == 0


RING: tuple[Facing, ...] = tuple(Facing)
STRAIGHT: tuple[Facing, ...] = RING[::2]
_EIGHTH = {facing: number for number, facing in enumerate(RING)}


@dataclass(frozen=True, slots=True, order=True)
class Cell:
    """One square; x grows to the east and y to the south, as in Tiled."""

    x: int
    y: int

    def step(self, facing: Facing, count: int = 1) -> Cell:
        dx, dy = facing.value
        return Cell(self.x + dx * count, self.y + dy * count)
