"""A paragraph of the rules inside a line of words: `§ C3.2`, set smaller and paler."""

from __future__ import annotations

import re
from collections.abc import Callable

import pygame

SMALLER, PALER = 84, 190
"""The letters of a paragraph: so many percent of the others, and so much of their ink of 255."""

_SIGN = re.compile("(§\u00a0[^\\s\u00a0]+)")
Open = Callable[[int], pygame.font.Font]


def line_image(
    line: str, open_font: Open, pixels: int, colour: tuple[int, int, int]
) -> pygame.Surface:
    """Return a line as a picture; `open_font` gives the font of so many pixels."""
    font = open_font(pixels)
    parts = [part for part in _SIGN.split(line) if part]
    if not any(map(_SIGN.fullmatch, parts)):
        return font.render(line, True, colour)
    small = open_font(max(6, pixels * SMALLER // 100))
    images = [_part(part, font, small, colour) for part in parts]
    width = sum(image.get_width() for image, _ in images)
    whole = pygame.Surface((width, font.get_height()), pygame.SRCALPHA)
    x = 0
    for image, down in images:
        whole.blit(image, (x, down))
        x += image.get_width()
    return whole


def _part(
    part: str, font: pygame.font.Font, small: pygame.font.Font, colour: tuple[int, int, int]
) -> tuple[pygame.Surface, int]:
    """Return a part of the line and how far down it stands: all share one line of writing."""
    if not _SIGN.fullmatch(part):
        return font.render(part, True, colour), 0
    image = small.render(part, True, colour)
    image.fill((255, 255, 255, PALER), special_flags=pygame.BLEND_RGBA_MULT)
    return image, font.get_ascent() - small.get_ascent()
