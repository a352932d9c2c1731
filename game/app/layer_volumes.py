"""How loud each layer of a tune is: they come and go over a bar, and never all at once.

A value over time, without a device: the first layer is the tune itself, which steps back while
people think long.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

BAR_MS = 2727
"""One bar of the table's tune: four beats of 88 a minute."""


SOFT = {-1: 0.35, -2: 0.0}
"""What is left of the tune itself where less than none of its layers is wanted."""

BARS_BACK = 3
"""It steps back over so many bars, and comes forth over one."""


@dataclass(frozen=True, slots=True)
class Blend:
    """`shares` of the layers over the tune, from 0.0 to 1.0, and of the `tune` itself; `wanted` of
    them are to be heard."""

    shares: tuple[float, ...] = ()
    wanted: int = 0
    tune: float = 1.0

    @property
    def moving(self) -> bool:
        return self.tune != self._goal or any(share != goal for share, goal in self._ways())

    def after(self, ms: int) -> Blend:
        """Return the blend so much later."""
        step = ms / BAR_MS
        shares = tuple(_nearer(share, goal, step, step) for share, goal in self._ways())
        tune = _nearer(self.tune, self._goal, step, step / BARS_BACK)
        return replace(self, shares=shares, tune=tune)

    @property
    def _goal(self) -> float:
        return SOFT.get(self.wanted, 1.0)

    def _ways(self) -> tuple[tuple[float, float], ...]:
        return tuple(
            (share, 1.0 if place < self.wanted else 0.0) for place, share in enumerate(self.shares)
        )


def _nearer(share: float, goal: float, up: float, down: float) -> float:
    return min(goal, share + up) if share < goal else max(goal, share - down)
