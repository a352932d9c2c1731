"""The line as the window has it: opened and closed, spoken into, listened to; never waited for."""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Callable
from typing import Final

from websockets.asyncio.server import Server

from .address_watch import EVERY_S, Look, watch
from .addresses import addresses
from .line_news import News
from .messages import ToPhone
from .server import Switchboard
from .web_requests import Door

A_FRAME: Final = 100
"""So many news are taken at a time."""

PATIENCE_S: Final = 3.0
"""So long an opening or closing may take before the window goes on without it."""


class Line:
    """`wake` is called in the line's thread whenever there are news, so that the window looks;
    `look` finds the addresses of this machine, asked beside."""

    def __init__(
        self,
        wake: Callable[[], None] = lambda: None,
        look: Look = addresses,
        every_s: float = EVERY_S,
    ) -> None:
        self._wake = wake
        self._look = look
        self._every_s = every_s
        self._news: deque[News] = deque()
        self._jobs: deque[Callable[[Switchboard], None]] = deque()
        self._due = False
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._board: Switchboard | None = None
        self._ending: asyncio.Event | None = None

    @property
    def is_open(self) -> bool:
        return self._thread is not None

    def open(self, door: Door) -> bool:
        """Begin to listen; False where nobody can listen at this address."""
        self.close()
        begun: deque[bool] = deque()
        ready = threading.Event()

        def run() -> None:
            asyncio.run(self._live(door, begun, ready))

        thread = threading.Thread(target=run, name="line", daemon=True)
        thread.start()
        ready.wait(PATIENCE_S)
        if not (begun and begun[0]):
            return False
        self._thread = thread
        return True

    def close(self) -> None:
        """Hang up, and listen no more."""
        if (thread := self.leave()) is not None:
            thread.join(PATIENCE_S)
            self._news.clear()

    def leave(self) -> threading.Thread | None:
        """Hang up and wait for nobody; the thread is returned that ends by itself."""
        thread, self._thread = self._thread, None
        if thread is None:
            return None
        self._soon(lambda: self._ending.set() if self._ending is not None else None)
        self._news.clear()
        self._jobs.clear()
        self._due = False
        return thread

    def taken(self) -> tuple[News, ...]:
        """Return what has come since it was asked last, and leave the rest of much for later."""
        found: list[News] = []
        while self._news and len(found) < A_FRAME:
            found.append(self._news.popleft())
        return tuple(found)

    def say(self, line: int, message: ToPhone) -> None:
        self._ask(lambda board: board.say(line, message))

    def show(self, lines: tuple[int, ...], name: str, make: Callable[[], bytes]) -> None:
        """Send a picture to these phones; `make` is called beside, in a thread of its own."""
        self._ask(lambda board: _aside(board, lines, name, make))

    def trust(self, line: int) -> None:
        self._ask(lambda board: board.trust(line))

    def end(self, line: int, why: str) -> None:
        """Say goodbye to a phone and hang up."""
        self._ask(lambda board: board.end(line, why))

    def _ask(self, do: Callable[[Switchboard], None]) -> None:
        """Have something done in the thread; many things wake it once."""
        self._jobs.append(do)
        if not self._due:
            self._due = True
            self._soon(self._work)

    def _work(self) -> None:
        """Do all that was asked, in the thread of the line."""
        self._due = False
        while self._jobs:
            do = self._jobs.popleft()
            if self._board is not None:
                do(self._board)

    def _soon(self, do: Callable[[], None]) -> None:
        if self._loop is not None:
            try:
                self._loop.call_soon_threadsafe(do)
            except RuntimeError:
                # The loop has just ended.
                return

    def _tell(self, news: News) -> None:
        self._news.append(news)
        self._wake()

    async def _live(self, door: Door, begun: deque[bool], ready: threading.Event) -> None:
        """Be open until told to end; this is the whole life of the thread."""
        loop = asyncio.get_running_loop()
        # A line that breaks in the middle is no news to anybody but its phone.
        loop.set_exception_handler(lambda loop, context: None)
        board, ending = Switchboard(self._tell), asyncio.Event()
        try:
            server: Server = await board.open(door)
        except OSError:
            begun.append(False)
            ready.set()
            return
        self._loop, self._board, self._ending = loop, board, ending
        begun.append(True)
        ready.set()
        looking = loop.create_task(watch(self._look, self._tell, self._every_s))
        await ending.wait()
        looking.cancel()
        await board.farewell()
        server.close()
        try:
            async with asyncio.timeout(PATIENCE_S / 2):
                await server.wait_closed()
        except TimeoutError:
            pass
        if self._loop is loop:
            self._loop = self._board = None


def _aside(
    board: Switchboard, lines: tuple[int, ...], name: str, make: Callable[[], bytes]
) -> None:
    """Begin to make a picture; the task is held until it is done."""
    task = asyncio.get_running_loop().create_task(board.show(lines, name, make))
    board.tasks.add(task)
    task.add_done_callback(board.tasks.discard)
