"""Files written so that a crash or a pulled plug leaves the old or the new one, never neither.

A temporary file in the same folder is written and brought to the disk, then takes the place
of the old one in one step, then the folder itself is brought to the disk. Measured: without
the first fsync a power cut can leave an empty file.
"""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import count
from pathlib import Path

_PREFIX, _SUFFIX = ".writing-", ".tmp"
_STALE = 24 * 60 * 60

Data = bytes | tuple[bytes | bytearray, ...]
"""What a file holds, in one piece or in several."""


class NotWritten(Exception):
    """The file could not be written; the old one, if there was one, is as it was."""


def write(path: Path, data: Data, previous: Path | None = None) -> bool:
    """Put the file in place of the old one; False if it is written but perhaps not yet on disk.

    The old file is kept as `previous` where that is given.
    """
    with _told(path):
        if previous and path.exists():
            _keep(path, previous)
        _place(path, data)
    return _synced(path.parent)


def create(path: Path, data: Data) -> bool:
    """Write a new file; FileExistsError if there is one by then, which stays as it is."""
    with _told(path):
        _place(path, data, rename)
    return _synced(path.parent)


def create_first(paths: Iterable[Path], data: Data) -> Path:
    """Write a new file under the first of these names that is free, and return it."""
    for path in paths:
        if os.path.lexists(path):
            continue
        with contextlib.suppress(FileExistsError):
            create(path, data)
            return path
    raise AssertionError("no name was free")


def numbered(folder: Path, stem: str, suffix: str) -> Iterator[Path]:
    """Yield names for new files of a folder, such as 2026-11-21-001.txt, without an end."""
    return (folder / f"{stem}-{number:03}{suffix}" for number in count(1))


def rename(path: Path, name: Path) -> None:
    """Give a file another name in reach of its disk; FileExistsError if that one is taken."""
    try:
        os.link(path, name)
    except FileExistsError:
        raise
    except (OSError, NotImplementedError):
        # Where files have one name only, an empty one holds the place.
        os.close(os.open(name, os.O_CREAT | os.O_EXCL))
        try:
            os.replace(path, name)
        except OSError:
            name.unlink()
            raise
    else:
        os.unlink(path)


def found(folder: Path, pattern: str) -> tuple[Path, ...]:
    """Return the files of a folder, none where nobody may look into it."""
    try:
        return tuple(folder.glob(pattern))
    except OSError:
        return ()


def sweep(folder: Path) -> None:
    """Remove what killed writers left behind a day ago or earlier."""
    for left_over in found(folder, f"{_PREFIX}*{_SUFFIX}"):
        with contextlib.suppress(OSError):
            if time.time() - left_over.stat().st_mtime > _STALE:
                left_over.unlink()


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold a lock that only one process at a time can hold; a killed holder lets it go."""
    try:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
    except OSError as error:
        raise NotWritten(f"{path.name} could not be written: {_reason(error)}.") from error
    try:
        _lock(handle)
        yield
    finally:
        os.close(handle)


def try_lock(handle: int) -> bool:
    """Lock an open file for this process if no other one has; closing it lets it go."""
    try:
        _lock(handle, wait=False)
    except OSError:
        return False
    return True


def _keep(path: Path, previous: Path) -> None:
    """Let the file be there under its other name too; where files have one name only, copy it."""
    # A name of its own, short: the file's own may already be as long as a name can be.
    temporary = path.with_name(f"{_PREFIX}{os.urandom(6).hex()}{_SUFFIX}")
    try:
        if previous.exists() and os.path.samefile(path, previous):
            return
        os.link(path, temporary)
    except (OSError, NotImplementedError):
        _place(previous, path.read_bytes())
        return
    with _gone_if_it_fails(temporary):
        _sync(temporary)
        os.replace(temporary, previous)


def _place(path: Path, data: Data, take: Callable[[Path, Path], None] = os.replace) -> None:
    handle, name = tempfile.mkstemp(_SUFFIX, _PREFIX, path.parent)
    with _gone_if_it_fails(Path(name)):
        with os.fdopen(handle, "wb") as file:
            for part in (data,) if isinstance(data, bytes) else data:
                file.write(part)
            file.flush()
            os.fsync(file.fileno())
        take(Path(name), path)


@contextlib.contextmanager
def _told(path: Path) -> Iterator[None]:
    """Say in a sentence what went wrong with a file."""
    try:
        yield
    except FileExistsError:
        raise
    except OSError as error:
        raise NotWritten(f"{path.name} could not be written: {_reason(error)}.") from error


@contextlib.contextmanager
def _gone_if_it_fails(temporary: Path) -> Iterator[None]:
    try:
        yield
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise


def _sync(path: Path) -> None:
    # Windows brings only what is open for writing to the disk.
    with open(path, "rb+") as file:
        os.fsync(file.fileno())


def _synced(folder: Path) -> bool:
    try:
        _sync_folder(folder)
    except OSError:
        return False
    return True


def _sync_folder(folder: Path) -> None:
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _lock(handle: int, wait: bool = True) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
