"""Wrinkles and creases of the blanket, too fine for the land: they are light alone.

They are the same in every match. Noise is made of a few grey pixels that are scaled up smoothly.
"""

from __future__ import annotations

from functools import cache

import pygame

from game.rules.blanket_hills.land import HIGH, WIDE
from game.view.surface.noise import scattered

Slopes = tuple[tuple[tuple[float, float], ...], ...]

WAVES = ((13, 8, 1.5), (34, 20, 0.75), (60, 26, 0.3))
"""How many wrinkles lie across and down, and how high they are."""
CREASES = ((0.02, 0.33), (0.98, 0.31)), ((0.335, 0.03), (0.32, 0.97)), ((0.665, 0.02), (0.67, 1))
"""From where to where the blanket has been folded in the cupboard, in shares of it."""
CREASED, FINE = 0.9, 4
_SIZE = WIDE + 2, HIGH + 2


@cache
def slopes() -> Slopes:
    """Return how steep the wrinkles are over each place, to the east and to the south."""
    wide = _SIZE[0]
    waves = [(_noise(across, down), high / 128) for across, down, high in WAVES]
    layers = [*waves, (_creases(), CREASED / 255)]
    high = [sum(grey[at] * by for grey, by in layers) for at in range(wide * _SIZE[1])]
    return tuple(
        tuple(
            ((high[at + 1] - high[at - 1]) / 2, (high[at + wide] - high[at - wide]) / 2)
            for at in range(x + 1 + wide, x + 1 + wide * (HIGH + 1), wide)
        )
        for x in range(WIDE)
    )


def _noise(across: int, down: int) -> bytes:
    grey = scattered(across * down, across)
    small = pygame.image.frombytes(bytes(n for n in grey for _ in range(3)), (across, down), "RGB")
    return _grey(small)


def _creases() -> bytes:
    drawn = pygame.Surface((_SIZE[0] * FINE, _SIZE[1] * FINE), 0, 32)
    for ends in CREASES:
        first, last = ((x * _SIZE[0] * FINE, y * _SIZE[1] * FINE) for x, y in ends)
        pygame.draw.line(drawn, (255, 255, 255), first, last, FINE + 1)
    return _grey(drawn)


def _grey(image: pygame.Surface) -> bytes:
    """Return a grey image scaled to the blanket, a byte a place."""
    return pygame.image.tobytes(pygame.transform.smoothscale(image, _SIZE), "RGB")[::3]
