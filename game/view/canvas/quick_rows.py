"""Boxes filled, and pictures without holes copied, in pieces that machines are quick at.

SDL writes 64 bytes of a row at once, past the processor's memory, and what is left of the row into
it. Where both meet, each row costs half a microsecond: a column of a page as much as all of it. So
what is left is written by itself, when the rest has long arrived.
"""

from __future__ import annotations

from collections.abc import Iterable

import pygame

Rgba = tuple[int, int, int, int]

AT_ONCE, ALIGNED = 16, 4
"""So many pixels are 64 bytes, and a row is filled so from each that has so many before it."""
LOW = 8
"""In a box with fewer rows nothing is won."""


def fill(to: pygame.Surface, rgba: Rgba | pygame.Color, area: pygame.Rect) -> None:
    """Fill a box."""
    for part in _parted(area, -area.left % ALIGNED):
        to.fill(rgba, part)


def copy(to: pygame.Surface, image: pygame.Surface, at: pygame.Rect) -> None:
    """Draw a picture without holes at its place."""
    for part in _parted(at, 0):
        to.blit(image, part, part.move(-at.left, -at.top))


def quick(areas: Iterable[pygame.Rect]) -> tuple[pygame.Rect, ...]:
    """Return the same areas, in pieces that are copied quickly."""
    return tuple(part for area in areas for part in _parted(area, 0))


def _parted(area: pygame.Rect, first: int) -> tuple[pygame.Rect, ...]:
    """Return an area as its first pixels, those that are written at once, and the rest."""
    rest = (area.width - first) % AT_ONCE
    if area.height < LOW or area.width < AT_ONCE + first or not (first or rest):
        return (area,)
    left, top, wide, high = area
    return tuple(
        pygame.Rect(start, top, end - start, high)
        for start, end in (
            (left, left + first),
            (left + first, left + wide - rest),
            (left + wide - rest, left + wide),
        )
        if end > start
    )
