"""A whole program without its loop, for tests that turn it themselves."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.app.frame_loop import Shell
from game.app.program import set_up
from game.app.start_options import Options
from game.app.window import Window
from game.scenes.frame.kit import Book, Kit
from game.scenes.frame.settings import Settings


def opened(folder: Path, size: tuple[int, int] = (640, 360)) -> tuple[Shell, Kit]:
    book = Book(Settings(language="en", window=size))
    window = Window(book)
    window.open(False)
    pygame.event.clear()
    shell, kit = set_up(Options(language="en"), folder, book, window)
    shell.idle = 1
    # Half a second of reading that no test of a shell waits for.
    shell.ahead.end()
    return shell, kit


def resize(size: tuple[int, int]) -> None:
    pygame.display.set_mode(size, pygame.RESIZABLE)
