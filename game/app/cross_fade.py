"""A short cross-fade from the picture before a change of scenes to the one after it."""

from __future__ import annotations

import pygame

LENGTH = 150


class Fade:
    def __init__(self) -> None:
        self._before: pygame.Surface | None = None
        self._left = 0

    @property
    def running(self) -> bool:
        return self._before is not None

    def begin(self, picture: pygame.Surface) -> None:
        self._before = picture.copy()
        self._left = LENGTH

    def end(self) -> None:
        self._before = None

    def update(self, ms: int) -> None:
        self._left -= ms
        if self._left <= 0:
            self._before = None

    def draw(self, surface: pygame.Surface) -> None:
        """Lay what is left of the old picture over the new one."""
        if self._before is None or self._before.get_size() != surface.get_size():
            return
        self._before.set_alpha(255 * self._left // LENGTH)
        surface.blit(self._before, (0, 0))
