"""Lands out of height pictures: PNG files in maps/blanket_hills, as maps/blanket_hills/README.md
tells whoever paints one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from game.content.files.reader import ContentError, read_bytes
from game.content.maps.maps import BrokenMap, map_folder
from game.content.tiled.faults import MapFaults, Report
from game.rules.blanket_hills.land import HIGH, HIGHEST, LOWEST, TOP, WIDE, Land

from .grey_picture import grey, place

LARGEST: Final = 200_000
"""A picture of a blanket has at most some thirty thousand bytes, and room for what programs add."""
WHITE: Final = 255
MOST: Final = 200
"""So many pictures of a folder are looked at."""


@dataclass(frozen=True, slots=True)
class HeightPicture:
    """A land that was painted, called as its file is."""

    file: Path
    land: Land

    @property
    def name(self) -> str:
        return self.file.stem.replace("_", " ")


def land_folder() -> Path:
    return map_folder() / "blanket_hills"


def height_pictures(folder: Path | None = None) -> tuple[HeightPicture, ...]:
    """Return the lands of a folder by their names; pictures with faults are left out."""
    return tuple(each for each in _read(folder) if isinstance(each, HeightPicture))


def broken_pictures(folder: Path | None = None) -> tuple[BrokenMap, ...]:
    """Return the pictures of a folder that are no lands, each with what is wrong with it."""
    return tuple(each for each in _read(folder) if isinstance(each, BrokenMap))


def check_pictures(folder: Path | None = None) -> None:
    """Raise MapFaults with what is wrong with the pictures of a folder."""
    faults = [fault for each in broken_pictures(folder) for fault in each.faults]
    if faults:
        raise MapFaults(*faults)


def read_land(path: Path) -> Land:
    """Return the land of a picture, or raise MapFaults with one plain sentence."""
    try:
        data = read_bytes(path, LARGEST)
    except ContentError:
        Report(path).stop("land_unread", most=LARGEST)
    return land_of(data, path)


@lru_cache(maxsize=64)
def land_of(data: bytes, path: Path) -> Land:
    """Return the land of a PNG, or raise MapFaults that name its file.

    A picture that is nowhere lighter than land may ever be says the heights in centimetres;
    any other runs from the lowest, black, to the highest, white.
    """
    report = Report(path)
    found = grey(data, WIDE, HIGH, report)
    if max(found) > TOP:
        span = HIGHEST - LOWEST
        return Land(bytes(LOWEST + (span * each + WHITE // 2) // WHITE for each in found))
    for number, each in enumerate(found):
        if not LOWEST <= each <= HIGHEST:
            at = place(number, WIDE)
            report.stop("land_height", pixel=at, found=each, low=LOWEST, high=HIGHEST)
    return Land(found)


def _read(folder: Path | None) -> Iterator[HeightPicture | BrokenMap]:
    for path in _files(folder):
        try:
            yield HeightPicture(path, read_land(path))
        except MapFaults as error:
            yield BrokenMap(path, error.found, error)


def _files(folder: Path | None) -> list[Path]:
    return sorted((folder or land_folder()).glob("*.png"))[:MOST]
