"""What a program that lived beside another one left: its matches wait for the next that begins."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from game.scenes.frame.kit import Kit
from game.session.files import crash_safe_files, program_slots

from .half_way_challenges import challenge_kit
from .saved_files import SUFFIX, autosave, saves


@contextlib.contextmanager
def living(folder: Path) -> Iterator[int]:
    """Have a slot of the folder for as long as this program lives."""
    with program_slots.take(folder) as slot:
        yield slot.number


def take_over(kit: Kit) -> None:
    """Take up the matches of programs that live no more; a match that waits already stays, and
    the other one goes to the records."""
    for number in range(1, program_slots.MOST + 1):
        left = replace(kit, slot=number)
        folders = saves(left), saves(challenge_kit(left))
        if number == kit.slot or not any(map(os.path.isdir, folders)):
            continue
        with program_slots.if_free(kit.folder, number) as free, contextlib.suppress(OSError):
            if free:
                _take(kit, left)


def _take(kit: Kit, left: Kit) -> None:
    from .saving import move_to_records

    for game in _games(left):
        if not _moved(autosave(left, game), autosave(kit, game)):
            move_to_records(left, game)
    # A challenge that waits is no record: it stays until there is room.
    aside, own = challenge_kit(left), challenge_kit(kit)
    for game in _games(aside):
        _moved(autosave(aside, game), autosave(own, game))


def _games(kit: Kit) -> tuple[str, ...]:
    names = (
        path.name.removesuffix(".bak") for path in crash_safe_files.found(saves(kit), f"*{SUFFIX}*")
    )
    return tuple(dict.fromkeys(n.removesuffix(SUFFIX) for n in names if n.endswith(SUFFIX)))


def _moved(path: Path, to: Path) -> bool:
    """Move a file with its backup; False where something lies there already."""
    # The title must not wait for what reads matches.
    from game.session.records import store

    if os.path.lexists(to) or os.path.lexists(store.backup(to)):
        return False
    to.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(FileNotFoundError):
        crash_safe_files.rename(path, to)
    with contextlib.suppress(FileNotFoundError):
        crash_safe_files.rename(store.backup(path), store.backup(to))
    return True
