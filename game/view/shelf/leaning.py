"""A flat picture as it looks when it is turned round its upright edge: one side is lower.

Column by column: fine ones for a picture that is kept, broad ones for one that is drawn once.
"""

from __future__ import annotations

import pygame

FINE, BROAD = 1, 6
"""How many pixels a column is wide."""

Ends = tuple[tuple[float, float], tuple[float, float]]
"""From where to where a side reaches, in pixels from the top: the left side and the right one."""


def leant(image: pygame.Surface, width: int, height: int, ends: Ends, step: int) -> pygame.Surface:
    """Return a picture squeezed into a width, its sides reaching from end to end."""
    flat = pygame.transform.smoothscale(image, (max(1, width), height))
    made = pygame.Surface((max(1, width), height), pygame.SRCALPHA, 32)
    (left, left_foot), (right, right_foot) = ends
    for x in range(0, width, step):
        share = (x + step / 2) / width
        top, foot = left + (right - left) * share, left_foot + (right_foot - left_foot) * share
        wide = min(step, width - x)
        size = wide, max(1, round(foot) - round(top))
        column = flat.subsurface((x, 0, wide, height))
        made.blit(pygame.transform.scale(column, size), (x, round(top)))
    return made
