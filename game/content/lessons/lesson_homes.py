"""Where the guided match of a game lies: known without reading any, so the title may ask."""

from __future__ import annotations

from pathlib import Path

from game.content.files.program_files import home


def lessons_file(game: str, root: Path | None = None) -> Path:
    return (root or home()) / "assets" / "data" / game / "lessons.yaml"


def has_lessons(game: str, root: Path | None = None) -> bool:
    return lessons_file(game, root).is_file()
