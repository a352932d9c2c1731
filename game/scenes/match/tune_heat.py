"""How hot a match is for the tune that plays under it: it rises at once and cools slowly.

So a match that is now near and now far never makes the tune come and go.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

CALM_MS = 9000
"""So long a match must ask for less before one layer goes: about three bars of the tune."""


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
        self._tension = Tension()

    def after(self, table: Any, ms: int) -> int:
        """Return how many layers are to be heard over the tune, so much later."""
        if table is not self._table:
            self._table, self._hot = table, self._heat(table)
        self._tension = self._tension.after(self._hot, ms)
        return self._tension.layers
