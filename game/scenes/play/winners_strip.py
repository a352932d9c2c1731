"""The cups of who has won, on a piece of the table where the match has lain, below its lamp."""

from __future__ import annotations

from functools import partial

from game.scenes.match.match_result import Result
from game.scenes.pages.player_sign import colour_of
from game.scenes.widgets.widget_kinds import Drawing
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.surface.lit_strip import draw_strip
from game.view.surface.surfaces import Surface

from .winners_cups import HANDED_MS, MOST, Cup, draw_cups

WIDE = 296.0
LEAST = 130.0
"""How wide the strip is beside the lines of a result, and how high at the least."""

LARGEST, HIGH, SHARE, FOOT = 210.0, 0.78, 0.9, 0.1
"""How large a cup is, by the height and width of the strip, and how far above its edge it is."""

SHADOW = (0, 0, 0, 90)


def winners_strip(result: Result, box: Box, surface: Surface) -> tuple[Drawing, ...]:
    """Return the strip, () where nobody has won or there is no room for it."""
    winners = [line for line in result.lines if line.won]
    if not winners or box.height < LEAST:
        return ()
    cups = tuple(Cup(colour_of(line.marker), line.face or line.marker) for line in winners)
    return (Drawing(box, partial(_paint, surface, cups)),)


def _paint(surface: Surface, cups: tuple[Cup, ...], canvas: Canvas, box: Box) -> None:
    draw_strip(canvas, box, surface)
    count = len(cups) if len(cups) <= MOST else 1
    size = min(LARGEST, box.height * HIGH, box.width * SHARE / count)
    x, y = box.middle[0], box.bottom - max(box.height * FOOT, (box.height - size) / 2.4)
    high = size * 0.12
    for place in range(count):
        at = x + (place + 0.5 - count / 2) * size
        canvas.plate(Box(at - size * 0.3, y - size * 0.1, size * 0.84, high), SHADOW, high / 2)
    draw_cups(canvas, (x, y), size, cups, HANDED_MS)
