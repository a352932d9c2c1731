"""A picture that was drawn, to be packed later: off the frame's thread, for a slow line.

pygame packs JPEG at one quality only. Its steps are absolute, so a picture packed at a third of
its light comes out half as large; who shows it adds it to itself until the light is whole again.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from .picture_bytes import filed

LIGHT = 3
"""So many times the packed picture is laid over itself to be as bright as it was drawn."""

MOST = 60_000
"""No packed picture is larger, in bytes, unless it would be smaller than the narrowest of all."""

WIDTHS = (720, 640, 560, 480, 420, 360, 300, 240)
"""How long the longer side of a packed picture may be, in pixels."""


@dataclass(frozen=True, slots=True, eq=False)
class Exposure:
    """Nobody draws on its surface any more."""

    surface: pygame.Surface

    def packed(self, most: int = MOST) -> bytes:
        """Return the picture as a JPEG file, as large as fits into so many bytes."""
        packed = b""
        for pixels in WIDTHS:
            packed = _packed(self.surface, pixels)
            if len(packed) <= most:
                break
        return packed


def _packed(surface: pygame.Surface, pixels: int) -> bytes:
    width, height = surface.get_size()
    share = min(1.0, pixels / max(width, height))
    size = max(1, round(width * share)), max(1, round(height * share))
    dark = pygame.transform.smoothscale(surface, size)
    dark.fill((255 // LIGHT,) * 3, special_flags=pygame.BLEND_RGB_MULT)
    return filed(dark, "jpg")
