"""What is kept, seen from outside: the title asks, and must not wait for what reads matches."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

from game.scenes.frame.kit import Kit

SUFFIX = ".replay"


def saves(kit: Kit) -> Path:
    """Return where the matches lie that wait for this program: of two that live at once each has
    its own."""
    return kit.folder / ("saves" if kit.slot == 1 else f"saves-{kit.slot}")


def autosave(kit: Kit, game: str) -> Path:
    """Return where the match of this game is written after every action."""
    return saves(kit) / f"{game}{SUFFIX}"


def waiting(kit: Kit, game: str) -> bool:
    """Whether a match of this game waits to be gone on with."""
    kit.writer.settle()
    path = autosave(kit, game)
    # Not path.exists(): that fails where the folder may not be looked into.
    if os.path.exists(path):
        return True
    if not _any(path.parent, f"{path.name}*"):
        return False
    from game.session.records.store import restorable

    return restorable(path)


def written_at(path: Path) -> int:
    """Return when a file was written last, in nanoseconds, 0 for one that cannot be seen."""
    try:
        return os.stat(path).st_mtime_ns
    except OSError:
        return 0


def records(kit: Kit) -> Path:
    """Return where finished matches lie."""
    return kit.folder / "records"


def people(kit: Kit) -> Path:
    """Return where it stands what is remembered of people."""
    return kit.folder / "people.jsonl"


def evenings(kit: Kit) -> Path:
    """Return where the tables of the evenings stand."""
    return kit.folder / "evenings.jsonl"


def removed(kit: Kit) -> Path:
    """Return where records that were deleted lie for a day."""
    return records(kit) / "removed"


def exported(kit: Kit) -> Path:
    """Return where copies of records are put for others."""
    return kit.folder / "exported"


def written_to(kit: Kit) -> tuple[Path, ...]:
    """Return every folder that files are written to."""
    own = (saves(each) for each in (kit, replace(kit, folder=kit.folder / "challenge")))
    return (kit.folder, *own, records(kit), removed(kit), exported(kit))


def _any(folder: Path, pattern: str) -> bool:
    try:
        return any(folder.glob(pattern))
    except OSError:
        return False
