"""Maps that were read, each read again only when one of its files has changed.

Every kit has a shelf, the title's too: what reads maps is imported when the first one is read.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .maps import BrokenMap, MapFile, MapListing

Stamp = tuple[tuple[str, int, int], ...]


class BoardShelf:
    """The window may ask it, and at the same time who reads ahead.

    One that is patient has everything read at once, for whoever has no frames to wait for.
    """

    def __init__(self, patient: bool = False) -> None:
        self.patient = patient
        self._read: dict[Path, tuple[Stamp, MapFile | BrokenMap]] = {}
        self._lock = threading.Lock()

    def read(self, path: Path) -> MapFile | BrokenMap:
        """Return the map as its files are now."""
        from .maps import read

        with self._lock:
            known = self._read.get(path)
            if known is None or known[0] != _stamp(known[1]):
                found = read(path)
                known = self._read[path] = _stamp(found), found
            return known[1]

    def ahead(self, *folders: Path) -> Iterator[None]:
        """Read the maps of these folders, each after a step; what is known already takes none."""
        from game.content.tiled.drawing import prepare

        maps = [path for folder in folders for path in sorted(folder.glob("*.tmx"))]
        if not all(map(self.fresh, maps)):
            yield
            prepare()
        for path in maps:
            if not self.fresh(path):
                yield
                self.read(path)

    def fresh(self, path: Path) -> bool:
        """Whether the map was read as its files are now."""
        known = self._read.get(path)
        return known is not None and known[0] == _stamp(known[1])


def remembered(path: Path) -> MapFile:
    """Return a map that was read a short while ago as its files are now, or raise MapFaults."""
    from .maps import BrokenMap

    found = _alone(path).read(path)
    if isinstance(found, BrokenMap):
        raise found.error.with_traceback(None)
    return found


@lru_cache(maxsize=32)
def _alone(path: Path) -> BoardShelf:
    return BoardShelf()


class Reading:
    """The boards of folders as a set-up lists them, read one in a frame.

    `listing` is None until all of them have been read for the first time.
    """

    def __init__(self, shelf: BoardShelf, game: str, *folders: Path) -> None:
        self.listing: MapListing | None = None
        self.count = 0
        self._shelf = shelf
        self._game = game
        self._folders = folders
        self._waiting: list[Path] = []
        self.look()

    @property
    def under_way(self) -> bool:
        return bool(self._waiting)

    @property
    def done(self) -> int:
        """How many of `count` boards are read."""
        return self.count - len(self._waiting)

    def look(self) -> bool:
        """Look for what has been saved since; return whether the listing is another one now."""
        paths = self._paths()
        self.count = len(paths)
        self._waiting = [path for path in paths if not self._shelf.fresh(path)]
        if self._shelf.patient:
            while self._waiting:
                self._shelf.read(self._waiting.pop(0))
        return not self._waiting and self._listed()

    def step(self) -> bool:
        """Read one more board; return whether the listing is another one now."""
        if not self._waiting:
            return False
        self._shelf.read(self._waiting.pop(0))
        return not self._waiting and self._listed()

    def _paths(self) -> list[Path]:
        return [path for folder in self._folders for path in sorted(folder.glob("*.tmx"))]

    def _listed(self) -> bool:
        from .maps import MapListing, listed

        before = self.listing
        parts = [
            listed(self._game, map(self._shelf.read, sorted(folder.glob("*.tmx"))))
            for folder in self._folders
        ]
        self.listing = MapListing(
            tuple(each for part in parts for each in part.maps),
            tuple(each for part in parts for each in part.broken),
        )
        return self.listing != before


def _stamp(found: MapFile | BrokenMap) -> Stamp:
    """Return what changes when the map may be another one: for a broken one, what lies near."""
    from .maps import MapFile

    files = found.files if isinstance(found, MapFile) else near(found.file)
    return tuple(_mark(path) for path in files)


def stamp_near(path: Path) -> Stamp:
    """Return what changes when a map, or anything it may be drawn with, is saved."""
    return tuple(_mark(each) for each in near(path))


def near(path: Path) -> tuple[Path, ...]:
    """Return the files beside a map and one folder up that it may be drawn with."""
    from game.content.tiled.map_files import LARGEST

    folders = (path.parent, path.parent.parent)
    return tuple(
        each for folder in folders for each in sorted(folder.glob("*")) if each.suffix in LARGEST
    )


def _mark(path: Path) -> tuple[str, int, int]:
    try:
        stat = path.lstat()
    except OSError:
        return str(path), 0, -1
    return str(path), stat.st_mtime_ns, stat.st_size
