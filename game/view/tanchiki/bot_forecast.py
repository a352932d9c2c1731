"""The forecast of the bots on the board: each goes one dashed way, and its ends are numbered.

Where a bot ends lies a light bead with the strongest card that brings it there, and a nose where
its gun points; tanks below it are never hidden.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from game.rules.tanchiki.foresight.forecast import Forecast
from game.rules.tanchiki.state import Table
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style

from .bot_routes import End, Route, routes_of, spots_of
from .pieces import bot_number

DASH: Final = 0.16
"""How long a dash is, and the gap behind it, of a cell."""

HINTED: Final = 150
"""How strongly an outline is drawn of a bot that is not the next one to move."""

FAINT: Final = 38
"""How strongly it is drawn while something else is asked."""

BEAD, CROWDED = 0.42, 0.32
"""How high a bead is, in cells, and where three ways or more meet or something stands."""

NOSE: Final = 0.13
"""How far its nose sticks out, in cells."""


def draw_forecast(
    canvas: Canvas, place: BoardPlace, table: Table, found: tuple[Forecast, ...], front: bool = True
) -> None:
    """Draw the ways, an outline at the end of each, whom bots hit, and the numbered beads."""
    routes = routes_of(table, found)
    for route in routes if front else ():
        for end in route.ends:
            stands = table.field.piece_on(end.cell) is not None
            shift = 0.0 if stands else route.shift
            start = place.spot(end.cell.x + shift, end.cell.y + shift)
            _draw_hit(canvas, place, table, end, start)
    for route in routes if front else ():
        _draw_way(canvas, place, route)
    for route in routes:
        last = route.ends[-1]
        if table.field.piece_on(last.cell) is None:
            _draw_outline(canvas, place, last, HINTED if front else FAINT)
    if not front:
        return
    crowded = {route.bot for route in routes if route.beside > 1}
    for end, x, y in spots_of(table, routes):
        small = end.bot.bot in crowded or table.field.piece_on(end.cell) is not None
        high = max(15.0, place.size * (CROWDED if small else BEAD))
        angle = end.bot.facing.eighth * 45
        draw_bead(canvas, place.spot(x, y), high, end.words, end.bot.certain, angle)


def draw_consequence(canvas: Canvas, place: BoardPlace, table: Table, found: Forecast) -> None:
    """Draw what comes of letting one bot move next: its way in full, the others' only hinted at;
    each outline bears the number of its bot."""
    first = found.bots[0].bot
    for route in routes_of(table, (found,)):
        (end,) = route.ends
        if route.bot == first:
            _draw_way(canvas, place, route)
        _draw_hit(canvas, place, table, end, place.middle(end.cell))
        _draw_outline(canvas, place, end, 255 if route.bot == first else HINTED)
        _draw_number(canvas, place, end)


def draw_bead(
    canvas: Canvas,
    middle: tuple[float, float],
    high: float,
    words: str,
    certain: bool,
    angle: int | None = None,
) -> None:
    """Draw the numbers of an end and where the gun points; what is not certain is dark."""
    style = Style(Family.BOLD, max(11, round(high * 0.7)))
    wide = high if len(words) == 1 else high * 1.5
    box = Box(middle[0] - wide / 2, middle[1] - high / 2, wide, high)
    fill, ink = ("words", "night") if certain else ("night", "words")
    if angle is not None:
        _draw_nose(canvas, box, high * NOSE / BEAD, angle, fill)
    canvas.plate(box, fill, high / 2, "night" if certain else "quiet", 2)
    # Larger letters would fill the bead to its rim.
    canvas.write(
        words, box.inset(1, min(high * 0.07, (high - 19) / 2)), style, ink, "centre", wrap=False
    )


def draw_badge(canvas: Canvas, box: Box, words: str, certain: bool) -> None:
    """Draw the numbers of an end; what is not certain has a quiet rim."""
    style = Style(Family.BOLD, max(11, round(box.height * 0.82)))
    canvas.plate(box, "night", 6, "lamp" if certain else "quiet")
    canvas.write(words, box.inset(0, -3), style, "words", "centre", wrap=False)


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


def _draw_nose(canvas: Canvas, box: Box, long: float, angle: int, fill: str) -> None:
    """Draw a point that sticks out of a box to one side, with ink round it."""
    turned = math.radians(angle)
    x, y = math.sin(turned), -math.cos(turned)
    reach = abs(x) * box.width / 2 + abs(y) * box.height / 2
    for more, colour in ((2.0, "night"), (0.0, fill if fill != "night" else "quiet")):
        half, tip = box.height * 0.34 + more, reach + long + more
        foot = box.middle[0] + x * reach * 0.6, box.middle[1] + y * reach * 0.6
        end = box.middle[0] + x * tip, box.middle[1] + y * tip
        sides = [(foot[0] - s * y * half, foot[1] + s * x * half) for s in (-1, 1)]
        canvas.polygon([sides[0], end, sides[1]], colour)


def _draw_outline(canvas: Canvas, place: BoardPlace, end: End, alpha: int) -> None:
    angle = end.bot.facing.eighth * 45
    canvas.piece("overlay.foreseen", *place.middle(end.cell), place.size, angle, alpha)


def _draw_way(canvas: Canvas, place: BoardPlace, route: Route) -> None:
    """Draw the way of one bot from where it stands through all its ends."""
    shift = route.shift
    spots = (
        (place.spot(a.x + shift, a.y + shift), place.spot(b.x + shift, b.y + shift))
        for a, b in route.legs
    )
    strokes = [stroke for a, b in spots for stroke in dashes(a, b, place.size * DASH)]
    for ink, line in (("night", 5.5), ("white", 2.5)):
        for start, end in strokes:
            canvas.line(start, end, ink, line)


def _draw_hit(
    canvas: Canvas, place: BoardPlace, table: Table, end: End, start: tuple[float, float]
) -> None:
    target = end.bot.target
    cell = table.field.tanks[target].cell if target is not None else None
    if cell is not None:
        canvas.line(start, place.middle(cell), "lamp", 2)
        canvas.circle(place.middle(cell), place.size * 0.46, "lamp", 3)


def _draw_number(canvas: Canvas, place: BoardPlace, end: End) -> None:
    """Draw which bot ends there; a rim that is not quiet says that it is certain."""
    high = max(14.0, place.size * 0.36)
    x, y = place.middle(end.cell)
    words = str(bot_number(end.bot.bot))
    wide = high * (0.6 + 0.4 * len(words))
    draw_badge(canvas, Box(x - wide / 2, y - high / 2, wide, high), words, end.bot.certain)


def _on(start: tuple[float, float], end: tuple[float, float], share: float) -> tuple[float, float]:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
