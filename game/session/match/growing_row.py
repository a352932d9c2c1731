"""A row that grows at its end without being copied: a long match costs what a short one does.

A row never changes: `plus` gives another one, which shares what stands before. Only one that
is made longer where it was cut is copied.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Generic, SupportsIndex, TypeVar, overload

V = TypeVar("V")


class Row(Generic[V]):
    __slots__ = ("_count", "_items")

    def __init__(self, items: Iterable[V] = ()) -> None:
        self._items = list(items)
        self._count = len(self._items)

    def plus(self, item: V) -> Row[V]:
        """Return the row with one more at its end."""
        items, count = self._items, self._count
        if len(items) != count:
            items = items[:count]
        items.append(item)
        longer: Row[V] = Row.__new__(Row)
        longer._items, longer._count = items, count + 1
        return longer

    def cut(self, count: int) -> Row[V]:
        """Return the first so many."""
        shorter: Row[V] = Row.__new__(Row)
        shorter._items, shorter._count = self._items, min(count, self._count)
        return shorter

    def mend(self, place: int, item: V) -> None:
        """Put right what stands there, for every row that shares it: it always meant this."""
        assert 0 <= place < self._count
        self._items[place] = item

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, place: SupportsIndex) -> V: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[V, ...]: ...
    def __getitem__(self, place: SupportsIndex | slice) -> V | tuple[V, ...]:
        if isinstance(place, slice):
            return tuple(self._items[slice(*place.indices(self._count))])
        number = range(self._count)[place]
        return self._items[number]

    def __iter__(self) -> Iterator[V]:
        return islice(self._items, self._count)

    def __reversed__(self) -> Iterator[V]:
        return (self._items[number] for number in range(self._count - 1, -1, -1))
