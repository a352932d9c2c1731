"""Files written behind the game's back: what takes the disk fifty milliseconds costs no frame.

Jobs are done one after the other, so a later file never overtakes an earlier one. Of several
jobs that wait for one path only the newest is done: it holds all that the others would write.
The thread that works lasts as long as there is work, and Python itself waits for it at the end.
"""

from __future__ import annotations

import threading
from pathlib import Path

from .writing_behind import Job


class Behind:
    """Writes while the game goes on."""

    def __init__(self) -> None:
        self._waiting: dict[Path, Job] = {}
        self._working = False
        self._changed = threading.Condition()
        self._fault: Exception | None = None

    def put(self, path: Path, job: Job) -> None:
        with self._changed:
            self._raise()
            self._waiting[path] = job
            if self._working:
                return
            self._working = True
        threading.Thread(target=self._work, name="writer").start()

    def settle(self) -> None:
        with self._changed:
            self._changed.wait_for(lambda: not self._working)
            self._raise()

    def _work(self) -> None:
        while job := self._next():
            try:
                job()
            # A mistake of ours must end the game as politely here as in the window's own loop.
            except Exception as error:
                self._fault = error

    def _next(self) -> Job | None:
        with self._changed:
            if self._waiting:
                return self._waiting.pop(next(iter(self._waiting)))
            self._working = False
            self._changed.notify_all()
            return None

    def _raise(self) -> None:
        fault, self._fault = self._fault, None
        if fault is not None:
            raise fault
