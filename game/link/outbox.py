"""What waits to be sent to one phone: of hands and boards only the newest.

A phone that is slow is sent less, never later: nothing piles up for it, and nobody waits.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from .messages import Asked, ToPhone, picture_frame, written

MOST: Final = 400
BOARD: Final = "board."
"""How the name of a picture begins that takes the place of the one before."""


class Overrun(Exception):
    """Nobody takes what is sent."""


class Outbox:
    """Only the thread of the line touches it. `ended` is set when nothing more is to come."""

    def __init__(self) -> None:
        self.ended = False
        self._waiting: deque[ToPhone | bytes] = deque()
        self._asked: Asked | None = None
        self._board: bytes | None = None
        self._more = asyncio.Event()

    def put(self, message: ToPhone) -> None:
        if isinstance(message, Asked):
            self._asked = message
        else:
            self._add(message)
        self._more.set()

    def put_picture(self, name: str, picture: bytes) -> None:
        frame = picture_frame(name, picture)
        if name.startswith(BOARD):
            self._board = frame
        else:
            self._add(frame)
        self._more.set()

    def end(self) -> None:
        self.ended = True
        self._more.set()

    async def next(self) -> str | bytes | None:
        """Wait for the next frame; None at the end."""
        while True:
            if self._waiting:
                found = self._waiting.popleft()
                return found if isinstance(found, bytes) else written(found)
            if self._asked is not None:
                asked, self._asked = self._asked, None
                return written(asked)
            if self._board is not None:
                board, self._board = self._board, None
                return board
            if self.ended:
                return None
            self._more.clear()
            await self._more.wait()

    def _add(self, frame: ToPhone | bytes) -> None:
        if len(self._waiting) >= MOST:
            raise Overrun
        self._waiting.append(frame)
