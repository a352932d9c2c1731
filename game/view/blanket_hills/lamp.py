"""How bright the cloth is under the lamp: by its slopes, its valleys, and long shadows.

The lamp stands low in the north-west, as the sun of all pictures does.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from math import sin, sqrt
from operator import add

import pygame

from game.core.grid import Cell
from game.rules.blanket_hills.land import HIGH, WIDE, Land
from game.rules.blanket_hills.standing import tops

from .lie_of_land import Columns, draped
from .weave import DRAPE, HEM
from .wrinkles import slopes

AMBIENT, SIDE, UP = 0.5, 1.1, 0.34
"""What is never dark, what comes from the north as from the west, and what from above."""
BAND, HARD, FINE = 0.2, 5.0, 0.3
"""How much brighter each band of the light is than the one below it, how hard its edge is, and how
much of a wrinkle is seen within it."""
NEARER, FADES = 1.2, 0.0028
"""How much brighter it is below the lamp, and how much darker with each centimetre away."""
FALL = 0.86
"""How much lower a ray is one place further to the south-east."""
SHADE, SOFT, BARE = 0.22, 0.8, 0.4
"""How much a shadow takes, how far below the ray it is wholly dark, and how far not at all."""
VALLEY, WALLS = 0.006, 4
"""How much a valley takes for each centimetre that the cloth so far off is higher."""
HANGS, SINKS = 0.5, 0.018
"""How bright the cloth is that hangs down in front, and how much darker further down."""
RIM = 1.12
"""How bright the edge is over which it hangs."""

FULL, LEVELS = 235, 256
DUSK, WARM = (40, 38, 62), (255, 242, 214)
"""The colours of a shadow, and of the full light."""
SHADES = tuple(
    bytes(
        min(255, low + (high - low) * level // FULL) for low, high in zip(DUSK, WARM, strict=True)
    )
    for level in range(LEVELS)
)
Light = tuple[tuple[bytes, ...], ...]


def shining(
    land: Land, towers: tuple[Cell, ...], domes: tuple[Cell, ...]
) -> Generator[None, None, Light]:
    """Return the light on the flat cloth, worked out in slices: a colour for each centimetre,
    column by column, and one more on each side."""
    found = []
    for x, column in enumerate(_bright(draped(land), _raised(land, towers, domes))):
        found.append(column)
        if x % 8 == 0:
            yield
    made = []
    for x in range(-HEM - 1, WIDE + HEM + 1):
        column = _along(x, found[min(max(x, 0), WIDE - 1)])
        made.append(tuple(map(_shade, column)))
        if x % 16 == 0:
            yield
    return tuple(made)


def picture(light: Light, unit: float) -> pygame.Surface:
    """Return the light as broad as the flat cloth, and as high as it has centimetres."""
    size = len(light), len(light[0])
    rows = b"".join(b"".join(row) for row in zip(*light, strict=True))
    small = pygame.image.frombytes(rows, size, "RGB").convert(32)
    return pygame.transform.smoothscale(small, (int((size[0] - 1) * unit) + 2, size[1]))


def _raised(land: Land, towers: tuple[Cell, ...], domes: tuple[Cell, ...]) -> list[list[int]]:
    """Return how high toys stand on each place."""
    high, ground = tops(land, (), towers, domes), land.heights
    return [
        [top - foot for top, foot in zip(high[x::WIDE], ground[x::WIDE], strict=True)]
        for x in range(WIDE)
    ]


def _bright(columns: Columns, toys: list[list[int]]) -> Iterator[list[float]]:
    """Yield for each column how bright its places are: 0 dark, about 1 in the full light."""
    ray: list[float] = [0.0] * HIGH
    for x, (column, folds) in enumerate(zip(columns, slopes(), strict=True)):
        ray = list(map(max, map(add, column, toys[x]), (0.0, *(over - FALL for over in ray))))
        west, east = columns[max(x - 1, 0)], columns[min(x + 1, WIDE - 1)]
        far = columns[max(x - WALLS, 0)], columns[min(x + WALLS, WIDE - 1)]
        lit = []
        for y, here in enumerate(column):
            south, north = column[min(y + 1, HIGH - 1)], column[max(y - 1, 0)]
            across, down = (east[y] - west[y]) / 2, (south - north) / 2
            light = (SIDE * (across + down) + UP) / sqrt(1 + across * across + down * down)
            light = _banded(light) + FINE * sum(folds[y])
            walls = column[max(y - WALLS, 0)] + column[min(y + WALLS, HIGH - 1)]
            dark = min(1.0, max(0.0, (ray[y] - here - BARE) / SOFT))
            near = (NEARER - FADES * (x + y)) * (1 - SHADE * dark)
            valley = VALLEY * ((walls + far[0][y] + far[1][y]) / 4 - here)
            lit.append(near * (AMBIENT + max(0.0, light)) - valley)
        yield lit


def _banded(light: float) -> float:
    """Return the light of its band: folds of cloth have edges, as all that is drawn here."""
    band, over = divmod(light / BAND, 1)
    return BAND * (band + min(1.0, max(0.0, (over - 0.5) * HARD + 0.5)))


def _along(x: int, column: list[float]) -> list[float]:
    """Return how bright a whole column of the cloth is, hems and what hangs down included."""
    fold = 0.25 * sin(x * 0.71 + 2 * sin(x * 0.13)) + 0.1 * sin(x * 0.37 + 1)
    near = NEARER - FADES * (x + HIGH)
    hang = [near * (HANGS - SINKS * n + fold * min(1, n / 4)) for n in range(DRAPE + 1)]
    return [*[column[0]] * (HEM + 1), *column, column[-1] * RIM, *hang]


def _shade(bright: float) -> bytes:
    return SHADES[min(LEVELS - 1, max(0, int(FULL * bright)))]
