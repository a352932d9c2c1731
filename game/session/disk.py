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
from collections.abc import Iterator
from pathlib import Path

_PREFIX, _SUFFIX = ".writing-", ".tmp"
_STALE = 24 * 60 * 60


class NotWritten(Exception):
    """The file could not be written; the old one, if there was one, is as it was."""


def write(path: Path, data: bytes, previous: Path | None = None) -> bool:
    """Put the file in place of the old one; False if it is written but perhaps not yet on disk.

    The old file is kept as `previous` where that is given.
    """
    try:
        if previous and path.exists():
            _place(previous, path.read_bytes())
        _place(path, data)
    except OSError as error:
        raise NotWritten(f"{path.name} could not be written: {_reason(error)}.") from error
    try:
        _sync_folder(path.parent)
    except OSError:
        return False
    return True


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


def _place(path: Path, data: bytes) -> None:
    # A short name of its own: the file's own name may already be as long as a name can be.
    handle, temporary = tempfile.mkstemp(_SUFFIX, _PREFIX, path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise


def _sync_folder(folder: Path) -> None:
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _lock(handle: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_LOCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX)


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
