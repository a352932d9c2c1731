"""Where shells come down, remembered: each way over the land is looked at once.

It is the flight of the rules (G5.2, G5.3), laid out so that a throw is one look along two rows.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import compress, count
from operator import ge

from game.core.grid import Cell
from game.rules.blanket_hills.actions import ROUND, Arc
from game.rules.blanket_hills.flight import FURTHEST, after, height
from game.rules.blanket_hills.land import WIDE, on_land

OFF = -1
"""Where a shell lies that has left the blanket; else the number of its place on the land."""


class Falls(dict[int, int]):
    """The place where a shell of each reach falls, on one azimuth and with one arc."""

    __slots__ = ("_arc", "_tops", "_way")

    def __init__(self, way: tuple[int, ...], tops: list[int], arc: Arc) -> None:
        super().__init__()
        self._way, self._tops, self._arc = way, tops, arc

    def __missing__(self, reach: int) -> int:
        rises = _rises(reach, self._arc.apex(reach))
        step = next(compress(count(), map(ge, self._tops, rises)), None)
        found = self[reach] = OFF if step is None else self._way[step]
        return found


class Gun:
    """The falls of all shells that are tossed from a place over these tops."""

    __slots__ = ("_falls", "_ground", "_start", "_tops")

    def __init__(self, tops: bytes, start: Cell, ground: int) -> None:
        self._tops, self._start, self._ground = tops, start, ground
        self._falls: dict[tuple[int, Arc], Falls] = {}

    def falls(self, azimuth: int, arc: Arc) -> Falls:
        key = azimuth % ROUND, arc
        found = self._falls.get(key)
        if found is None:
            way = _way(self._start, azimuth % ROUND)
            tops = [self._tops[place] - self._ground for place in way]
            found = self._falls[key] = Falls(way, tops, arc)
        return found


@lru_cache(maxsize=64)
def gun(tops: bytes, start: Cell, ground: int) -> Gun:
    return Gun(tops, start, ground)


def cell_of(place: int) -> Cell:
    return Cell(place % WIDE, place // WIDE)


def place_of(cell: Cell) -> int:
    return cell.x + WIDE * cell.y


@lru_cache(maxsize=8_192)
def _way(start: Cell, azimuth: int) -> tuple[int, ...]:
    cells = (after(start, azimuth, step) for step in range(1, FURTHEST + 1))
    return tuple(place_of(cell) for cell in cells if on_land(cell))


@lru_cache(maxsize=2_048)
def _rises(reach: int, apex: int) -> tuple[int, ...]:
    """Return how high over the ground of the tank a shell is after each step, rounded up."""
    return tuple(-(-height(0, reach, apex, step) // 100) for step in range(1, FURTHEST + 1))
