"""Pictures of what is drawn, without the window: for files and films."""

from __future__ import annotations

import io
from collections.abc import Callable

import pygame

from .brushes import Brushes
from .canvas import Canvas

Paint = Callable[[Canvas], None]
PAGE = 720
"""A picture so many pixels high shows things as large as the usual page does."""


class Camera:
    def __init__(self, brushes: Brushes) -> None:
        self._brushes = brushes

    def pixels(self, width: int, height: int, paint: Paint) -> bytes:
        """Return three bytes for each pixel."""
        return pygame.image.tobytes(self._shot(width, height, paint), "RGB")

    def png(self, width: int, height: int, paint: Paint) -> bytes:
        """Return the picture as a file."""
        file = io.BytesIO()
        pygame.image.save(self._shot(width, height, paint), file, "x.png")
        return file.getvalue()

    def _shot(self, width: int, height: int, paint: Paint) -> pygame.Surface:
        surface = pygame.Surface((width, height))
        paint(Canvas(surface, self._brushes, height / PAGE))
        return surface
