"""The only door to files that a map names: plain, small enough, and inside the map folders."""

from __future__ import annotations

import os
import stat
import struct
from dataclasses import dataclass
from pathlib import Path

from .faults import Report

LARGEST = {".tmx": 1 << 20, ".tsx": 1 << 20, ".tx": 1 << 16, ".png": 1 << 24}
LARGEST_PICTURE = 4096
_PNG_START = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"
_HEAD = 24
_LONGEST_NAME = 400


@dataclass(frozen=True, slots=True)
class Roots:
    """The folders a map may read from, links resolved."""

    folders: tuple[Path, ...]

    def hold(self, path: Path) -> bool:
        return any(path.is_relative_to(folder) for folder in self.folders)


def roots(*folders: Path) -> Roots:
    return Roots(tuple(Path(os.path.realpath(folder)) for folder in folders))


def beside(home: Path, name: str, ending: str, within: Roots, report: Report) -> Path | None:
    """Return the file of this name as seen from a file; None and a fault if it may not be read."""
    if not name.isprintable() or not 0 < len(name) <= _LONGEST_NAME:
        report.error("name_unreadable", name=ascii(name[:40]))
    elif not name.lower().endswith(ending):
        report.error("name_ending", name=name, ending=ending)
    else:
        path = Path(os.path.realpath(home.parent / name.replace("\\", "/")))
        if within.hold(path):
            return path
        report.error("outside_root", name=name)
    return None


def read_bytes(path: Path, ending: str, within: Roots, report: Report) -> bytes:
    """Return the content of a plain file, or stop with the fault."""
    real = Path(os.path.realpath(path))
    if real.suffix.lower() != ending:
        report.stop("name_ending", name=path.name, ending=ending)
    data = _read(real, LARGEST[ending], LARGEST[ending], within, report)
    if data is None:
        report.close()
    return data or b""


def picture_size(path: Path, within: Roots, report: Report) -> tuple[int, int] | None:
    """Return a PNG's width and height by its first bytes; None and a fault if it is none.

    A picture library is only let near files that passed here: larger ones can take gigabytes
    or end the whole program, and other formats hide under a .png name.
    """
    head = _read(path, LARGEST[".png"], _HEAD, within, report)
    if head is None:
        return None
    if len(head) < _HEAD or not head.startswith(_PNG_START):
        report.error("picture_no_png", name=path.name)
        return None
    width, height = struct.unpack(">II", head[16:24])
    if not (0 < width <= LARGEST_PICTURE and 0 < height <= LARGEST_PICTURE):
        report.error(
            "picture_too_large", name=path.name, width=width, height=height, most=LARGEST_PICTURE
        )
        return None
    return width, height


def _read(path: Path, most: int, first: int, within: Roots, report: Report) -> bytes | None:
    if not within.hold(path):
        report.error("outside_root", name=path.name)
        return None
    try:
        # Without O_NONBLOCK a pipe given as a file would hold the program for ever.
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
        with os.fdopen(handle, "rb") as file:
            facts = os.fstat(handle)
            if not stat.S_ISREG(facts.st_mode):
                report.error("file_not_plain", name=path.name)
            elif facts.st_size > most:
                report.error("file_too_large", name=path.name, most=most)
            else:
                return file.read(min(first, most))
    except FileNotFoundError:
        report.error("file_missing", name=path.name)
    except (OSError, ValueError):
        report.error("file_unreadable", name=path.name)
    return None
