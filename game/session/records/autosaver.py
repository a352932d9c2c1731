"""The autosave of a match that goes on, written when the disk has time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.session.files.crash_safe_files import NotWritten
from game.session.files.writing_behind import Writer
from game.session.match.history import Script
from game.session.match.match import Match

from . import store
from .autosave_file import Autosave
from .sealed import LONGEST


class Autosaver:
    """Has the autosave written; of what went wrong only the first time is told.

    A match of before that still lies there is put `aside` first, or else stays; without `aside`
    it is written over.
    """

    def __init__(self, path: Path, writer: Writer, aside: Callable[[], None] | None = None) -> None:
        self._path = path
        self._writer = writer
        self._aside = aside
        self._file = Autosave(path)
        self._failed = False
        self._told = False

    def __call__(self, match: Match) -> None:
        """Have the match written as it stands now; it costs the same at any length."""
        script = match.script()
        self._writer.put(self._path, lambda: self._save(script))

    def failed(self) -> bool:
        """Return whether writing has begun to fail; it is said once."""
        failed, self._failed = self._failed, False
        return failed

    def _save(self, script: Script) -> None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            if self._aside is not None and _others(self._path, script.head()):
                self._aside()
            self._aside = None
            self._file.write(script)
            self._told = False
        except (NotWritten, OSError):
            self._failed = self._failed or not self._told
            self._told = True


def _others(path: Path, head: str) -> bool:
    """Whether a file, or else its backup, is the save of a match that begins otherwise."""
    for each in (path, store.backup(path)):
        try:
            with each.open("rb") as file:
                return file.readline(LONGEST).rstrip(b"\n") != head.encode()
        except OSError:
            continue
    return False
