"""Which part of a folder is whose: each program that lives has a slot with autosaves of its own.

A slot is a lock on a file. It is let go when its program ends, however that comes.
"""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from . import crash_safe_files

MOST: Final = 9
"""From so many programs on they share a slot; nobody has that many windows."""


PATIENCE: Final = 1.5
"""So many seconds a program that was killed may need to be gone, which then was the first."""

PAUSE: Final = 0.05


@dataclass(frozen=True, slots=True)
class Slot:
    number: int


@contextlib.contextmanager
def take(folder: Path, patience: float = PATIENCE) -> Iterator[Slot]:
    """Have the first slot that is free; the first of all where nothing can be locked."""
    until = time.monotonic() + patience
    while time.monotonic() < until and _is_held(folder, 1):
        time.sleep(PAUSE)
    with contextlib.ExitStack() as held:
        for number in range(1, MOST + 1):
            if held.enter_context(if_free(folder, number)):
                yield Slot(number)
                return
        yield Slot(1)


@contextlib.contextmanager
def if_free(folder: Path, number: int) -> Iterator[bool]:
    """Hold a slot if no other program does; return whether that is so."""
    try:
        handle = _opened(folder, number)
    except OSError:
        yield False
        return
    try:
        yield crash_safe_files.try_lock(handle)
    finally:
        os.close(handle)


def _is_held(folder: Path, number: int) -> bool:
    """Return whether a program has the slot; where nothing can be locked, none has."""
    try:
        handle = _opened(folder, number)
    except OSError:
        return False
    try:
        return not crash_safe_files.try_lock(handle)
    finally:
        os.close(handle)


def _opened(folder: Path, number: int) -> int:
    return os.open(folder / f"slot-{number}.lock", os.O_RDWR | os.O_CREAT, 0o666)
