"""The line to the phones as the scenes ask for it; what it needs is read when it is opened.

Two libraries are for this alone, and the program starts without them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.scenes.phones.line_contract import Opening, OwnAddress
from game.view.canvas.qr_squares import Squares

if TYPE_CHECKING:
    from game.link.line_news import News
    from game.link.messages import ToPhone
    from game.link.window_side import Line


class Wired:
    def __init__(self) -> None:
        self._line: Line | None = None
        self._visited = False
        self._woken = False

    @property
    def missing(self) -> tuple[str, ...]:
        try:
            from game.link import qr_code, window_side  # noqa: F401
        except ImportError as absent:
            return (str(absent.name),)
        return ()

    @property
    def is_open(self) -> bool:
        return self._line is not None

    def places(self) -> tuple[OwnAddress, ...]:
        from game.link.addresses import addresses

        return tuple(OwnAddress(e.host, e.name, e.own, e.doubtful) for e in addresses())

    def squares(self, text: str) -> Squares:
        from game.link.qr_code import squares

        return squares(text)

    def open(self, opening: Opening) -> bool:
        from game.link.web_requests import Door
        from game.link.window_side import Line

        self.close()
        line = Line(self._wake)
        door = Door(
            opening.host,
            opening.port,
            opening.nonce,
            opening.page,
            opening.icon,
            opening.drawn,
            self._visit,
        )
        if not line.open(door):
            return False
        self._line = line
        return True

    def close(self, wait: bool = True) -> None:
        line, self._line = self._line, None
        if line is not None and wait:
            line.close()
        elif line is not None:
            line.leave()

    def taken(self) -> tuple[News, ...]:
        self._woken = False
        if self._line is None:
            return ()
        from game.link.line_news import Visited

        visited, self._visited = self._visited, False
        return (*([Visited()] if visited else ()), *self._line.taken())

    def say(self, line: int, message: ToPhone) -> None:
        if self._line is not None:
            self._line.say(line, message)

    def show(self, lines: tuple[int, ...], name: str, make: Callable[[], bytes]) -> None:
        if self._line is not None:
            self._line.show(lines, name, make)

    def trust(self, line: int) -> None:
        if self._line is not None:
            self._line.trust(line)

    def end(self, line: int, why: str) -> None:
        if self._line is not None:
            self._line.end(line, why)

    def _visit(self) -> None:
        self._visited = True
        self._wake()

    def _wake(self) -> None:
        """Let the window look, from the thread of the line; once until it has looked."""
        if not self._woken and pygame.display.get_init():
            self._woken = True
            pygame.event.post(pygame.event.Event(pygame.USEREVENT))
