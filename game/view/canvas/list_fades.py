"""The edge of a list where more follows: what is drawn there melts into what lay behind it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial

import pygame

from .brushes import Brushes

Strip = tuple[pygame.Rect, bool]
"""An area, and whether what is drawn melts towards its lower edge or else the upper one."""


@contextmanager
def melted(surface: pygame.Surface, brushes: Brushes, strips: Sequence[Strip]) -> Iterator[None]:
    """Let what is drawn meanwhile fade out in these strips."""
    kept = [
        (shown, down, _copied(surface, shown))
        for area, down in strips
        if (shown := area.clip(surface.get_clip())).width > 0 and shown.height > 0
    ]
    yield
    for shown, down, behind in kept:
        ramp = brushes.plates.surfaces.take(
            ("melting", shown.size, down), partial(_ramp, shown.size, down)
        )
        behind.blit(ramp, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(behind, shown)


def _copied(surface: pygame.Surface, area: pygame.Rect) -> pygame.Surface:
    behind = pygame.Surface(area.size, pygame.SRCALPHA)
    behind.blit(surface, (0, 0), area)
    return behind


def _ramp(size: tuple[int, int], down: bool) -> pygame.Surface:
    width, height = size
    ramp = pygame.Surface(size, pygame.SRCALPHA)
    for y in range(height):
        share = (y + 1 if down else height - y) / (height + 1)
        ramp.fill((255, 255, 255, round(255 * share)), (0, y, width, 1))
    return ramp
