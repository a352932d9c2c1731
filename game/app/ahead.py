"""What is read while the title stands there, by a thread that ends with the program.

Reading takes half a second of the title's time and nothing of its frames.
"""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable, Iterator

Steps = Callable[[], Iterator[None]]


class Ahead:
    """Takes step after step of its parts; the end waits for the step that is under way."""

    def __init__(self, *parts: Steps) -> None:
        self._parts = parts
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._read, daemon=True)

    def begin(self) -> None:
        self._thread.start()

    def end(self) -> None:
        """Read no further."""
        self._over.set()
        if self._thread.is_alive():
            self._thread.join()

    def _read(self) -> None:
        for part in self._parts:
            for _ in part():
                if self._over.is_set():
                    return
        # What was read stays for ever: looking through it for garbage would only hold up a frame.
        gc.freeze()
