"""What the texts lack: beside English, and of what a game must be called by."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.ai.minds import offered
from game.content.files.reader import ContentError
from game.content.texts import catalogue, differences
from game.rules import GAMES


def compare(language: str, texts: Path) -> None:
    """Read a language, and compare it with English; English has what each game is called by."""
    found = [*differences(language, texts)]
    if language == "en":
        english = catalogue("en", texts)
        needed = (key for game in GAMES for key in _needed(game))
        lacking = (key for key in needed if key not in english)
        found += [f"en.yaml: {key}: is missing; a game is called by it" for key in lacking]
    if found:
        raise ContentError(*found)


def _needed(game: str) -> Iterator[str]:
    """Yield the keys by which the shared scenes say what is a game's."""
    yield f"door.{game}"
    yield from (f"strength.{name}" for name in offered(game))
    spell = GAMES[game].spell
    if spell is not None:
        yield from (f"part.{game}.word.{name}" for name in spell.words)
        yield from (f"part.{game}.spot.{name}" for name in spell.spots)
