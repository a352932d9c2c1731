"""What shows at the edges of a part that scrolls: whole widgets, or what fades out there."""

from __future__ import annotations

from game.view.canvas.box import Box

from .widget_kinds import BLANK, FADE, Area


def window(area: Area, up: float, end: float) -> Box:
    """Return where an area shows its widgets: at its ends there is room for a ring."""
    over, under = 6 if up <= 0 else 2, 6 if up >= end else 2
    box = area.box.inset(-6, 0)
    if area.peeps and up < end:
        return Box(box.x, box.y - over, box.width, box.height + over + FADE)
    return Box(box.x, box.y - over, box.width, box.height + over + under)


def shown(area: Area) -> Box:
    """Return what an area shows widgets in: a list of rows lets the next one peep out below."""
    more = FADE if area.peeps else 0
    return Box(area.box.x, area.box.y, area.box.width, area.box.height + more)


def melting(area: Area, up: float, end: float) -> list[tuple[Box, bool]]:
    """Return the strips in which an area that can be scrolled on fades out."""
    wide = area.box.inset(-6, 0)
    lower = wide.foot(FADE).moved(0, FADE if area.peeps else 0)
    below = [(lower, True)] if up < end else []
    above = [(wide.top(FADE), False)] if _cuts(area, up) else []
    return [*below, *above]


def _cuts(area: Area, up: float) -> bool:
    """Whether an area that is scrolled shows what its upper edge cuts, fading out there."""
    return up > 0 and not area.row and not begins_whole(area, up)


def begins_whole(area: Area, up: float) -> bool:
    """Whether an area that ends hides what its upper edge cuts: not if most of it were blank."""
    if not area.ends:
        return False
    tops = (inner.box.y - up - area.box.y for inner in area.widgets)
    return min((y for y in tops if y >= -1), default=area.box.height) <= area.box.height * BLANK
