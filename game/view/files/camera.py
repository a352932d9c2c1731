"""Pictures of what is drawn, without the window: for files and films."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from game.view.canvas.brushes import Brushes, Colour
from game.view.canvas.canvas import Canvas
from game.view.canvas.painting_budget import Unfinished

if TYPE_CHECKING:
    from .jpeg_packing import Exposure

Paint = Callable[[Canvas], None]
NUMBERS: Final = "BGRA" if sys.byteorder == "little" else "ARGB"
"""How a pixel is written as a number 0xFFRRGGBB of this machine."""

PAGE = 720
"""A picture so many pixels high shows things as large as the usual page does."""


class Camera:
    def __init__(self, brushes: Brushes) -> None:
        self._brushes = brushes

    def pixels(self, width: int, height: int, paint: Paint) -> bytes:
        """Return four bytes for each pixel: a number 0xFFRRGGBB of this machine."""
        return pygame.image.tobytes(self._shot(width, height, paint), NUMBERS)

    def png(self, width: int, height: int, paint: Paint) -> bytes:
        """Return the picture as a file."""
        from .picture_bytes import filed

        return filed(self._shot(width, height, paint), "png")

    def exposed(
        self, width: float, height: float, scale: float, paint: Paint, ms: float | None = None
    ) -> Exposure | None:
        """Return what is painted on so many units, to be packed elsewhere.

        None if so many milliseconds were not enough: the next attempt goes on from there.
        """
        surface = pygame.Surface((round(width * scale), round(height * scale)))
        try:
            with self._brushes.patience.limited(ms):
                paint(Canvas(surface, self._brushes, scale))
        except Unfinished:
            return None
        from .jpeg_packing import Exposure

        return Exposure(surface)

    def drawn(self, id: str) -> bytes:
        """Return a picture as SVG text, for who draws it elsewhere; empty if there is none."""
        return self._brushes.pictures.source(id)

    def hexed(self, colour: Colour) -> str:
        """Return a colour as #rrggbb."""
        red, green, blue, *_ = self._brushes.colour(colour)
        return f"#{red:02x}{green:02x}{blue:02x}"

    def _shot(self, width: int, height: int, paint: Paint) -> pygame.Surface:
        surface = pygame.Surface((width, height))
        paint(Canvas(surface, self._brushes, height / PAGE))
        return surface
