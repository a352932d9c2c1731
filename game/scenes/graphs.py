"""Small graphs: a year of matches as bars, an evening as rising lines."""

from __future__ import annotations

from collections.abc import Sequence

from game.session.people import Span
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.style import SMALL

SEATS = 8
FOOT = 26.0
_DOT = 5.0


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


def draw_lines(lines: Sequence[tuple[str, tuple[int, ...]]], canvas: Canvas, box: Box) -> None:
    """Draw how many matches everybody had won; each line has its name at its end."""
    most = max((line[-1] for _, line in lines), default=0) or 1
    canvas.rect(Box(box.x, box.y, 2, box.height), "line")
    canvas.rect(box.foot(2), "line")
    room = box.above(8).below(16)
    for number, (_, line) in enumerate(lines):
        colour, step = line_colour(number), room.width / len(line)
        spots = [(room.x, room.bottom)]
        spots += [
            (room.x + step * (at + 1) - _DOT, room.bottom - room.height * won / most)
            for at, won in enumerate(line)
        ]
        canvas.lines(spots, colour, 3)
        for spot in spots[1:]:
            canvas.circle(spot, _DOT, colour)


def line_colour(number: int) -> str:
    """Return the colour of a line; those of the seats can be told apart by every eye."""
    return f"seat.{number % SEATS}.light"
