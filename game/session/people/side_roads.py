"""Which chapters of the road were entered by the side road: one small sealed file.

The stars themselves stand among the best results, by the ids of stages and challenges.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from game.session.records.small_sealed_file import SmallFile

NAME: Final = "road.json"
LARGEST: Final = 20_000


@dataclass(frozen=True, slots=True)
class Entered:
    """The names of chapters that were opened without the stars they need."""

    chapters: tuple[str, ...] = ()


_FILE = SmallFile(Entered, Entered(), LARGEST)


def entered(folder: Path) -> tuple[str, ...]:
    """Return the names; a damaged file gives way to the one before."""
    return _FILE.known(folder / NAME)[0].chapters


def enter(folder: Path, chapter: str) -> None:
    """Open a chapter for good; NotWritten, or Foreign for a newer program's file."""

    def changed(now: Entered) -> Entered:
        known = chapter in now.chapters
        return now if known else replace(now, chapters=(*now.chapters, chapter))

    _FILE.change(folder / NAME, changed)
