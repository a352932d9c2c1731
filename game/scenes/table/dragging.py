"""A part that is held by the mouse, to be let go on another one."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.core.rules import Seat
from game.core.spelling import Part

FAR = 12.0
"""A hand that shakes is no drag."""


@dataclass(frozen=True, slots=True)
class Drag:
    seat: Seat
    part: Part
    start: tuple[float, float]
    now: tuple[float, float]
    far: bool = False

    def led(self, x: float, y: float) -> Drag:
        far = self.far or abs(x - self.start[0]) + abs(y - self.start[1]) > FAR
        return replace(self, now=(x, y), far=far)
