"""Lands out of height pictures: PNG files in maps/blanket_hills, as maps/blanket_hills/README.md
tells whoever paints one.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from game.content.files.program_files import shown
from game.content.files.reader import ContentError, read_bytes
from game.content.maps.maps import map_folder
from game.rules.blanket_hills.land import HIGH, HIGHEST, LOWEST, TOP, WIDE, Land

from .grey_picture import PictureFault, grey, place

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
    found = []
    for path in _files(folder):
        try:
            found.append(HeightPicture(path, read_land(path)))
        except ContentError:
            continue
    return tuple(found)


def check_pictures(folder: Path | None = None) -> None:
    """Raise ContentError with what is wrong with the pictures of a folder."""
    faults: list[str] = []
    for path in _files(folder):
        try:
            read_land(path)
        except ContentError as fault:
            faults += fault.faults
    if faults:
        raise ContentError(*faults)


def read_land(path: Path) -> Land:
    """Return the land of a picture, or raise ContentError with one plain sentence."""
    try:
        return land_of(read_bytes(path, LARGEST))
    except PictureFault as fault:
        raise ContentError(f"{shown(path)}: {fault}") from None


@lru_cache(maxsize=64)
def land_of(data: bytes) -> Land:
    """Return the land of a PNG, or raise PictureFault.

    A picture that is nowhere lighter than land may ever be says the heights in centimetres;
    any other runs from the lowest, black, to the highest, white.
    """
    found = grey(data, WIDE, HIGH)
    if max(found) > TOP:
        span = HIGHEST - LOWEST
        return Land(bytes(LOWEST + (span * each + WHITE // 2) // WHITE for each in found))
    for number, each in enumerate(found):
        if not LOWEST <= each <= HIGHEST:
            where = place(number, WIDE)
            raise PictureFault(
                f"the pixel at {where} says {each} cm: land begins between {LOWEST} and {HIGHEST}"
            )
    return Land(found)


def _files(folder: Path | None) -> list[Path]:
    return sorted((folder or land_folder()).glob("*.png"))[:MOST]
