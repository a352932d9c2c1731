"""Leafing through a row of boxes: a spring that is pulled, let go, and comes to rest at a box."""

from __future__ import annotations

from dataclasses import dataclass

STIFF, DAMPED = 0.00016, 0.024
"""How hard the spring pulls and how soon it calms down, a millisecond: no box swings over much."""
STEP_MS = 8
FLING_MS = 180
"""A row that is let go goes on as far as it would in this time."""
NEAR, SLOW = 0.002, 0.00002
TURN = 0.5
"""Where the one box is no longer in front, but the next."""


@dataclass
class Leafing:
    """`at` is which of `count` boxes is in front now, `place` the one it comes to rest at."""

    count: int
    place: int = 0
    at: float = 0
    speed: float = 0
    held: bool = False

    @property
    def moving(self) -> bool:
        return not self.held and (self.at != self.place or self.speed != 0)

    def lead(self, place: int) -> bool:
        """Let another box come to the front; False where there is none."""
        inside = max(0, min(self.count - 1, place))
        changed, self.place = inside != self.place, inside
        return changed

    def drag(self, boxes: float, ms: float) -> None:
        """Pull the row by so many boxes; beyond its ends it gives way by half."""
        self.held = True
        inside = 0 <= self.at - boxes <= self.count - 1
        self.at -= boxes if inside else boxes / 2
        self.speed = -boxes / max(ms, 1.0)
        self.lead(int(self.at + TURN))

    def let_go(self) -> None:
        self.held = False
        self.lead(round(self.at + self.speed * FLING_MS))

    def rest(self) -> None:
        """Be where it leads, at once."""
        self.at, self.speed, self.held = float(self.place), 0.0, False

    def update(self, ms: int) -> None:
        """Let time pass: at most as much as a slow frame has."""
        for _ in range(0 if self.held else min(ms, 200) // STEP_MS + 1):
            pull = (self.place - self.at) * STIFF - self.speed * DAMPED
            self.speed += pull * STEP_MS
            self.at += self.speed * STEP_MS
        if not self.held and abs(self.place - self.at) < NEAR and abs(self.speed) < SLOW:
            self.rest()
