"""The table below the blanket: planks in the light of a lamp, the blanket's shadow, its fringe."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist

import pygame

from game.rules.blanket_hills.land import HIGH, WIDE
from game.view.surface.noise import scattered

from .lie_of_land import CM, COLUMNS, LEFT, ROWS, SQUASH, TOP
from .weave import HEM, Ink

PLANK, GRAINS = 14, 22
"""How broad planks are, in centimetres, and how many lines of its grain each has."""
FRINGE, STRANDS = 2.2, 3
LAMP, FAR, DARK = (4.0, 2.0), 120, 0.42
"""Where the lamp shines brightest, how far it reaches, and what is seen without it."""
COARSE = 4
"""So many centimetres of the table have a light of their own."""
WEST, EAST = LEFT * CM - HEM, LEFT * CM + WIDE + HEM
FRONT = TOP * CM + (HIGH + 1.5) * SQUASH
BEHIND = TOP * CM - 6


def laid_table(table: pygame.Surface, unit: float, ink: Ink) -> Iterator[None]:
    """Paint the table, in slices."""
    _lay_planks(table, unit, ink)
    yield
    table.blit(_light(table.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    yield
    _lay_fringe(table, unit, ink)
    yield


def _lay_planks(table: pygame.Surface, unit: float, ink: Ink) -> None:
    wide, broad = table.get_width(), round(PLANK * unit)
    table.fill(ink("hills_wood"))
    for n in range(table.get_height() // broad + 1):
        top, rolls = n * broad, scattered(3 * GRAINS, n + 3)
        for down, begin, long in zip(rolls[::3], rolls[1::3], rolls[2::3], strict=True):
            start, y = (begin - 60) * wide // 200, top + broad * down / 256
            name = "hills_wood_dark" if down % 2 else "hills_wood_light"
            end = start + wide * (80 + long) / 300, y + long % 5 - 2
            pygame.draw.aaline(table, ink(name), (start, y), end)
        table.fill(ink("hills_seam"), (0, top, wide, max(1, round(unit * 0.25))))


def _light(size: tuple[int, int]) -> pygame.Surface:
    """Return the light on the table, and the shadow beside and before the blanket."""
    wide, high = COLUMNS * CM // COARSE + 1, ROWS * CM // COARSE + 1
    small = pygame.Surface((wide, high), 0, 32)
    for x in range(wide):
        for y in range(high):
            at = x * COARSE, y * COARSE
            light = max(DARK, 1.1 - dist(at, LAMP) / FAR)
            off = max(WEST + 3 - at[0], at[0] - EAST - 6, BEHIND - at[1], at[1] - FRONT - 4)
            light *= 0.5 + 0.5 * min(1.0, max(0.0, off / 6))
            small.set_at((x, y), [round(255 * min(1.0, light * tint)) for tint in (1.0, 0.9, 0.76)])
    return pygame.transform.smoothscale(small, size)


def _lay_fringe(table: pygame.Surface, unit: float, ink: Ink) -> None:
    """Lay threads before the blanket, in bundles that spread on the table."""
    rolls = scattered(STRANDS * (EAST - WEST), 9)
    for n, roll in enumerate(rolls):
        aside = n % STRANDS - 1
        x = WEST + n // STRANDS + 0.5 + 0.14 * aside
        end = x + 0.2 * aside + (roll - 128) / 500, FRONT + FRINGE * (0.8 + roll / 1000)
        name = "hills_line" if roll % 3 else "hills_thread"
        ends = (x * unit, (FRONT - 0.8) * unit), (end[0] * unit, end[1] * unit)
        pygame.draw.aaline(table, ink(name), *ends, max(1, round(unit * 0.14)))
