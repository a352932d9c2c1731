"""What was read from folders of files, read again only when one of the files has changed."""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

V = TypeVar("V")
Stamp = tuple[tuple[str, int, int], ...]


class FolderShelf:
    """The window may ask it, and at the same time who reads ahead."""

    def __init__(self) -> None:
        self._read: dict[Hashable, tuple[Stamp, Any]] = {}
        self._lock = threading.Lock()

    def take(self, key: Hashable, folders: tuple[Path, ...], read: Callable[[], V]) -> V:
        """Return what `read` finds in these folders and all below them."""
        with self._lock:
            stamp = tuple(mark for folder in folders for mark in _stamp(folder))
            known = self._read.get(key)
            if known is None or known[0] != stamp:
                known = self._read[key] = stamp, read()
            found: V = known[1]
            return found


def _stamp(folder: Path) -> Stamp:
    """Return what changes when a file is changed, added or taken away."""
    found: list[tuple[str, int, int]] = []
    for path in sorted(folder.rglob("*")):
        # A file may go away between the two looks.
        with suppress(OSError):
            stat = path.lstat()
            found.append((str(path), stat.st_mtime_ns, stat.st_size))
    return tuple(found)
