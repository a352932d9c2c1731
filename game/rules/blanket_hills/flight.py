"""How a thing flies: whole numbers, a step for each centimetre of its way (G5.2, G5.3).

Where it is over after each step is remembered by azimuth, and how it rises by reach and apex; so a
throw is one look along two rows of numbers, and minds may trace ten thousands.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import lru_cache
from math import cos, floor, radians, sin
from typing import Final

from game.core.grid import Cell

from .actions import ROUND, Arc
from .land import HIGH, WIDE
from .state import BARREL

FURTHEST: Final = 120
"""After so many steps every way has left the blanket."""
SINE: Final = tuple(floor(10_000 * sin(radians(a)) + 0.5) for a in range(ROUND))
COSINE: Final = tuple(floor(10_000 * cos(radians(a)) + 0.5) for a in range(ROUND))


@dataclass(frozen=True, slots=True)
class Strike:
    """Where a thing came down after so many steps, and how high it was, in hundredths of a cm.

    `at` is None where it has left the blanket.
    """

    steps: int
    at: Cell | None
    height: int


def flight(tops: bytes, start: Cell, ground: int, azimuth: int, reach: int, apex: int) -> Strike:
    """Return where a thing comes down that leaves a tank on so high a ground, among these tops."""
    way, places = _way(azimuth), _steps_on(azimuth, start)
    origin, base = start.x + WIDE * start.y, ground + BARREL
    for step, (offset, rise) in enumerate(zip(way[:places], _rises(reach, apex), strict=False), 1):
        if base + rise <= tops[origin + offset]:
            return Strike(step, after(start, azimuth, step), height(ground, reach, apex, step))
    return Strike(places + 1, None, height(ground, reach, apex, places + 1))


def after(start: Cell, azimuth: int, step: int) -> Cell:
    """Return over which place a straight way leads after so many centimetres, tanks' ways too."""
    east = (step * SINE[azimuth] + 5_000) // 10_000
    north = (step * COSINE[azimuth] + 5_000) // 10_000
    return Cell(start.x + east, start.y - north)


def height(ground: int, reach: int, apex: int, step: int) -> int:
    """Return how high a thing is after so many centimetres, in hundredths of one."""
    return 100 * (ground + BARREL) + _arc(reach, apex, step)


def heights(ground: int, reach: int, arc: Arc, steps: int) -> tuple[int, ...]:
    """Return the heights of a whole way from the barrel on, for whoever shows it."""
    return tuple(height(ground, reach, arc.apex(reach), step) for step in range(steps + 1))


@lru_cache(maxsize=20_000)
def bearing(east: int, south: int) -> int:
    """Return the azimuth that leads there best, the smallest of equals."""
    return max(range(ROUND), key=lambda a: east * SINE[a] - south * COSINE[a])


def _arc(reach: int, apex: int, step: int) -> int:
    return 400 * apex * step * (reach - step) // (reach * reach)


@lru_cache(maxsize=ROUND)
def _way(azimuth: int) -> tuple[int, ...]:
    """Return how much further on in the numbers of the land each step is."""
    places = (after(Cell(0, 0), azimuth, step) for step in range(1, FURTHEST + 1))
    return tuple(place.x + WIDE * place.y for place in places)


@lru_cache(maxsize=4_096)
def _rises(reach: int, apex: int) -> tuple[int, ...]:
    """Return how many whole centimetres over the barrel each step is, rounded up."""
    return tuple(-(-_arc(reach, apex, step) // 100) for step in range(1, FURTHEST + 1))


def _steps_on(azimuth: int, start: Cell) -> int:
    """Return how many steps of a way lie on the blanket."""
    east, south, easts, souths = _distances(azimuth)
    across = WIDE - 1 - start.x if east else start.x
    down = HIGH - 1 - start.y if south else start.y
    return min(bisect_right(easts, across), bisect_right(souths, down))


@lru_cache(maxsize=ROUND)
def _distances(azimuth: int) -> tuple[bool, bool, tuple[int, ...], tuple[int, ...]]:
    """Return whether a way leads east, and south, and how far after each step."""
    places = [after(Cell(0, 0), azimuth, step) for step in range(1, FURTHEST + 1)]
    easts, souths = (tuple(abs(p.x) for p in places), tuple(abs(p.y) for p in places))
    return SINE[azimuth] > 0, COSINE[azimuth] < 0, easts, souths
