"""The land: a height for each square centimetre of the blanket, row after row from the north.

A pit makes another land; the numbers of the old one stay as they are, so that a match can go back.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import isqrt
from typing import Annotated, Final

from game.core.chance import Dice
from game.core.grid import Cell
from game.core.number_bounds import Letters

WIDE: Final = 100
HIGH: Final = 60
TOP: Final = 40
"""No land is higher; 0 is the table (G1.1)."""
LOWEST, MIDDLE, HIGHEST = 5, 20, 35
"""Where land begins, so that there is room for pits and for hills (G1.1, G2.1)."""
BUMPS = 8
NARROW, BROAD = 8, 20
"""How far a bump reaches."""
DEEPEST, TALLEST = -12, 15

Heights = Annotated[bytes, Letters(WIDE * HIGH)]


@dataclass(frozen=True, slots=True)
class Land:
    """The height on x, y is the number at x + 100 * y."""

    heights: Heights

    def height(self, cell: Cell) -> int:
        return self.heights[cell.x + WIDE * cell.y]

    def with_pit(self, centre: Cell, radius: int, depth: int) -> Land:
        """Return the land with all that lies so near lowered so much, not under the table."""
        heights = bytearray(self.heights)
        sunk = _lowered(depth)
        for start, end in rows_within(centre, radius):
            heights[start:end] = heights[start:end].translate(sunk)
        return Land(bytes(heights))


def flat() -> Land:
    return Land(bytes((MIDDLE,)) * (WIDE * HIGH))


def generated(seed: int) -> Land:
    """Return soft bumps and the same turned by half a turn, all added up (G2.1).

    Bump n = 1 … 8 throws ("bump", n, what) for its "x", "y", "radius" and "height".
    """
    heights = [MIDDLE] * (WIDE * HIGH)
    for number in range(1, BUMPS + 1):
        x, y, radius, height = _bump(seed, number)
        for centre in (Cell(x, y), Cell(WIDE - 1 - x, HIGH - 1 - y)):
            _raise(heights, centre, radius, height)
    return Land(bytes(min(max(height, LOWEST), HIGHEST) for height in heights))


def on_land(cell: Cell) -> bool:
    return 0 <= cell.x < WIDE and 0 <= cell.y < HIGH


def squared(one: Cell, two: Cell) -> int:
    """Return the square of how far two places lie apart, flat; so are all distances compared."""
    return (one.x - two.x) ** 2 + (one.y - two.y) ** 2


def rows_within(centre: Cell, radius: int) -> Iterator[tuple[int, int]]:
    """Yield first and end of each row of numbers that are so near, as far as there is land."""
    for up, half in _disc(radius):
        y = centre.y + up
        left, right = max(centre.x - half, 0), min(centre.x + half, WIDE - 1)
        if 0 <= y < HIGH and left <= right:
            yield WIDE * y + left, WIDE * y + right + 1


@lru_cache(maxsize=64)
def _disc(radius: int) -> tuple[tuple[int, int], ...]:
    """Return, for each row of a disc, how far up it lies and half of its width."""
    return tuple((up, isqrt(radius**2 - up**2)) for up in range(-radius, radius + 1))


@lru_cache(maxsize=64)
def _lowered(depth: int) -> bytes:
    return bytes(max(height - depth, 0) for height in range(256))


def _bump(seed: int, number: int) -> tuple[int, int, int, int]:
    def thrown(what: str, sides: int) -> int:
        return Dice(seed, "bump", number, what).below(sides)

    radius = NARROW + thrown("radius", BROAD - NARROW + 1)
    height = DEEPEST + thrown("height", TALLEST - DEEPEST + 1)
    return thrown("x", WIDE), thrown("y", HIGH), radius, height


def _raise(heights: list[int], centre: Cell, radius: int, height: int) -> None:
    across = range(-centre.x, WIDE - centre.x)
    for start, end in rows_within(centre, radius):
        y = start // WIDE
        left = radius**2 - (y - centre.y) ** 2
        for at in range(start, end):
            heights[at] += height * (left - across[at - WIDE * y] ** 2) ** 2 // radius**4
