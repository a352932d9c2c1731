"""Small graphs: a year of matches as bars, an evening as rising lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.session.people.people import Span
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import SMALL

from .player_sign import ink_of

FOOT, SIGN, BESIDE = 26.0, 22.0, 4.0


def draw_year(months: Sequence[Span], canvas: Canvas, box: Box) -> None:
    """Draw a bar for each month: all matches, and the part of them that was won."""
    most = max((month.matches for month in months), default=0)
    for cell, month in zip(box.columns(len(months), 10), months, strict=True):
        foot = cell.foot(FOOT)
        canvas.write(month.name[-2:].lstrip("0"), foot, SMALL, "quiet", "centre")
        room = cell.above(FOOT, 4)
        canvas.rect(room.foot(2), "line")
        if not month.matches:
            continue
        canvas.rect(room.foot(room.height * month.matches / most), "line")
        canvas.rect(room.foot(room.height * month.won / most), "accent")
        high = room.foot(min(room.height, room.height * month.matches / most + 24)).top(24)
        canvas.write(str(month.matches), high, SMALL, "words", "centre", wrap=False)


def draw_lines(
    lines: Sequence[tuple[str, tuple[int, ...]]], marks: Sequence[str], canvas: Canvas, box: Box
) -> None:
    """Draw how many matches everybody had won, each in the colour and with the picture of whoever
    it was; where several stand at one place they lie side by side."""
    count = max((len(line) for _, line in lines), default=1)
    most = max((line[-1] for _, line in lines), default=0) or 1
    room = _scaled(canvas, box, most, count)
    ways = [
        [
            (room.x + room.width / count * (at + 1), room.bottom - room.height * won / most)
            for at, won in enumerate(line)
        ]
        for _, line in lines
    ]
    meet = Counter(spot for spots in ways for spot in spots)
    met: Counter[tuple[float, float]] = Counter()
    for number, (spots, mark) in enumerate(zip(ways, marks, strict=True)):
        # Lines that run together lie beside each other: none hides another.
        low = BESIDE * (number - (len(lines) - 1) / 2)
        way = [(x, y + low) for x, y in ((room.x, room.bottom), *spots)]
        canvas.lines(way, ink_of(mark), 3)
        for x, y in spots:
            aside = SIGN * ((meet[x, y] - 1) / 2 - met[x, y])
            canvas.picture(mark, x + aside, y, SIGN)
            met[x, y] += 1


def draw_rises(
    rises: Sequence[tuple[str, tuple[int, ...]]], canvas: Canvas, box: Box, end: float = 22
) -> None:
    """Draw what grew step by step, each in its colour up to the picture at its end."""
    count = max((len(values) for _, values in rises), default=1)
    most = max((max(values) for _, values in rises), default=0) or 1
    room = _scaled(canvas, box.left(box.width - end / 2), most, count)
    for mark, values in rises:
        spots = [(room.x, room.bottom)]
        for at, value in enumerate(values, 1):
            y = room.bottom - room.height * value / most
            # Between two steps nothing is known to grow: it stays, and then it rises.
            spots += [(room.x + room.width * at / count, spots[-1][1])] * (y != spots[-1][1])
            spots.append((room.x + room.width * at / count, y))
        canvas.lines(spots, ink_of(mark), 3)
        canvas.picture(mark, *spots[-1], end)


def _scaled(canvas: Canvas, box: Box, most: int, count: int) -> Box:
    """Draw the numbers up the side and along the foot; return the room between them."""
    high = canvas.measure("0", SMALL)[1]
    wide = canvas.measure(str(most), SMALL)[0] + 10
    room = box.above(high + SIGN / 2).below(high / 2).beside(wide)
    room = room.left(room.width - 12)
    for value in range(0, most + 1, -(-most // max(1, int(room.height / (high * 1.6))))):
        y = room.bottom - room.height * value / most
        canvas.rect(Box(room.x, y - 1, room.width, 2 if not value else 1), "line")
        label = Box(box.x, y - high / 2, wide - 8, high)
        canvas.write(str(value), label, SMALL, "quiet", "right", wrap=False)
    each = canvas.measure(str(count), SMALL)[0] + 16
    step = -(-count // max(1, int(room.width / each)))
    for at in range(step, count + 1, step):
        x = room.x + room.width * at / count
        label = Box(x - each / 2, box.bottom - high, each, high)
        canvas.rect(Box(x - 1, room.bottom, 2, 5), "line")
        canvas.write(str(at), label, SMALL, "quiet", "centre", wrap=False)
    return room


def draw_course(values: Sequence[int], canvas: Canvas, box: Box) -> None:
    """Draw how a number went up and down, with its lowest and its highest at the side."""
    low, high = min(values), max(values)
    tall = canvas.measure("0", SMALL)[1]
    wide = max(canvas.measure(str(each), SMALL)[0] for each in (low, high)) + 12
    room = box.inset(0, tall / 2).beside(wide)
    span = max(1, high - low)
    for value in {low, high}:
        y = room.bottom - room.height * (value - low) / span
        canvas.rect(Box(room.x, y - 1, room.width, 2), "line")
        label = Box(box.x, y - tall / 2, wide - 12, tall)
        canvas.write(str(value), label, SMALL, "quiet", "right", wrap=False)
    step = (room.width - 12) / max(1, len(values) - 1)
    spots = [
        (room.x + at * step, room.bottom - room.height * (value - low) / span)
        for at, value in enumerate(values)
    ]
    if len(spots) > 1:
        canvas.lines(spots, "accent", 3)
    canvas.circle(spots[-1], 6, "accent")
