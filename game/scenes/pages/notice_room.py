"""Where on a page there is room for a short sentence: where nothing lies that one points at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.scenes.frame.notices import Measured, notices_high
from game.scenes.widgets.widget_kinds import Area, Control, Label, Widget
from game.view.canvas.box import Box

WIDTHS = (760.0, 620.0, 480.0, 360.0, 280.0)
KEYS = 52.0
"""How high the row of keys is at the foot of a page."""

LOW = 56.0
"""So high is a room at the least."""

EDGE, STEP, AIR = 16.0, 8.0, 6.0


def free_room(
    page: Box,
    measure: Measured,
    widgets: Iterable[Widget],
    notices: Sequence[str],
    board: Sequence[Box] = (),
) -> Box | None:
    """Return the highest room, nearest to the middle, where the sentences cover no control, no
    board and no row of keys, and no words if there is such a one; None where there is none."""
    every = tuple(widgets)
    taken = [*board, page.foot(KEYS), *(w.box for w in every if isinstance(w, Control | Area))]
    words = [w.box for w in every if isinstance(w, Label)]
    for kept in ([*taken, *words], taken):
        for width in WIDTHS:
            high = notices_high(measure, notices, width)
            if found := _first(page.inset(EDGE), kept, width, high):
                return found
    # Where all of it has no room its letters are smaller.
    return next((r for w in WIDTHS if (r := _first(page.inset(EDGE), taken, w, LOW))), None)


def _first(page: Box, taken: Sequence[Box], width: float, high: float) -> Box | None:
    """Return the first place from above that is clear, as near to the middle as can be."""
    y = page.y
    while y + high <= page.bottom:
        row = Box(page.x, y, page.width, high)
        gaps = _gaps(page, [each for each in taken if each.inset(-AIR).meets(row)])
        wide = [gap for gap in gaps if gap[1] - gap[0] >= width]
        if wide:
            middle = page.middle[0] - width / 2
            lefts = [max(left, min(middle, right - width)) for left, right in wide]
            return Box(min(lefts, key=lambda x: abs(x - middle)), y, width, high)
        y += STEP
    return None


def _gaps(page: Box, taken: Sequence[Box]) -> list[tuple[float, float]]:
    """Return the stretches between what is taken of a row."""
    found, x = [], page.x
    for box in sorted(taken, key=lambda each: each.x):
        if box.x - AIR > x:
            found.append((x, box.x - AIR))
        x = max(x, box.right + AIR)
    return [*found, (x, page.right)]
