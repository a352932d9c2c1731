"""Files that end in a seal, the SHA-256 of all before it: made, and read line by line."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from game.session.match.record import Damaged

LONGEST = 4_000_000
"""No line of ours comes near this."""

_SEAL = b"sha256 "
_END = len(_SEAL) + 64 + 1
_PIECE = 1_000_000


def seal(digest: str) -> bytes:
    """Return the last line of a file with this digest."""
    return _SEAL + digest.encode() + b"\n"


def sealed(text: str) -> bytes:
    data = text.encode()
    return data + seal(hashlib.sha256(data).hexdigest())


def unsealed(data: bytes) -> str | None:
    """Return the text that was sealed, or None if a single bit differs."""
    body = data[:-_END]
    if len(data) < _END or seal(hashlib.sha256(body).hexdigest()) != data[-_END:]:
        return None
    try:
        return body.decode()
    except UnicodeDecodeError:
        return None


class Sealed:
    """An open file, never held in memory as a whole. Its lines are read after its seal."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._body = file.seek(0, 2) - _END
        self._left = self._body

    @property
    def share(self) -> float:
        """Which share of the lines has been read."""
        return 1 - self._left / max(1, self._body)

    def close(self) -> None:
        self._file.close()

    def whole(self) -> Iterator[float]:
        """Look at the seal piece by piece, yielding the share that is done, or raise Damaged."""
        self._file.seek(0)
        found, left = hashlib.sha256(), self._body
        while left > 0:
            piece = self._file.read(min(left, _PIECE))
            if not piece:
                break
            found.update(piece)
            left -= len(piece)
            yield 1 - left / self._body
        if self._body < 0 or self._file.read() != seal(found.hexdigest()):
            raise Damaged("")

    def lines(self) -> Iterator[str]:
        """Yield the lines that were sealed."""
        self._file.seek(0)
        self._left = self._body
        while self._left > 0:
            line = self._file.readline(min(self._left, LONGEST + 1))
            self._left -= len(line)
            if not line or len(line) > LONGEST:
                raise Damaged("it is larger than any match")
            try:
                yield line.decode().rstrip("\n")
            except UnicodeDecodeError as error:
                raise Damaged("it does not read as a match") from error


def opened(path: Path, largest: int) -> Sealed | None:
    """Return a plain file to be read, or None; a pipe or a folder is not waited for."""
    try:
        if not path.is_file() or path.stat().st_size > largest:
            return None
        return Sealed(path.open("rb"))
    except OSError:
        return None
