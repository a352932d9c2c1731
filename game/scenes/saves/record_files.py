"""What is done with the files of the records: marked, named, taken away, brought back, copied."""

from __future__ import annotations

import contextlib
import os
import re
import time
from collections.abc import Iterator, Mapping
from itertools import count
from pathlib import Path

from game.core.rules import Seat
from game.rules import GAMES
from game.scenes.frame.kit import Kit
from game.session.files import crash_safe_files
from game.session.files.crash_safe_files import NotWritten
from game.session.files.small_steps import finished
from game.session.match.record import Damaged, Foreign
from game.session.records import store
from game.session.records.bounded_reading import parsed, read_head
from game.session.records.catalogue import BY_ITSELF, INDEX, MARK, TITLE, catalogued, note, too_many
from game.session.records.rewritten_headers import call_players, relabel
from game.session.records.sealed import sealed

from .saved_files import SUFFIX, exported, records, removed

OF_A_FILE = (BY_ITSELF[0], MARK, TITLE)
"""Labels that one file has, and no match that goes on from it."""

LONGEST_NAME = 60
A_DAY = 24 * 60 * 60
_NO_NAME = re.compile(r"[^\w-]+")
REFUSED = (NotWritten, OSError, Damaged, Foreign)


def trim(kit: Kit) -> None:
    """Have the oldest records taken away, if there are more than the settings allow."""
    most, today, folder = kit.settings.now.most_kept, kit.today(), records(kit)
    if most:
        kit.writer.put(folder / INDEX, lambda: _trimmed(folder, most, today))


def asked_for(path: Path) -> None:
    """Let a match that was kept by itself be one that somebody has kept."""
    with contextlib.suppress(*REFUSED):
        relabel(path, {BY_ITSELF[0]: ""})


def call_people(path: Path, names: Mapping[Seat, str]) -> None:
    """Let the people of a match that is kept be called so."""
    with contextlib.suppress(*REFUSED):
        call_players(path, names)


def take_away(kit: Kit, path: Path) -> Path | None:
    """Put a record where it may be brought back from; None if it stays."""
    try:
        removed(kit).mkdir(parents=True, exist_ok=True)
        gone = _moved(path, removed(kit))
        # From now on it is known how long it has lain here.
        for each in (gone, store.backup(gone)):
            with contextlib.suppress(FileNotFoundError):
                os.utime(each)
    except OSError:
        return None
    return gone


def bring_back(kit: Kit, gone: Path, written: int) -> Path | None:
    """Put a record back that was taken away, as old as it was; None if that could not be."""
    try:
        path = _moved(gone, records(kit))
        for each in (path, store.backup(path)):
            with contextlib.suppress(FileNotFoundError):
                os.utime(each, ns=(written, written))
    except OSError:
        return None
    return path


def empty(kit: Kit) -> None:
    """Let go for good of what was taken away a day ago or earlier."""
    for path in crash_safe_files.found(removed(kit), f"*{SUFFIX}*"):
        with contextlib.suppress(OSError):
            if time.time() - path.stat().st_mtime > A_DAY:
                path.unlink()


def export(kit: Kit, path: Path, title: str) -> Path:
    """Put a copy where others can be given it, and return it; NotWritten or OSError for none."""
    data = path.read_bytes()
    exported(kit).mkdir(parents=True, exist_ok=True)
    stem = _NO_NAME.sub("-", title).strip("-")[:LONGEST_NAME] or path.stem
    return crash_safe_files.create_first((exported(kit) / name for name in _names(stem)), data)


def bring_in(kit: Kit, path: Path) -> Path:
    """Put a copy of a record from anywhere among the records; Damaged, Foreign, NotWritten."""
    if (text := store.text_of(path)) is None:
        raise Damaged(f"{path.name} is damaged or no record.", file=path.name)
    try:
        read_head(parsed(text.splitlines()[:1]), GAMES)
    except Foreign as foreign:
        raise Foreign(str(foreign), foreign.key, path.name) from foreign
    except Damaged as damaged:
        raise Damaged(str(damaged), file=path.name) from damaged
    records(kit).mkdir(parents=True, exist_ok=True)
    data = sealed(text)
    for each in crash_safe_files.found(records(kit), f"*{SUFFIX}"):
        if each.stat().st_size == len(data) and each.read_bytes() == data:
            return each
    stem = _NO_NAME.sub("-", path.stem)[:LONGEST_NAME]
    return crash_safe_files.create_first((records(kit) / name for name in _names(stem)), data)


def _trimmed(folder: Path, most: int, today: str) -> None:
    found = finished(catalogued(folder, SUFFIX))
    gone = too_many(found.listed, most, today)
    for each in gone:
        with contextlib.suppress(OSError):
            each.path.unlink(missing_ok=True)
            store.backup(each.path).unlink(missing_ok=True)
    if gone or found.fresh:
        note(folder, [each for each in found.listed if each not in gone])


def _moved(path: Path, folder: Path) -> Path:
    """Move a record with its backup, under a name that is free; it keeps its age."""
    for name in _names(path.stem):
        to = folder / name
        if os.path.lexists(store.backup(to)):
            continue
        try:
            if path.exists():
                crash_safe_files.rename(path, to)
            if os.path.lexists(store.backup(path)):
                crash_safe_files.rename(store.backup(path), store.backup(to))
            return to
        except FileExistsError:
            continue
    raise AssertionError("names never end")


def _names(stem: str) -> Iterator[str]:
    yield f"{stem}{SUFFIX}"
    yield from (f"{stem}-{number}{SUFFIX}" for number in count(2))
