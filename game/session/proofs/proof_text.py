"""A proof as a short text that is copied and sent.

A checksum tells a mistyped text from a forged one.
"""

from __future__ import annotations

import base64
import re
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

LONGEST: Final = 4000

_ANY_HEAD: Final = re.compile(r"TK[0-9]{1,4}-")
_WIDES: Final = {"TK1-": (1, 1, 2, 2), "TK2-": (1, 1, 2, 2, 1)}
"""How many bytes give the length of each number, by the head of a text."""

_HEAD: Final = "TK2-"
FIRST_MINDS: Final = 1
"""The number of the computer players that a text beginning with TK1- was played against."""

_SUM: Final = 4
_BOARD: Final = 6
_MOST: Final = 2_000


class BadProof(Exception):
    """A text that proves nothing; `key` names the reason."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@dataclass(frozen=True, slots=True)
class Proof:
    """What a text says; `choices` holds so many choices as one number, see `replayed`.

    `minds` is the number of the game's computer players, see `game.ai.minds.number`.
    """

    rules: int
    board: str
    seed: int
    count: int
    choices: int
    minds: int = FIRST_MINDS


def write(proof: Proof) -> str:
    """Return the text that is copied and sent."""
    body = bytes.fromhex(proof.board)
    for wide, number in zip(_WIDES[_HEAD], _numbers(proof), strict=True):
        data = number.to_bytes((number.bit_length() + 7) // 8, "big")
        body += len(data).to_bytes(wide, "big") + data
    return _HEAD + base64.urlsafe_b64encode(body + checksum(body)).decode().rstrip("=")


def read(text: str) -> Proof:
    """Return what a text says, however it was broken into lines, or raise BadProof."""
    letters = "".join(text[: 2 * LONGEST].split())
    head = _ANY_HEAD.match(letters)
    if head is None or len(letters) > LONGEST:
        raise BadProof("no_proof")
    if head[0] not in _WIDES:
        raise BadProof("version")
    letters = letters.removeprefix(head[0])
    try:
        data = base64.b64decode(letters + "=" * (-len(letters) % 4), b"-_", validate=True)
    except ValueError as error:
        raise BadProof("mistyped") from error
    body, written = data[:-_SUM], data[-_SUM:]
    if len(body) < _BOARD or checksum(body) != written:
        raise BadProof("mistyped")
    return _proof(body, _WIDES[head[0]])


def _proof(body: bytes, wides: tuple[int, ...]) -> Proof:
    """Read the numbers of a body whose checksum is right; it may be forged all the same."""
    at = _BOARD
    numbers: list[int] = []
    for wide in wides:
        size = int.from_bytes(body[at : at + wide], "big")
        data = body[at + wide : at + wide + size]
        if len(data) != size:
            raise BadProof("mistyped")
        numbers.append(int.from_bytes(data, "big"))
        at += wide + size
    if at != len(body) or numbers[2] > _MOST:
        raise BadProof("mistyped")
    rules, seed, count, choices, *minds = numbers
    return Proof(rules, body[:_BOARD].hex(), seed, count, choices, *minds)


def _numbers(proof: Proof) -> tuple[int, ...]:
    return proof.rules, proof.seed, proof.count, proof.choices, proof.minds


def checksum(body: bytes) -> bytes:
    """Return what tells a mistyped text from a right one."""
    return blake2b(body, digest_size=_SUM, person=b"tankodrom result").digest()
