"""The file that follows a match: whole after every write, and only what is new is worked over.

What was written is kept joined and half sealed, so a long match is written by the disk alone.
"""

from __future__ import annotations

import hashlib
import os
from itertools import takewhile
from pathlib import Path

from game.session.match.history import Script

from . import store
from .sealed import seal

Mark = tuple[int, int, int]
"""What tells a file from every other one: its number, its size and when it was written."""


class Autosave:
    """One file. What it does not find as it left it, it looks at as anybody would."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lines: list[str] = []
        self._ends: list[int] = []
        self._body = bytearray()
        self._seal = hashlib.sha256()
        self._left: Mark | None = None

    def write(self, script: Script) -> bool:
        """Keep the script; False if it is written but perhaps not yet on disk."""
        self._follow([script.head(), *script.lines])
        last = f"{script.last}\n".encode() if script.last else b""
        whole = self._seal.copy()
        whole.update(last)
        end = last + seal(whole.hexdigest())
        sure = self._left is not None and self._left == _mark(self._path)
        self._left = None
        on_disk = store.save_parts(self._path, (self._body, end), sure)
        self._left = _mark(self._path)
        return on_disk

    def _follow(self, lines: list[str]) -> None:
        """Take in what is new; what was taken back goes out."""
        known = len(self._lines)
        if lines[:known] != self._lines:
            same = takewhile(lambda pair: pair[0] == pair[1], zip(lines, self._lines, strict=False))
            known = sum(1 for _ in same)
            del self._lines[known:], self._ends[known:]
            del self._body[self._ends[-1] if self._ends else 0 :]
            self._seal = hashlib.sha256(self._body)
        for line in lines[known:]:
            data = f"{line}\n".encode()
            self._body += data
            self._seal.update(data)
            self._lines.append(line)
            self._ends.append(len(self._body))


def _mark(path: Path) -> Mark | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_ino, found.st_size, found.st_mtime_ns
