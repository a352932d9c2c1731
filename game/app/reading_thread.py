"""What is read while the title stands there, by a thread that ends with the program.

Reading takes half a second of the title's time and nothing of its frames. What is wanted only
later, such as the tune of a table, is asked for when it is wanted.
"""

from __future__ import annotations

import gc
import threading
from collections import deque
from collections.abc import Callable, Iterator
from queue import SimpleQueue

Steps = Callable[[], Iterator[object]]


class Ahead:
    """Takes step after step of its parts; the end waits for the step that is under way. What is
    wanted `soon` comes between two of them."""

    def __init__(self, *parts: Steps) -> None:
        self._parts = parts
        self._asked: SimpleQueue[Steps | None] = SimpleQueue()
        self._soon: deque[Steps] = deque()
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._read, daemon=True)

    def begin(self) -> None:
        self._thread.start()

    def read(self, part: Steps) -> None:
        """Read this too, as soon as all that was asked for before has been read."""
        if not self._over.is_set():
            self._asked.put(part)

    def soon(self, part: Steps) -> None:
        """Read this after the step that is under way."""
        if self._over.is_set():
            return
        self._soon.append(part)
        # Wakes who waits for what is asked for.
        self._asked.put(lambda: iter(()))

    def end(self) -> None:
        """Read no further."""
        self._over.set()
        self._asked.put(None)
        if self._thread.is_alive():
            self._thread.join()

    def _read(self) -> None:
        for part in self._parts:
            self._take(part)
        if self._over.is_set():
            return
        # What was read stays for ever: looking through it for garbage would only hold up a frame.
        gc.freeze()
        while (asked := self._asked.get()) is not None and not self._over.is_set():
            self._take(asked)

    def _take(self, part: Steps) -> None:
        self._hurry()
        for _ in () if self._over.is_set() else part():
            if self._over.is_set():
                return
            self._hurry()

    def _hurry(self) -> None:
        """Take what is wanted soon, all of it."""
        while self._soon and not self._over.is_set():
            for _ in self._soon.popleft()():
                if self._over.is_set():
                    return
