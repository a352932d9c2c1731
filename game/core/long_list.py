"""A list of actions too long to be written down: blocks of equal ones but for some numbers.

It is worked out when it is asked: how long it is, what stands at a place, where an action stands.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from math import prod
from typing import Any, overload


@dataclass(frozen=True)
class Block:
    """An action for all that are like it but for these numbers, and which numbers each may have."""

    like: Any
    numbers: Mapping[str, range]

    def __len__(self) -> int:
        return prod(map(len, self.numbers.values()))

    def at(self, place: int) -> Any:
        found: dict[str, int] = {}
        for name, numbers in reversed(tuple(self.numbers.items())):
            place, rest = divmod(place, len(numbers))
            found[name] = numbers[rest]
        return replace(self.like, **found)

    def place(self, action: Any) -> int | None:
        """Return where an action stands, None where it is none of these."""
        if type(action) is not type(self.like):
            return None
        place = 0
        for name, numbers in self.numbers.items():
            number = getattr(action, name)
            if type(number) is not int or number not in numbers:
                return None
            place = place * len(numbers) + numbers.index(number)
        return place if self.at(place) == action else None


class LongList(Sequence[Any]):
    def __init__(self, *blocks: Block) -> None:
        self._blocks = tuple(block for block in blocks if len(block))
        self._ends = tuple(accumulate(map(len, self._blocks)))

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    @overload
    def __getitem__(self, place: int) -> Any: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[Any, ...]: ...

    def __getitem__(self, place: int | slice) -> Any:
        if isinstance(place, slice):
            return tuple(self[each] for each in range(*place.indices(len(self))))
        if not -len(self) <= place < len(self):
            raise IndexError(place)
        place %= len(self)
        number = bisect_right(self._ends, place)
        return self._blocks[number].at(place - self._begin(number))

    def __contains__(self, action: object) -> bool:
        return self._found(action) is not None

    def index(self, action: Any, start: int = 0, stop: int | None = None) -> int:
        place = self._found(action)
        if place is None or place not in range(len(self))[start:stop]:
            raise ValueError(f"{action} is not in the list")
        return place

    def _found(self, action: object) -> int | None:
        for number, block in enumerate(self._blocks):
            place = block.place(action)
            if place is not None:
                return self._begin(number) + place
        return None

    def _begin(self, number: int) -> int:
        return self._ends[number - 1] if number else 0
