"""The forecast of the bots on the board: each goes one dashed way, and its ends are numbered."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from game.core.grid import Cell
from game.rules.tanchiki.forecast import BotForecast, Forecast
from game.rules.tanchiki.state import Piece, Table
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.place import Place
from game.view.style import Family, Style

from .pieces import bot_number

DASH: Final = 0.16
"""How long a dash is, and the gap behind it, of a cell."""

HINTED: Final = 150
"""How strongly an outline is drawn of a bot that is not the next one to move."""

FAINT: Final = 38
"""How strongly it is drawn while something else is asked."""


@dataclass(frozen=True, slots=True)
class End:
    """Where a bot ends for these strengths."""

    bot: BotForecast
    cell: Cell
    strengths: tuple[int, ...]

    @property
    def words(self) -> str:
        return "·".join(str(strength) for strength in self.strengths)


def ends_of(found: tuple[Forecast, ...]) -> dict[Piece, tuple[End, ...]]:
    """Return where every bot would be for the strongest card 1, 2 and 3, in this order."""
    ends: dict[Piece, dict[Cell, End]] = {}
    for forecast in found:
        for bot in forecast.bots:
            if bot.cell is not None:
                own = ends.setdefault(bot.bot, {})
                before = own[bot.cell].strengths if bot.cell in own else ()
                own[bot.cell] = End(bot, bot.cell, (*before, forecast.strength))
    return {number: tuple(own.values()) for number, own in ends.items()}


def draw_forecast(
    canvas: Canvas, place: Place, table: Table, found: tuple[Forecast, ...], front: bool = True
) -> None:
    """Draw the ways, the outlines where they lead, whom bots hit from there, and the numbers."""
    ends = ends_of(found)
    each = [end for own in ends.values() for end in own]
    for end in each if front else ():
        _draw_hit(canvas, place, table, end)
    for own in ends.values() if front else ():
        _draw_way(canvas, place, table, own)
    for end in each:
        _draw_outline(canvas, place, end, 255 if front else FAINT)
    if front:
        _draw_badges(canvas, place, table, each)


def draw_consequence(canvas: Canvas, place: Place, table: Table, found: Forecast) -> None:
    """Draw what comes of letting one bot move next: its way in full, the others' only hinted at;
    each outline bears the number of its bot."""
    first = found.bots[0].bot
    for number, (end,) in ends_of((found,)).items():
        if number == first:
            _draw_way(canvas, place, table, (end,))
        _draw_hit(canvas, place, table, end)
        _draw_outline(canvas, place, end, 255 if number == first else HINTED)
        _draw_number(canvas, place, end)


def draw_badge(canvas: Canvas, box: Box, words: str, certain: bool) -> None:
    """Draw the numbers of an end; what is not certain has a quiet rim."""
    style = Style(Family.BOLD, max(11, round(box.height * 0.82)))
    canvas.plate(box, "night", 6, "lamp" if certain else "quiet")
    canvas.write(words, box, style, "words", "centre", wrap=False)


def dashes(
    start: tuple[float, float], end: tuple[float, float], dash: float
) -> Iterator[tuple[tuple[float, float], tuple[float, float]]]:
    """Return the strokes of a dashed line; it begins and ends with a whole one."""
    far = math.dist(start, end)
    if far < dash:
        return
    count = max(1, round((far / dash - 1) / 2))
    part = far / (2 * count + 1)
    for number in range(count + 1):
        from_, to = 2 * number * part / far, (2 * number + 1) * part / far
        yield _on(start, end, from_), _on(start, end, to)


def _draw_outline(canvas: Canvas, place: Place, end: End, alpha: int) -> None:
    angle = end.bot.facing.eighth * 45
    canvas.piece("overlay.foreseen", *place.middle(end.cell), place.size, angle, alpha)


def _draw_way(canvas: Canvas, place: Place, table: Table, ends: tuple[End, ...]) -> None:
    """Draw the way of one bot from where it stands through all its ends."""
    bot = table.field.bot(ends[0].bot.bot)
    assert bot is not None
    spots = [place.middle(cell) for cell in (bot.cell, *(end.cell for end in ends))]
    strokes = [
        stroke for start, end in pairwise(spots) for stroke in dashes(start, end, place.size * DASH)
    ]
    for ink, line in (("night", 5.0), ("white", 2.0)):
        for start, end in strokes:
            canvas.line(start, end, ink, line)


def _draw_hit(canvas: Canvas, place: Place, table: Table, end: End) -> None:
    target = end.bot.target
    cell = table.field.tanks[target].cell if target is not None else None
    if cell is not None:
        canvas.line(place.middle(end.cell), place.middle(cell), "lamp", 2)
        canvas.circle(place.middle(cell), place.size * 0.46, "lamp", 3)


def _draw_number(canvas: Canvas, place: Place, end: End) -> None:
    """Draw which bot ends there; a rim that is not quiet says that it is certain."""
    high = max(14.0, place.size * 0.36)
    x, y = place.middle(end.cell)
    words = str(bot_number(end.bot.bot))
    wide = high * (0.6 + 0.4 * len(words))
    draw_badge(canvas, Box(x - wide / 2, y - high / 2, wide, high), words, end.bot.certain)


def _draw_badges(canvas: Canvas, place: Place, table: Table, ends: list[End]) -> None:
    """Draw every badge inside its cell, the second of a cell below the first."""
    high = max(14.0, place.size * 0.3)
    eagle, before = table.field.eagle, dict[Cell, int]()
    for end in ends:
        square = place.square(end.cell)
        wide = min(square.width - 2, high * (0.45 + 0.6 * len(end.words)))
        signed = end.cell == eagle.cell and not eagle.taken
        number = before.get(end.cell, int(signed))
        before[end.cell] = number + 1
        y = (square.y, square.bottom - high, square.middle[1] - high / 2)[number % 3]
        draw_badge(canvas, Box(square.x + 1, y, wide, high), end.words, end.bot.certain)


def _on(start: tuple[float, float], end: tuple[float, float], share: float) -> tuple[float, float]:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
