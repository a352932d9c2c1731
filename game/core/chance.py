"""Dice that belong to a place in a match, not to an order of throwing.

A roll is named by the moment it is made for, such as ("deal", 3, 1): round 3, seat 1. The
same seed and place give the same roll on every machine and in every Python, and a new rule
with a roll of its own leaves all the others as they were. The generator is ours because
Python promises to keep only `random.random()` as it is, not `shuffle` or `randrange`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

V = TypeVar("V")
RollPlace = tuple[str | int, ...]

_WORD = 8
_RANGE = 1 << (8 * _WORD)


class Dice:
    """Rolls of one place; the first roll is always the same."""

    def __init__(self, seed: int, *place: str | int) -> None:
        # The repr keeps ("a", 1) and ("a1",) apart, and 1 and "1".
        self._key = repr((seed, *place)).encode()
        self._block = 0
        self._bytes = b""

    def below(self, sides: int) -> int:
        """Return a whole number from 0 to sides - 1, each equally likely."""
        assert 0 < sides <= _RANGE, f"no dice with {sides} sides"
        fair = _RANGE - _RANGE % sides
        while (word := self._word()) >= fair:
            pass
        return word % sides

    def choice(self, values: Sequence[V]) -> V:
        return values[self.below(len(values))]

    def shuffled(self, values: Sequence[V]) -> tuple[V, ...]:
        pool = list(values)
        for last in range(len(pool) - 1, 0, -1):
            other = self.below(last + 1)
            pool[last], pool[other] = pool[other], pool[last]
        return tuple(pool)

    def sample(self, values: Sequence[V], count: int) -> tuple[V, ...]:
        """Return so many of them, no place in the sequence taken twice."""
        pool = list(values)
        assert count <= len(pool), f"{count} of {len(pool)}"
        return tuple(pool.pop(self.below(len(pool))) for _ in range(count))

    def _word(self) -> int:
        if not self._bytes:
            # It brings OpenSSL along, which the title does not wait for: nothing is rolled there.
            from hashlib import blake2b

            number = self._block.to_bytes(8, "big")
            self._bytes = blake2b(self._key + number, digest_size=64).digest()
            self._block += 1
        word, self._bytes = self._bytes[:_WORD], self._bytes[_WORD:]
        return int.from_bytes(word, "big")
