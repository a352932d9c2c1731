"""A tray that is let into the table: what lies in it is seen on the same wood, in its shadow."""

from __future__ import annotations

from functools import partial

from game.view.canvas.box import Box
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import PAPER, Canvas

DEEP = (14, 17, 23, 158)
"""The shadow in it: words are read there as on a plain plate."""
UNDER, RIM = (6, 7, 10, 200), (90, 82, 70, 200)
"""Its edge towards the lamp, which throws a shadow, and the other one, which is lit."""
LOW = 4.0
CLEAR = (0, 0, 0, 0)


def draw_tray(
    canvas: Canvas, box: Box, radius: float, edge: Colour | None, line: float = 2
) -> None:
    """Draw a tray, painted once for each place, and its edge round it."""
    canvas.layer(("tray", radius), box, partial(_paint, radius), on=PAPER)
    if edge is not None:
        canvas.plate(box, CLEAR, radius, edge, line)


def fill_tray(paper: Canvas, plain: Colour) -> None:
    """Cover a part of what lies in a tray; where there is no table it has a plain colour."""
    if paper.behind is None:
        paper.fill(plain)
    else:
        paper.clear()
        paper.fill(DEEP)


def _paint(radius: float, paper: Canvas) -> None:
    box = paper.box
    paper.plate(box, DEEP, radius)
    paper.rect(box.top(LOW).inset(radius, 0), UNDER)
    paper.rect(box.left(LOW).inset(0, radius), UNDER)
    paper.rect(box.foot(1).inset(radius, 0), RIM)
    paper.rect(box.edge(1).inset(0, radius), RIM)
