"""Where the guided match of a game lies: known without reading any, so the title may ask."""

from __future__ import annotations

import re
from pathlib import Path

from game.content.files.program_files import home

_BEGINS = re.compile(r"^ *- name:", re.MULTILINE)


def lessons_file(game: str, root: Path | None = None) -> Path:
    return (root or home()) / "assets" / "data" / game / "lessons.yaml"


def has_lessons(game: str, root: Path | None = None) -> bool:
    return lessons_file(game, root).is_file()


def how_many(game: str, root: Path | None = None) -> int:
    """Return how many lessons that is, told by their names alone; 0 where there are none."""
    try:
        return len(_BEGINS.findall(lessons_file(game, root).read_text("utf-8")))
    except (OSError, UnicodeDecodeError):
        return 0
