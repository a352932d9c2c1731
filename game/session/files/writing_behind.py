"""Files that are written without anybody caring when: at once in tests, behind the game in play."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

Job = Callable[[], object]


class Writer(Protocol):
    def put(self, path: Path, job: Job) -> None:
        """Have this file written soon; the job itself deals with what may go wrong."""
        ...

    def settle(self) -> None:
        """Return when everything is written: before a file is read, and at the end."""
        ...


class AtOnce:
    """Writes while the caller waits."""

    def put(self, path: Path, job: Job) -> None:
        job()

    def settle(self) -> None:
        return
