"""How loud each layer of a tune is: they come and go over a bar, and never all at once.

A value over time, without a device: the first layer is the tune itself and always sounds.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

BAR_MS = 2727
"""One bar of the table's tune: four beats of 88 a minute."""


@dataclass(frozen=True, slots=True)
class Blend:
    """`shares` of the layers over the tune, from 0.0 to 1.0; `wanted` of them are to be heard."""

    shares: tuple[float, ...] = ()
    wanted: int = 0

    @property
    def moving(self) -> bool:
        return any(share != goal for share, goal in self._ways())

    def after(self, ms: int) -> Blend:
        """Return the blend so much later."""
        step = ms / BAR_MS
        shares = tuple(
            min(goal, share + step) if share < goal else max(goal, share - step)
            for share, goal in self._ways()
        )
        return replace(self, shares=shares)

    def _ways(self) -> tuple[tuple[float, float], ...]:
        return tuple(
            (share, 1.0 if place < self.wanted else 0.0) for place, share in enumerate(self.shares)
        )
