"""Where records are kept: sealed files, the previous one beside each, damaged ones set aside.

The last line of a file is the SHA-256 of all before it. `name.bak` is the file before the
latest write, and only ever a whole one; `name.bad` is a damaged file as it was found.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from game.core.rules import Rules
from game.session.files import crash_safe_files
from game.session.files.crash_safe_files import NotWritten
from game.session.files.small_steps import Steps, finished
from game.session.match.record import Damaged, Foreign, Record

from .bounded_reading import read_lines
from .sealed import Sealed, opened, sealed, unsealed

LARGEST = 64_000_000


def save(path: Path, text: str) -> bool:
    """Keep the text; False if it is written but perhaps not yet on disk."""
    return save_parts(path, (sealed(text),))


def save_parts(path: Path, parts: tuple[bytes | bytearray, ...], whole: bool = False) -> bool:
    """Keep a text that is sealed already; `whole` says that the old file is known to be so.

    A file that is not whole does not become the backup, nor is it lost: it is set aside.
    """
    whole = whole or text_of(path) is not None
    if not whole and path.is_file():
        try:
            _aside(path)
        except OSError as error:
            raise NotWritten(f"{path.name} is damaged and cannot be set aside.") from error
    return crash_safe_files.write(path, parts, backup(path) if whole else None)


def create(path: Path, text: str) -> bool:
    """Keep the text in a new file, or raise FileExistsError and leave the old one alone."""
    return crash_safe_files.create(path, sealed(text))


def whole(path: Path) -> bool:
    """Whether a file is as it was written."""
    return text_of(path) is not None


def text_of(path: Path) -> str | None:
    """Return the text of a whole file, None for any other."""
    data = _bytes(path)
    return None if data is None else unsealed(data)


def load(path: Path) -> str:
    """Return the text as it was saved.

    A damaged file is set aside and Damaged raised; `restore` may then bring the backup back.
    """
    data = _bytes(path)
    if data is None:
        raise _unread(path)
    text = unsealed(data)
    if text is None:
        raise _set_aside(path)
    return text


def open_record(path: Path, games: Mapping[str, Rules]) -> Record:
    """Return the record in a file from anywhere; a damaged one stays where it is."""
    with reading(path) as file:
        return finished(_read(file, games))


@contextlib.contextmanager
def reading(path: Path, ours: bool = False) -> Iterator[Sealed]:
    """Open a file for what reads it, and say with its name what is wrong with it.

    A damaged file of ours is set aside.
    """
    file = opened(path, LARGEST)
    if file is None:
        raise _unread(path)
    try:
        yield file
    except Damaged as damaged:
        file.close()
        if ours:
            raise _set_aside(path) from damaged
        what = f"is damaged: {damaged}" if str(damaged) else "is damaged or no record"
        raise Damaged(f"{path.name} {what}.", file=path.name) from damaged
    except Foreign as foreign:
        words = f"{path.name} cannot be opened: {foreign}."
        raise Foreign(words, foreign.key, path.name) from foreign
    except OSError as error:
        raise _unread(path) from error
    finally:
        file.close()


def restore(path: Path) -> str:
    """Return the text of the backup and put it in the file's place."""
    text = text_of(backup(path))
    if text is None:
        raise Damaged(f"{path.name} has no backup that can be read.", file=path.name)
    crash_safe_files.write(path, sealed(text))
    return text


def restorable(path: Path) -> bool:
    return text_of(backup(path)) is not None


def change(path: Path, changed: Callable[[str], str]) -> str:
    """Replace the text by what becomes of it, with no other process between; return it.

    A file that is not there has an empty text.
    """
    with crash_safe_files.locked(path.with_name(path.name + ".lock")):
        text = changed(load(path) if path.exists() else "")
        save(path, text)
    return text


def backup(path: Path) -> Path:
    return path.with_name(path.name + ".bak")


def _bytes(path: Path) -> bytes | None:
    """Return a plain file's bytes, or None; a pipe or a folder is not waited for."""
    try:
        if not path.is_file() or path.stat().st_size > LARGEST:
            return None
        return path.read_bytes()
    except OSError:
        return None


def _read(file: Sealed, games: Mapping[str, Rules]) -> Steps[Record]:
    yield from file.whole()
    return read_lines(file.lines(), games)


def _set_aside(path: Path) -> Damaged:
    offer = _offer(path)
    try:
        name = _aside(path).name
    except OSError:
        return Damaged(f"{path.name} is damaged{offer}.", "damaged", path.name)
    words = f"{path.name} is damaged and was set aside as {name}{offer}."
    return Damaged(words, "set_aside", path.name, name)


def _aside(path: Path) -> Path:
    """Give a damaged file a name under which nothing stands yet, and return it."""
    for name in (f"{path.name}.bad", *(f"{path.name}.bad-{number}" for number in range(2, 1000))):
        free = path.with_name(name)
        with contextlib.suppress(FileExistsError):
            crash_safe_files.rename(path, free)
            return free
    raise OSError(f"too many files are called {path.name}.bad")


def _unread(path: Path) -> Damaged:
    if os.path.exists(path):
        return Damaged(f"{path.name} cannot be read{_offer(path)}.", "unread", path.name)
    words = f"{path.name} is not there{_offer(path)}; check its name and folder."
    return Damaged(words, "missing", path.name)


def _offer(path: Path) -> str:
    return "; the one saved before it is whole" if restorable(path) else ""
