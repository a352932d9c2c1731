"""Where the program's own files lie."""

from __future__ import annotations

import os
import sys
from functools import lru_cache
from pathlib import Path


def home() -> Path:
    """Return the folder that holds assets/ and maps/."""
    # PyInstaller unpacks data files into a folder of its own.
    packed: str | None = getattr(sys, "_MEIPASS", None)
    return Path(packed) if packed else _sources()


@lru_cache(maxsize=1)
def _sources() -> Path:
    return Path(__file__).resolve().parents[3]


def shown(path: Path) -> str:
    """Return the path as messages name it: from the program's folder if it lies there."""
    try:
        # A link that leads to itself has no end that `Path.resolve` could name.
        return Path(os.path.realpath(path)).relative_to(home()).as_posix()
    except ValueError:
        return path.name


def way_to(file: Path, folder: Path) -> str:
    """Return a file as seen from a folder, as maps name their tilesets."""
    try:
        return Path(os.path.relpath(file, folder)).as_posix()
    except ValueError:
        # Another drive on Windows has no relative way.
        return file.as_posix()
