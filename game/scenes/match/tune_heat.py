"""How hot a match is for the tune that plays under it: it rises at once and cools slowly.

So a match that is now near and now far never makes the tune come and go. While people think long
it steps back, and is silent in the end; with the show it comes forth again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

CALM_MS = 9000
"""So long a match must ask for less before one layer goes: about three bars of the tune."""

SOFT_MS, SILENT_MS = 25_000, 90_000
"""After so long without anything new on the table the tune is soft, and then silent."""

SOFT, SILENT = -1, -2


@dataclass(frozen=True, slots=True)
class Tension:
    """`layers` are heard over the tune; for so many `calm` milliseconds fewer were asked for."""

    layers: int = 0
    calm: int = 0

    def after(self, wanted: int, ms: int) -> Tension:
        if wanted >= self.layers:
            return Tension(wanted)
        calm = self.calm + ms
        return Tension(self.layers, calm) if calm < CALM_MS else Tension(self.layers - 1)


class Pulse:
    """Follows the table as it is shown; how hot a match is, is asked anew when it has changed."""

    def __init__(self, heat: Callable[[Any], int]) -> None:
        self._heat = heat
        self._table: Any = None
        self._hot = 0
        self._still = 0
        self._tension = Tension()

    def after(self, table: Any, ms: int, thought: bool = False) -> int:
        """Return how many layers are to be heard over the tune, so much later; at a table that is
        `thought` about in peace less and less."""
        self._still = self._still + ms if thought and table is self._table else 0
        if table is not self._table:
            self._table, self._hot = table, self._heat(table)
        self._tension = self._tension.after(self._hot, ms)
        if self._still < SOFT_MS:
            return self._tension.layers
        return SOFT if self._still < SILENT_MS else SILENT
