"""What is kept, seen from outside: the title asks, and must not wait for what reads matches."""

from __future__ import annotations

from pathlib import Path

from game.scenes.kit import Kit

SUFFIX = ".replay"


def autosave(kit: Kit, game: str) -> Path:
    """Return where the match of this game is written after every action."""
    return kit.folder / "saves" / f"{game}{SUFFIX}"


def waiting(kit: Kit, game: str) -> bool:
    """Whether a match of this game waits to be gone on with."""
    kit.writer.settle()
    path = autosave(kit, game)
    if path.exists():
        return True
    if not any(path.parent.glob(f"{path.name}*")):
        return False
    from game.session.store import restorable

    return restorable(path)


def records(kit: Kit) -> Path:
    """Return where finished matches lie."""
    return kit.folder / "records"


def any_records(kit: Kit) -> bool:
    found = (records(kit).glob(f"*{SUFFIX}{end}") for end in ("", ".bak"))
    return any(any(paths) for paths in found)
