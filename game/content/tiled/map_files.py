"""The only door to files that a map names: plain, small enough, and inside the map folders."""

from __future__ import annotations

import errno
import os
import stat
import struct
from dataclasses import dataclass
from pathlib import Path

from .faults import NOWHERE, FaultPlace, Report
from .png import START, whole

LARGEST = {".tmx": 1 << 20, ".tsx": 1 << 20, ".tx": 1 << 16, ".png": 1 << 24}
LARGEST_PICTURE = 4096
_PNG_START = START + b"\x00\x00\x00\rIHDR"
_HEAD = 24
_LONGEST_NAME = 400
_OF_WINDOWS = frozenset(
    {"con", "prn", "aux", "nul", "conin$", "conout$"}
    | {f"{port}{number}" for port in ("com", "lpt") for number in "0123456789¹²³"}
)


@dataclass(frozen=True, slots=True)
class Roots:
    """The folders a map may read from, links resolved."""

    folders: tuple[Path, ...]

    def hold(self, path: Path) -> bool:
        return any(path.is_relative_to(folder) for folder in self.folders)


def roots(*folders: Path) -> Roots:
    return Roots(tuple(Path(os.path.realpath(folder)) for folder in folders))


def beside(
    home: Path, name: str, ending: str, within: Roots, report: Report, at: FaultPlace = NOWHERE
) -> Path | None:
    """Return the file of this name as seen from a file; None and a fault if it may not be read."""
    if not name.isprintable() or not 0 < len(name) <= _LONGEST_NAME:
        report.error("name_unreadable", at, name=ascii(name[:40]))
    elif not name.lower().endswith(ending):
        report.error("name_ending", at, name=name, ending=ending)
    elif kept := kept_by_windows(name):
        report.error("name_of_windows", at, name=kept)
    else:
        path = Path(os.path.realpath(home.parent / name.replace("\\", "/")))
        if within.hold(path):
            return path
        report.error("outside_root", at, name=name)
    return None


def kept_by_windows(name: str) -> str:
    """Return the part of a path that Windows opens as a device, whatever its ending; or ""."""
    for part in name.replace("\\", "/").split("/"):
        if part.split(".")[0].rstrip(" ").lower() in _OF_WINDOWS:
            return part
    return ""


def read_bytes(
    path: Path, ending: str, within: Roots, report: Report, at: FaultPlace = NOWHERE
) -> bytes:
    """Return the content of a plain file, or stop with the fault."""
    real = Path(os.path.realpath(path))
    if real.suffix.lower() != ending:
        report.stop("name_ending", at, name=path.name, ending=ending)
    if kept := kept_by_windows(path.name):
        report.stop("name_of_windows", at, name=kept)
    data = _read(real, LARGEST[ending], within, report, at)
    if data is None:
        report.close()
    return data or b""


def picture_size(
    path: Path, within: Roots, report: Report, at: FaultPlace = NOWHERE
) -> tuple[int, int] | None:
    """Return a PNG's width and height; None and a fault if it is none, or not whole.

    A picture library is only let near files that passed here: larger ones can take gigabytes
    or end the whole program, and other formats hide under a .png name.
    """
    data = _read(path, LARGEST[".png"], within, report, at)
    if data is None:
        return None
    if len(data) < _HEAD or not data.startswith(_PNG_START):
        report.error("picture_no_png", at, name=path.name)
        return None
    width, height = struct.unpack(">II", data[16:24])
    if not (0 < width <= LARGEST_PICTURE and 0 < height <= LARGEST_PICTURE):
        report.error(
            "picture_too_large",
            at,
            name=path.name,
            width=width,
            height=height,
            most=LARGEST_PICTURE,
        )
        return None
    if not whole(data):
        report.error("picture_damaged", at, name=path.name)
        return None
    return width, height


def _read(path: Path, most: int, within: Roots, report: Report, at: FaultPlace) -> bytes | None:
    if not within.hold(path):
        report.error("outside_root", at, name=path.name)
        return None
    try:
        # Without O_NONBLOCK a pipe given as a file would hold the program for ever.
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
        with os.fdopen(handle, "rb") as file:
            facts = os.fstat(handle)
            if not stat.S_ISREG(facts.st_mode):
                report.error("file_not_plain", at, name=path.name)
            elif facts.st_size > most:
                report.error("file_too_large", at, name=path.name, most=most)
            else:
                return file.read(most)
    except FileNotFoundError:
        report.error("file_missing", at, name=path.name)
    except (OSError, ValueError) as error:
        loop = isinstance(error, OSError) and error.errno == errno.ELOOP
        report.error("file_loop" if loop else "file_unreadable", at, name=path.name)
    return None
