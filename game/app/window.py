"""The window: resizable, full screen, and where and how large it was the last time."""

from __future__ import annotations

import logging
import os
import warnings
from dataclasses import replace

import pygame

from game.scenes.frame.kit import Book
from game.scenes.frame.settings import window_size

from .screen_turning import Turning

TITLE = "Tankodrom"
_SILENT = ("offscreen", "dummy")


class NoDisplay(Exception):
    """There is no screen to play on."""


class Window:
    def __init__(self, settings: Book) -> None:
        self._settings = settings
        self.fullscreen = False
        self.turning = Turning()
        self._size = settings.now.window

    def open(self, fullscreen: bool) -> None:
        """Open the window, or raise NoDisplay with a sentence for the player."""
        try:
            pygame.display.init()
        except pygame.error as error:
            raise NoDisplay(f"No screen can be used: {error}.") from error
        # SDL falls back on a screen nobody sees, without a word.
        asked = os.environ.get("SDL_VIDEODRIVER", "")
        if pygame.display.get_driver() in _SILENT and asked not in _SILENT:
            raise NoDisplay("No screen can be used: there is no display to open a window on.")
        pygame.display.set_caption(TITLE)
        self._set(fullscreen)
        # The command line may have asked for it, and the switch in the settings tells what is.
        self._settings.now = replace(self._settings.now, fullscreen=self.fullscreen)
        if not fullscreen and self._settings.now.place:
            _move_to(self._settings.now.place)

    @property
    def surface(self) -> pygame.Surface:
        return pygame.display.get_surface() or pygame.Surface((1, 1))

    @property
    def seen(self) -> bool:
        """Whether there is anything of the window to draw on."""
        width, height = self.surface.get_size()
        return width > 1 and height > 1 and pygame.display.get_active()

    def rate(self) -> int:
        """Return how many frames a second the display shows."""
        rate = pygame.display.get_current_refresh_rate()
        return rate if 30 <= rate <= 240 else 60

    def toggle(self) -> None:
        """Change between window and full screen."""
        if not self.fullscreen:
            self.remember()
        self.turning.begin()
        self._set(not self.fullscreen)
        if not self.fullscreen and self._settings.now.place:
            _move_to(self._settings.now.place)
        self._settings.change(fullscreen=self.fullscreen)

    def remember(self) -> None:
        """Keep where the window is and how large, for the next time."""
        if self.fullscreen:
            return
        try:
            place = pygame.display.get_window_position()
        except pygame.error:
            place = None
        size = window_size(*self.surface.get_size())
        self._settings.change(window=size, place=tuple(place) if place else None)

    def icon(self, surface: pygame.Surface) -> None:
        pygame.display.set_icon(surface)

    def pointer(self, surface: pygame.Surface, spot: tuple[int, int]) -> None:
        """Draw the pointer like this, with its tip at the spot."""
        try:
            pygame.mouse.set_cursor(pygame.Cursor(spot, surface))
        except pygame.error as error:
            logging.warning("The pointer cannot be changed: %s", error)

    def _set(self, fullscreen: bool) -> None:
        flags = pygame.FULLSCREEN if fullscreen else pygame.RESIZABLE
        size = (0, 0) if fullscreen else self._fitting(self._settings.now.window)
        try:
            _take(size, flags)
        except pygame.error as error:
            if not fullscreen:
                raise NoDisplay(f"No window can be opened: {error}.") from error
            fullscreen = False
            _take(self._settings.now.window, pygame.RESIZABLE)
        self.fullscreen = fullscreen

    def _fitting(self, size: tuple[int, int]) -> tuple[int, int]:
        """Return the size, made smaller where the screen is, so that the title bar is seen."""
        sizes = pygame.display.get_desktop_sizes()
        if not sizes or pygame.display.get_driver() in _SILENT:
            return size
        width, height = max(w for w, _ in sizes), max(h for _, h in sizes)
        return min(size[0], width), min(size[1], max(360, height - 60))


def _take(size: tuple[int, int], flags: int) -> None:
    """Set the size. A window that leaves the full screen keeps that size, and is asked twice."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        if pygame.display.set_mode(size, flags).get_size() != size and size != (0, 0):
            pygame.event.pump()
            pygame.display.set_mode(size, flags)


def _move_to(place: tuple[int, int]) -> None:
    """Put the window there, unless that is off every screen."""
    sizes = pygame.display.get_desktop_sizes()
    width, height = sum(w for w, _ in sizes), max((h for _, h in sizes), default=0)
    if 0 <= place[0] < width - 100 and 0 <= place[1] < height - 100:
        try:
            pygame.display.set_window_position(place)
        except pygame.error:
            return
