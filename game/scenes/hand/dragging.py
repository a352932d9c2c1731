"""What is held by the mouse, to be let go somewhere else."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from game.core.rules import Seat

H = TypeVar("H")

FAR = 12.0
"""A hand that shakes is no drag."""


@dataclass(frozen=True, slots=True)
class Drag(Generic[H]):
    """One that `draws` has taken up what was held, and goes on by ways."""

    seat: Seat
    held: H
    start: tuple[float, float]
    now: tuple[float, float]
    far: bool = False
    draws: bool = False

    def led(self, x: float, y: float) -> Drag[H]:
        far = self.far or abs(x - self.start[0]) + abs(y - self.start[1]) > FAR
        return replace(self, now=(x, y), far=far)
