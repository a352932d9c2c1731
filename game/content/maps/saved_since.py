"""Which files of a running map have been saved since: a pure question, asked now and then."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import blake2b
from pathlib import Path

from game.content.tiled.map_files import LARGEST

Stamps = Mapping[Path, tuple[int, int, str]]
"""Each file's time of change, size, and fingerprint; a missing file has none."""

_MISSING = (0, -1, "")


def stamps(files: Iterable[Path]) -> Stamps:
    """Return the files as they are now."""
    return {path: _stamp(path, _MISSING) for path in files}


def changed(before: Stamps) -> Stamps:
    """Return the stamps as they are now; equal to `before` if no content has changed.

    A file is only read when its time or size has moved, so asking often costs little.
    """
    return {path: _stamp(path, stamp) for path, stamp in before.items()}


def differ(before: Stamps, now: Stamps) -> bool:
    """Whether any file's content is another one; a mere touch is not."""
    return any(now[path][2] != stamp[2] for path, stamp in before.items())


def _stamp(path: Path, before: tuple[int, int, str]) -> tuple[int, int, str]:
    try:
        facts = path.stat()
        if (facts.st_mtime_ns, facts.st_size) == before[:2]:
            return before
        if not path.is_file() or facts.st_size > max(LARGEST.values()):
            return facts.st_mtime_ns, facts.st_size, "unreadable"
        content = blake2b(path.read_bytes(), digest_size=8).hexdigest()
    except OSError:
        return _MISSING
    return facts.st_mtime_ns, facts.st_size, content
