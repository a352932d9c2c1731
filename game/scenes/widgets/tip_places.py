"""Where the tip of a control or a cell lies: beside it, and clear of what others look at.

A tip never lies over another's hand or Done; it leaves what is told to be read, and the bar of
time, wherever there is room elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import SMALL, Family, Style

APART = 6.0
RIM = 30.0
"""What frames a field, with the names of rows and columns, is so broad."""

WIDE, NARROW, SLIM = 420.0, 316.0, 264.0
"""How wide a tip is at the most, beside a field, and beside one that leaves little room."""

SET = (SMALL, (14.0, 9.0)), (Style(Family.TEXT, 18), (11.0, 4.0))
"""How words of a tip are set in a room of its own, and how far from its edges: where there is
little room they are a little smaller."""

STEP = 24.0
"""How far one place on a field, where a tip may lie, is from the next."""

EDGE = 3.0
"""How near to the edge of the page a tip may lie."""


def draw_tip(
    canvas: Canvas,
    at: Box,
    words: str,
    clear: Sequence[Box] = (),
    field: Box | None = None,
    told: Sequence[Box] = (),
    asked: Sequence[Box] = (),
    rooms: Sequence[Box] = (),
) -> None:
    """Draw a tip in one of these rooms, where it fits; else beside the control, clear of what must
    not be covered, and of what is told and what is asked if there is room; for a cell of a field
    beside that, if there is room."""
    if (found := _in_room(canvas, words, rooms)) is not None:
        _draw(canvas, found[0], words, *found[1:])
        return
    page = Box(0, 0, canvas.width, canvas.height)
    # First where nothing is covered, then where only what is asked is, at last what is told, too.
    every = (*clear, *told, *asked), (*clear, *told), clear
    widths = (WIDE, NARROW, SLIM, WIDE) if field is not None else (WIDE,)
    for kept, (place, most) in product(every, enumerate(widths)):
        wide, high = canvas.measure(words, SMALL, min(most, canvas.width - 24) - 28)
        # Any place beside the field comes before the first one on it.
        last = place + 1 == len(widths)
        barred = kept if last or field is None else (*kept, field)
        box = tip_box(page, at, (wide + 28, high + 18), barred, field)
        if box is not None:
            canvas.shadow(box, 8, 8)
            _draw(canvas, box, words)
            return


def _in_room(
    canvas: Canvas, words: str, rooms: Sequence[Box]
) -> tuple[Box, Style, tuple[float, float]] | None:
    """Return the upper part of the first room that has place for a tip as broad as it is, and how
    its words are set there."""
    for (style, aside), room in product(SET, rooms):
        high = canvas.measure(words, style, room.width - 2 * aside[0])[1] + 2 * aside[1]
        if high <= room.height:
            return room.top(high), style, aside
    return None


def _draw(
    canvas: Canvas,
    box: Box,
    words: str,
    style: Style = SMALL,
    aside: tuple[float, float] = (14.0, 8.0),
) -> None:
    canvas.plate(box, "night", 8, "hint", 2)
    canvas.write(words, box.inset(*aside), style, "words")


def tip_box(
    page: Box,
    at: Box,
    size: tuple[float, float],
    clear: Sequence[Box],
    field: Box | None = None,
) -> Box | None:
    """Return where a tip has room: off the field its control is of, else below the control, above
    it, beside it, off its corners, or beyond what lies there below, above or left of it, else
    nearest to it on the field, also for a control that lies beside that; None for nowhere."""
    wide, high = size
    left = max(APART, min(at.x, page.width - APART - wide))
    sunk = max(APART, min(at.y, page.height - APART - high))
    back = max(APART, at.right - wide)
    about = max(APART, min(at.middle[0] - wide / 2, page.width - APART - wide))
    below, above = at.bottom + 8, at.y - 8 - high
    places = (
        *(
            _off(page, field, (about, sunk), size)
            if field is not None and field.holds(*at.middle)
            else ()
        ),
        (left, below),
        (left, above),
        (back, below),
        (back, above),
        (about, below),
        (about, above),
        (at.x - 8 - wide, sunk),
        (at.right + 8, sunk),
        *((x, y) for y in (below, above) for x in (at.right + 8, at.x - 8 - wide)),
        *((x, _past(Box(x, below, wide, high), clear)) for x in (left, back, about)),
        *((x, _over_all(Box(x, above, wide, high), clear)) for x in (left, back, about)),
        (_before(Box(at.x - 8 - wide, sunk, wide, high), clear), sunk),
        *(_over(field, at, about, size) if field is not None else ()),
    )
    for x, y in places:
        box = Box(x, y, wide, high)
        if box.within(page.inset(EDGE)) and not any(box.meets(each) for each in clear):
            return box
    return None


def _past(tip: Box, clear: Sequence[Box]) -> float:
    """Return how far down a tip lies below all that it would cover on its way from its control."""
    while covered := [each.bottom + 8 for each in clear if each.meets(tip)]:
        tip = tip.moved(0, max(covered) - tip.y)
    return tip.y


def _over_all(tip: Box, clear: Sequence[Box]) -> float:
    """Return how far up a tip lies above all that it would cover just above its control."""
    return min((each.y - 8 - tip.height for each in clear if each.meets(tip)), default=tip.y)


def _before(tip: Box, clear: Sequence[Box]) -> float:
    """Return how far to the left a tip lies of all that it would cover beside its control."""
    return min((each.x - 8 - tip.width for each in clear if each.meets(tip)), default=tip.x)


def _off(
    page: Box, field: Box, at: tuple[float, float], size: tuple[float, float]
) -> tuple[tuple[float, float], ...]:
    """Return where a tip lies below a field and above it, no farther to a side than the field, or
    beside it: as high as its control, else at the foot of the page."""
    wide, high = size
    x = max(field.x, min(at[0], field.right - wide))
    left, right = field.x - RIM - wide, field.right + RIM
    foot = page.bottom - APART - high
    above = (x, field.bottom + APART), (x, field.y - APART - high)
    return (*above, (left, at[1]), (right, at[1]), (left, foot), (right, foot))


def _over(
    field: Box, at: Box, about: float, size: tuple[float, float]
) -> tuple[tuple[float, float], ...]:
    """Return places all over a field and above it, those nearest to the control first."""
    wide, high = size
    across = [min(max(field.x, about + way * STEP), field.right - wide) for way in range(-12, 13)]
    down = [APART + STEP * row for row in range(int((field.bottom - high - APART) // STEP) + 1)]
    places = {(x, y) for x in across for y in down}

    def far(spot: tuple[float, float]) -> tuple[float, float]:
        x, y = spot[0] + wide / 2 - at.middle[0], spot[1] + high / 2 - at.middle[1]
        return abs(x) + abs(y), spot[0]

    return tuple(sorted(places, key=far))
