"""Walls, doors and windows of a house, worked out from its rooms alone.

All is measured in quarters of the house: a wall lies along a line of the grid.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from game.core.grid import Cell
from game.rules.lamps_till_dawn.house import House, RoomNumber


@dataclass(frozen=True, slots=True)
class Wall:
    """A stretch from this corner of a quarter to the east, or to the south if it is `upright`.

    `near` is the room north or west of it, `far` the one south or east, None for the garden.
    """

    x: int
    y: int
    length: int
    upright: bool
    near: RoomNumber | None
    far: RoomNumber | None

    @property
    def outer(self) -> bool:
        return self.near is None or self.far is None

    @property
    def inside(self) -> RoomNumber:
        """The room of an outer wall."""
        found = self.near if self.far is None else self.far
        assert found is not None
        return found

    @property
    def middle(self) -> tuple[float, float]:
        half = self.length / 2
        return (self.x, self.y + half) if self.upright else (self.x + half, self.y)

    def spot(self, along: float, aside: float) -> tuple[float, float]:
        """Return a spot so far along from its middle, and so far to the south or the east."""
        x, y = self.middle
        return (x + aside, y + along) if self.upright else (x + along, y + aside)


@lru_cache(maxsize=64)
def walls(house: House) -> tuple[Wall, ...]:
    """Return the walls, each whole: in its middle is the door between two rooms, or a window."""
    found: dict[tuple[RoomNumber | None, RoomNumber | None, bool], list[Wall]] = {}
    for wall in _quarters(house):
        found.setdefault((wall.near, wall.far, wall.upright), []).append(wall)
    return tuple(
        Wall(first.x, first.y, len(rest) + 1, first.upright, first.near, first.far)
        for first, *rest in found.values()
    )


def _quarters(house: House) -> Iterator[Wall]:
    owner = {quarter: n for n in house.numbers for quarter in house.room(n).quarters}
    xs, ys = [cell.x for cell in owner], [cell.y for cell in owner]
    for y in range(min(ys), max(ys) + 2):
        for x in range(min(xs), max(xs) + 2):
            far = owner.get(Cell(x, y))
            for upright, beside in ((False, Cell(x, y - 1)), (True, Cell(x - 1, y))):
                near = owner.get(beside)
                if near != far:
                    yield Wall(x, y, 1, upright, near, far)
