"""Rectangles in design units: the page is 1280 wide and 720 high, larger windows have more."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle by its left upper corner and its size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def holds(self, x: float, y: float) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom

    def within(self, other: Box) -> bool:
        """Whether this lies wholly inside the other."""
        return (
            other.x <= self.x + 0.01
            and other.y <= self.y + 0.01
            and self.right <= other.right + 0.01
            and self.bottom <= other.bottom + 0.01
        )

    def meets(self, other: Box) -> bool:
        """Whether the two have a spot in common."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

    def shared(self, other: Box) -> Box:
        """Return the part that lies in both."""
        left, top = max(self.x, other.x), max(self.y, other.y)
        right, bottom = min(self.right, other.right), min(self.bottom, other.bottom)
        return Box(left, top, max(0, right - left), max(0, bottom - top))

    def moved(self, dx: float, dy: float) -> Box:
        return Box(self.x + dx, self.y + dy, self.width, self.height)

    def inset(self, across: float, down: float | None = None) -> Box:
        """Return the box made smaller on every side."""
        down = across if down is None else down
        return Box(
            self.x + across,
            self.y + down,
            max(0, self.width - 2 * across),
            max(0, self.height - 2 * down),
        )

    def grown(self, by: float) -> Box:
        """Return the box made larger to the right and down."""
        return Box(self.x, self.y, self.width + by, self.height + by)

    def top(self, height: float) -> Box:
        return Box(self.x, self.y, self.width, min(height, self.height))

    def left(self, width: float) -> Box:
        return Box(self.x, self.y, min(width, self.width), self.height)

    def below(self, height: float, gap: float = 0) -> Box:
        """Return what is left under a top of this height."""
        cut = min(height + gap, self.height)
        return Box(self.x, self.y + cut, self.width, self.height - cut)

    def beside(self, width: float, gap: float = 0) -> Box:
        """Return what is left to the right of a part of this width."""
        cut = min(width + gap, self.width)
        return Box(self.x + cut, self.y, self.width - cut, self.height)

    def above(self, height: float, gap: float = 0) -> Box:
        """Return what is left over a foot of this height."""
        return Box(self.x, self.y, self.width, max(0, self.height - height - gap))

    def foot(self, height: float) -> Box:
        height = min(height, self.height)
        return Box(self.x, self.bottom - height, self.width, height)

    def edge(self, width: float) -> Box:
        """Return the rightmost part of this width."""
        width = min(width, self.width)
        return Box(self.right - width, self.y, width, self.height)

    def columns(self, count: int, gap: float = 0) -> tuple[Box, ...]:
        width = (self.width - gap * (count - 1)) / count
        return tuple(
            Box(self.x + place * (width + gap), self.y, width, self.height)
            for place in range(count)
        )

    def rows(self, count: int, gap: float = 0) -> tuple[Box, ...]:
        height = (self.height - gap * (count - 1)) / count
        return tuple(
            Box(self.x, self.y + place * (height + gap), self.width, height)
            for place in range(count)
        )

    def stack(self, count: int, height: float, gap: float = 0) -> tuple[Box, ...]:
        """Return so many rows of one height from the top, however far they reach."""
        return tuple(
            Box(self.x, self.y + place * (height + gap), self.width, height)
            for place in range(count)
        )

    def centred(self, width: float, height: float) -> Box:
        """Return a box of this size in the middle, no larger than this one."""
        width, height = min(width, self.width), min(height, self.height)
        x, y = self.middle
        return Box(x - width / 2, y - height / 2, width, height)
