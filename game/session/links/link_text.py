"""Bytes as one line that any messenger leaves as it is: `tankodrom:1-` and letters of base 32.

It says how long it is, so that what stands round it is left out and a lost end is known from a
changed letter. Capitals are read too: written with them alone it makes smaller squares.
"""

from __future__ import annotations

import re
from base64 import b32decode, b32encode
from hashlib import blake2b
from typing import Final

LONGEST: Final = 60_000
"""So many letters are read at the most."""

SCHEME: Final = "tankodrom:"
_NUMBER: Final = "1"
_HEAD: Final = re.compile(rf"{SCHEME}\s*([0-9]{{1,3}})\s*-", re.IGNORECASE)
_LETTERS: Final = re.compile(r"[A-Z2-7]*")
_BROKEN: Final = re.compile(r"[\s>]+")
"""What stands in a line that was broken, and quoted in an answer."""

_SUM: Final = 4
_WIDE: Final = 3


class BadLink(Exception):
    """A text that opens no match; `key` names the reason."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def is_link(text: str) -> bool:
    """Whether there is the beginning of a link in a text."""
    return _HEAD.search(text) is not None


def written(body: bytes) -> str:
    """Return the line that says these bytes."""
    whole = (len(body) + _SUM).to_bytes(_WIDE, "big") + body + _sum(body)
    return f"{SCHEME}{_NUMBER}-{b32encode(whole).decode().rstrip('=').lower()}"


def read(text: str) -> bytes:
    """Return the bytes of the first link in a text, or raise BadLink."""
    head = _HEAD.search(text)
    if head is None:
        raise BadLink("none")
    if head[1] != _NUMBER:
        raise BadLink("newer")
    rest = _BROKEN.sub("", text[head.end() : head.end() + 2 * LONGEST].upper())
    found = _LETTERS.match(rest)
    letters = found[0] if found is not None else ""
    most = _letters(_WIDE)
    size = int.from_bytes(_bytes(letters[: most + 3])[:_WIDE], "big") if len(letters) > most else 0
    count = _letters(_WIDE + size)
    if count > LONGEST:
        raise BadLink("mistyped")
    if size < _SUM or len(letters) < count:
        raise BadLink("mistyped" if len(rest) > len(letters) else "cut")
    data = _bytes(letters[:count])[_WIDE : _WIDE + size]
    body = data[:-_SUM]
    if _sum(body) != data[-_SUM:]:
        raise BadLink("mistyped")
    return body


def _letters(size: int) -> int:
    """Return how many letters so many bytes have."""
    return -(-size * 8 // 5)


def _bytes(letters: str) -> bytes:
    # Letters that are no whole byte, as of a lost end, are left out.
    whole = letters[: _letters(len(letters) * 5 // 8)]
    return b32decode(whole + "=" * (-len(whole) % 8))


def _sum(body: bytes) -> bytes:
    return blake2b(body, digest_size=_SUM, person=b"tankodrom link").digest()
