"""Games kept as text files in the player's folder."""

from __future__ import annotations

from pathlib import Path

from game.scenes.kit import Kit
from game.scenes.stack import Change, Notice

SUFFIX = ".txt"


def folder(kit: Kit) -> Path:
    return kit.folder / "games"


def saved(kit: Kit) -> tuple[Path, ...]:
    """Return the saved texts, newest first."""
    return tuple(sorted(folder(kit).glob(f"*{SUFFIX}"), reverse=True))


def save_text(kit: Kit, text: str) -> Change:
    """Put a game's text into a new file and say its name."""
    number = 1
    while (path := folder(kit) / f"{kit.today()}-{number:03}{SUFFIX}").exists():
        number += 1
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    except OSError:
        return Notice(kit.words("chess.not_saved_game"))
    return Notice(kit.words("chess.saved_game", file=str(path)))
