"""What has been shown, each event with the table just before it; a table is made when it is asked
for, since of a long story only the last few are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar, overload

T = TypeVar("T")
E = TypeVar("E")


class Past(Sequence[tuple[T, E]], Generic[T, E]):
    """The first `count` of these events; `before(place)` is the table before one."""

    def __init__(self, events: Sequence[E], count: int, before: Callable[[int], T]) -> None:
        self._events = events
        self._count = count
        self._before = before

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, place: int) -> tuple[T, E]: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[tuple[T, E]]: ...
    def __getitem__(self, place: int | slice) -> tuple[T, E] | Sequence[tuple[T, E]]:
        found = range(self._count)[place]
        if isinstance(found, range):
            return [self[each] for each in found]
        return self._before(found), self._events[found]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]
