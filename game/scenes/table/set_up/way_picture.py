"""The picture of a way to play on its set-up, which is painted as large as the page allows."""

from __future__ import annotations

from game.scenes.widgets.widget_kinds import Drawing, Paint, Picture
from game.view.canvas.box import Box

HIGH, GAP = 108.0, 6.0
"""How high the picture is at the least, and how far the rows are below it."""
WIDE, PAINTED = 110.0, 150.0
"""How wide it is at the least."""


def shared_out(box: Box, rows: float, painted: bool) -> tuple[Box, Box]:
    """Return where the picture is with what is told beside it, and where rows are that want so
    much: what is painted takes all that they leave, but no more than half of the width."""
    high = HIGH
    if painted:
        high = max(HIGH, min(box.height - GAP - rows, box.width / 2))
    return box.top(high), box.below(high, GAP)


def picture_in(told: Box, picture: str, paint: Paint | None) -> Picture | Drawing:
    """Return what is painted of a set-up, or else the picture of its way to play."""
    if paint is None:
        return Picture(told.left(WIDE), picture)
    return Drawing(told.left(max(PAINTED, told.height)), paint)
