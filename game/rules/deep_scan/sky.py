"""The map: twenty-one points on a lattice, lanes between them, and how exactly a probe lies.

Points are cells; distances are counted in whole numbers, 100 from point to point, the base at
(0, 0), x to the east and y to the south (S1.2).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Annotated, Final

from game.core.grid import STRAIGHT, Cell, Facing
from game.core.number_bounds import Within

SIDE: Final = 5
APART: Final = 100
"""So far are neighbouring points from each other."""
BORDER: Final = 320
"""What lies further out to a side is lost (S4.3)."""
BASE: Final = Cell(2, 2)
RINGS: Final = 5
"""Up to so many widths from its object a probe counts (S4.1)."""
ENOUGH: Final = 100
STEP: Final = 20
"""From ring to ring."""

Place = Annotated[int, Within(-1_000, 1_000)]
"""A coordinate of a probe; it may lie beyond the border."""
Accuracy = Annotated[int, Within(0, 10_000)]


class Kind(Enum):
    """What an object is; the later ones lie worse and give more."""

    GAS = "gas"
    GRAVITY = "gravity"
    MAGNETIC = "magnetic"
    WORMHOLE = "wormhole"

    # A set or a key asks for it all the time, and what Enum gives runs as Python code.
    __hash__ = object.__hash__


WIDTHS: Final = {Kind.GAS: 15, Kind.GRAVITY: 13, Kind.MAGNETIC: 10, Kind.WORMHOLE: 9}
"""The radius of an object's area; its lines are at two to five times as much (S4.4)."""

POINTS: Final = tuple(
    Cell(x, y)
    for y in range(SIDE)
    for x in range(SIDE)
    if not (x in (0, SIDE - 1) and y in (0, SIDE - 1))
)
OBJECT_POINTS: Final = tuple(point for point in POINTS if point != BASE)


@dataclass(frozen=True, slots=True)
class Offset:
    """A place in the sky, from the base."""

    x: Place
    y: Place

    @property
    def lost(self) -> bool:
        """Whether it lies beyond the border; on it is not beyond."""
        return max(abs(self.x), abs(self.y)) > BORDER


def offset(point: Cell) -> Offset:
    return Offset(APART * (point.x - BASE.x), APART * (point.y - BASE.y))


def lanes(one: Cell, other: Cell = BASE) -> int:
    """Return how many lanes lie between two points on the shortest way."""
    return abs(one.x - other.x) + abs(one.y - other.y)


def neighbours(point: Cell) -> dict[Facing, Cell]:
    """Return the points at the other ends of the lanes."""
    there = {facing: point.step(facing) for facing in STRAIGHT}
    return {facing: cell for facing, cell in there.items() if cell in POINTS}


def ring(kind: Kind, at: Cell, place: Offset) -> int:
    """Return in which ring a probe lies: 0 in the area, 4 up to the last line, then further out."""
    middle = offset(at)
    apart = (place.x - middle.x) ** 2 + (place.y - middle.y) ** 2
    width, number = WIDTHS[kind], 1
    while apart > (number * width) ** 2:
        number += 1
    return number - 1


def accuracy(rings: int) -> int:
    """Return what a probe in such a ring counts (S4.1)."""
    return max(0, ENOUGH - STEP * rings)
