"""The one lamp over the table: warm at the upper left, and dusk at the edges."""

from __future__ import annotations

from functools import cache
from math import hypot

import pygame

from .noise import MULT, speckles, tile

STANDS = (0.30, 0.16)
"""Where it shines brightest, in shares of the table."""
REACH, CORE = 1.04, 0.12
"""How far it reaches, in widths of the table, and how near all is as bright as can be."""
WARM, DUSK = (255, 238, 208), (62, 66, 84)
"""What is left of a colour below the lamp, and where its light ends."""
_COARSE = (48, 27)
GRAIN = 5


def light(to: pygame.Surface) -> None:
    """Let the lamp shine on a surface."""
    to.blit(pygame.transform.smoothscale(_fall(), to.get_size()), (0, 0), special_flags=MULT)


def roughen(to: pygame.Surface) -> None:
    """Break up the bands that a slow fall of light has on a screen."""
    tile(to, speckles(128, 128, 23, 0, GRAIN), pygame.BLEND_RGB_ADD)


def brightness(x: float, y: float) -> float:
    """Return how much of the lamp's light falls on a spot of the table, 0 to 1."""
    away = hypot(x - STANDS[0], (y - STANDS[1]) * 0.62)
    left = 1 - min(1.0, max(0.0, (away - CORE) / (REACH - CORE)))
    return left * left * (3 - 2 * left)


@cache
def _fall() -> pygame.Surface:
    wide, high = _COARSE
    small = pygame.Surface(_COARSE, 0, 32)
    for x in range(wide):
        for y in range(high):
            bright = brightness(x / (wide - 1), y / (high - 1))
            rgb = [round(low + (most - low) * bright) for most, low in zip(WARM, DUSK, strict=True)]
            small.set_at((x, y), rgb)
    return small
