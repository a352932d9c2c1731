"""What stands on the blanket, as tops: how high each square centimetre is, with all that is on it.

A shell's own tank is not in its way, nor a dome over that tank (G5.3); a worm minds no dome (G6.6).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import isqrt

from game.core.grid import Cell

from .events import Thing
from .land import HIGH, WIDE, Land, rows_within, squared
from .state import DOME_RADIUS, TANK_HALF, TANK_HIGH, TOWER_HIGH, Table, Team

Places = tuple[Cell, ...]


def in_square(cell: Cell, middle: Cell, broad: int = 0) -> bool:
    """Whether a place lies in the square of a tank or tower, grown by so much (G5.5)."""
    reach = TANK_HALF + broad
    return abs(cell.x - middle.x) <= reach and abs(cell.y - middle.y) <= reach


def overlap(one: Cell, two: Cell) -> bool:
    """Whether two squares, of tanks or towers, lie on each other."""
    return in_square(one, two, TANK_HALF)


def covered(table: Table, place: Cell) -> bool:
    """Whether a tank there is under a dome (G6.3)."""
    return any(under(place, dome) for dome in table.domes)


def under(place: Cell, dome: Cell) -> bool:
    return squared(place, dome) <= DOME_RADIUS**2


def tops_for(table: Table, team: Team, *, worm: bool = False) -> bytes:
    """Return how high a shell of this tank finds each place, row after row as the land lies."""
    own = table.tanks[team].place
    tanks = tuple(table.tanks[other].place for other in table.rivals(team))
    domes = () if worm else tuple(dome for dome in table.domes if not under(own, dome))
    return tops(table.land, tanks, table.towers, domes)


@lru_cache(maxsize=256)
def tops(land: Land, tanks: Places, towers: Places, domes: Places) -> bytes:
    """Return the land with tanks, towers and domes on it."""
    found = bytearray(land.heights)
    for middle in tanks:
        _stand(found, middle, land.height(middle) + TANK_HIGH)
    for middle in towers:
        _stand(found, middle, land.height(middle) + TOWER_HIGH)
    for middle in domes:
        _arch(found, middle, land.height(middle))
    return bytes(found)


def struck(table: Table, team: Team, cell: Cell, height: int, *, worm: bool) -> tuple[Thing, ...]:
    """Return what a shell of this tank meets at a place where it is so high, in hundredths."""
    own, land = table.tanks[team].place, table.land
    found = [Thing.LAND] if 100 * land.height(cell) >= height else []
    for other in table.rivals(team):
        found += _met(Thing.TANK, land, table.tanks[other].place, TANK_HIGH, cell, height)
    for tower in table.towers:
        found += _met(Thing.TOWER, land, tower, TOWER_HIGH, cell, height)
    if not worm and any(
        not under(own, each) for each in domes_struck(table.domes, land, cell, height)
    ):
        found.append(Thing.DOME)
    return tuple(dict.fromkeys(found))


def domes_struck(domes: Iterable[Cell], land: Land, cell: Cell, height: int) -> tuple[Cell, ...]:
    """Return the domes whose cloth is not below a shell there."""
    return tuple(
        dome
        for dome in domes
        if under(cell, dome) and 100 * (land.height(dome) + dome_height(cell, dome)) >= height
    )


def dome_height(cell: Cell, middle: Cell) -> int:
    """Return how high a dome is over the ground of its middle (G6.3)."""
    return isqrt(4 * (DOME_RADIUS**2 - squared(cell, middle)))


def _met(thing: Thing, land: Land, middle: Cell, high: int, cell: Cell, height: int) -> list[Thing]:
    met = in_square(cell, middle) and 100 * (land.height(middle) + high) >= height
    return [thing] if met else []


def _stand(found: bytearray, middle: Cell, top: int) -> None:
    """Raise a square of five to one top where it is lower."""
    least = _at_least(top)
    left, right = max(middle.x - TANK_HALF, 0), min(middle.x + TANK_HALF, WIDE - 1)
    for y in range(max(middle.y - TANK_HALF, 0), min(middle.y + TANK_HALF, HIGH - 1) + 1):
        row = slice(WIDE * y + left, WIDE * y + right + 1)
        found[row] = found[row].translate(least)


def _arch(found: bytearray, middle: Cell, ground: int) -> None:
    for start, end in rows_within(middle, DOME_RADIUS):
        y = start // WIDE
        left = start - WIDE * y - middle.x + DOME_RADIUS
        cloth = _cloth(abs(y - middle.y))[left : left + end - start]
        found[start:end] = bytes(map(max, found[start:end], (ground + high for high in cloth)))


@lru_cache(maxsize=DOME_RADIUS + 1)
def _cloth(up: int) -> bytes:
    """Return how high each place of one row of a dome is; where there is none, 0."""
    squares = (DOME_RADIUS**2 - up**2 - x**2 for x in range(-DOME_RADIUS, DOME_RADIUS + 1))
    return bytes(isqrt(max(4 * square, 0)) for square in squares)


@lru_cache(maxsize=64)
def _at_least(top: int) -> bytes:
    return bytes(max(height, top) for height in range(256))
