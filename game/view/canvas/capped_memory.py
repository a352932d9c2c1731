"""A memory with a cap: what was not asked for longest goes first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import pygame

V = TypeVar("V")

_ASIDE = 2000
"""What a picture takes beside its pixels, with the key it lies under."""


def picture_bytes(surface: pygame.Surface) -> int:
    """Return what a picture weighs: thousands of tiny ones are heavy too."""
    return surface.get_width() * surface.get_height() * 4 + _ASIDE


class CappedMemory(Generic[V]):
    """Things by key, together never heavier than the cap (but always the newest one).

    `made()` is told of each thing that was made; it may raise, since the thing is kept by then.
    """

    def __init__(self, cap: int, weigh: Callable[[V], int] = lambda thing: 1) -> None:
        self.made: Callable[[], None] = lambda: None
        self._cap = cap
        self._weigh = weigh
        self._things: OrderedDict[Hashable, V] = OrderedDict()
        self.weight = 0

    def __len__(self) -> int:
        return len(self._things)

    def find(self, key: Hashable) -> V | None:
        """Return the thing of this key, if it is there."""
        thing = self._things.get(key)
        if thing is not None:
            self._things.move_to_end(key)
        return thing

    def take(self, key: Hashable, make: Callable[[], V]) -> V:
        """Return the thing of this key, made now if it is not there."""
        thing = self.find(key)
        if thing is not None:
            return thing
        thing = make()
        self._things[key] = thing
        self.weight += self._weigh(thing)
        while self.weight > self._cap and len(self._things) > 1:
            _, oldest = self._things.popitem(last=False)
            self.weight -= self._weigh(oldest)
        self.made()
        return thing

    def clear(self) -> None:
        self._things.clear()
        self.weight = 0
