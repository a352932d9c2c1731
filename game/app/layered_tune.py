"""A tune in layers on channels of its own: begun together, in a loop, so they never drift apart.

All layers always run, and the silent ones at no volume: so each comes in where the tune stands.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame


class Layered:
    """Begins layers on the channels from `first` on, and sets how loud each is."""

    def __init__(self, first: int) -> None:
        self._first = first
        self._count = 0

    @property
    def sounds(self) -> bool:
        return self._count > 0

    def begin(self, layers: Sequence[pygame.mixer.Sound]) -> None:
        """Begin all at once, unheard: `level` says how loud."""
        self._count = len(layers)
        lines = self._lines()
        for layer in layers:
            # A channel that begins is at full volume until it is told otherwise.
            layer.set_volume(0)
        for line, layer in zip(lines, layers, strict=True):
            line.play(layer, -1)
        for line, layer in zip(lines, layers, strict=True):
            line.set_volume(0)
            layer.set_volume(1)

    def level(self, volume: float, shares: Sequence[float]) -> None:
        """Each layer has its share, the tune itself the first."""
        for line, share in zip(self._lines(), shares, strict=True):
            line.set_volume(volume * share)

    def end(self) -> None:
        for line in self._lines():
            line.stop()
        self._count = 0

    def _lines(self) -> list[pygame.mixer.Channel]:
        return [pygame.mixer.Channel(self._first + place) for place in range(self._count)]
