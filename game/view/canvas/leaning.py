"""A flat picture as it looks when it is turned round its upright edge: one side is lower.

Column by column: fine ones for a picture that is kept, broad ones for one that is drawn once.
"""

from __future__ import annotations

import pygame

FINE, BROAD = 1, 6
"""How many pixels a column is wide."""

Sides = tuple[tuple[float, float], tuple[float, float]]
"""Over which part of the height the left side reaches, and the right one."""


def leant(image: pygame.Surface, size: tuple[int, int], sides: Sides, step: int) -> pygame.Surface:
    """Return a picture squeezed into a size, each column reaching as far as its sides have it."""
    flat = pygame.transform.smoothscale(image, size)
    (width, height), (left, right) = size, sides
    if left == right == (0, 1):
        return flat
    made = pygame.Surface(size, pygame.SRCALPHA, 32)
    for x in range(0, width, step):
        wide = min(step, width - x)
        share = (x + wide / 2) / width
        top, foot = (
            round(height * (a + (b - a) * share)) for a, b in zip(left, right, strict=True)
        )
        column = flat.subsurface((x, 0, wide, height))
        made.blit(pygame.transform.scale(column, (wide, max(1, foot - top))), (x, top))
    return made
