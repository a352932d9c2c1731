"""What changes hands of a ware, in a lane between the two: it lies towards whoever gets it."""

from __future__ import annotations

from game.scenes.faces.bargain import Wares
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import STRONG

ASIDE = 26.0
"""How far from the ends of its lane the most lies."""

LOW, TIP, WIDE = 0.62, 13.0, 34.0
"""Which share of the lane the trough is high, how far the arrow reaches, and how wide it is at the
least."""


def draw_lane(
    each: Wares, most: int, inks: tuple[str, str], canvas: Canvas, box: Box, lit: bool
) -> None:
    """Draw how far towards one side it lies, of so many at the most; `inks` are of both sides."""
    trough = box.centred(box.width, box.height * LOW)
    canvas.plate(trough, "night", trough.height / 2, "quiet" if lit else "line", 2)
    x, y = trough.middle
    if not each.gets:
        canvas.line((x, trough.y + 7), (x, trough.bottom - 7), "quiet", 3)
        return
    way, ink = (-1, inks[0]) if each.gets > 0 else (1, inks[1])
    x += way * abs(each.gets) / most * (box.width / 2 - ASIDE)
    words = str(each.worth * abs(each.gets))
    wide = max(WIDE, canvas.measure(words, STRONG)[0] + 16)
    x = max(box.x + TIP + wide / 2, min(box.right - TIP - wide / 2, x))
    high = trough.height * 0.5 + 3
    end = x + way * wide / 2
    canvas.polygon([(end, y - high), (end + way * TIP, y), (end, y + high)], ink)
    token = Box(x - wide / 2, y - high, wide, 2 * high)
    canvas.plate(token, ink, 6)
    canvas.write(words, token, STRONG, "night", "centre", wrap=False)


def draw_arrow(way: int, may: bool, canvas: Canvas, box: Box) -> None:
    """Draw the arrow of what moves one to a side: -1 is the left one."""
    draw_way(way, "accent" if may else "faint", canvas, box)


def draw_way(way: int, ink: str, canvas: Canvas, box: Box) -> None:
    """Draw an arrow to a side in the middle of a box."""
    (x, y), high = box.middle, min(box.height, box.width) * 0.34
    points = [(x - way * high * 0.6, y - high), (x + way * high * 0.9, y)]
    canvas.polygon([*points, (x - way * high * 0.6, y + high)], ink)
