"""The table as a page shows it: surface, things and lamp in one picture, and what throws a shadow
on it from where it always lies."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.view.canvas.box import Box
from game.view.canvas.canvas import PAPER, Canvas

from .grounds import lay
from .lamp import light, roughen
from .surfaces import Surface
from .things import lay_things

HALF = 2
"""It is painted so many times smaller: what lies beside a board is not in focus."""
SHAKEN = 20.0
"""So far within a board nothing of the table is seen, however it is knocked aside."""

FRAME, DEEP = 5.0, 14.0
"""How far the frame of a board reaches beyond it, and how far its shadow falls."""


def lay_table(
    canvas: Canvas,
    surface: Surface,
    boards: Sequence[Box],
    free: Sequence[Box] = (),
    over: Sequence[Box] = (),
    hidden: Sequence[Box] = (),
) -> None:
    """Cover a page with the table; boards lie on it in frames, things in rooms that are free, and
    what always lies `over` it throws a shadow. What is `hidden` will be drawn over as a whole."""
    if canvas.brushes.strong:
        canvas.fill(PAPER)
        return
    lie = tuple(boards), tuple(free), tuple(over)
    within = tuple(board.inset(SHAKEN) for board in boards)
    unseen = (*within, *over, *hidden)
    canvas.lie(("table", surface, lie), lambda paper: _paint(paper, surface, *lie), unseen)


def _paint(
    paper: Canvas,
    surface: Surface,
    boards: Sequence[Box],
    free: Sequence[Box],
    over: Sequence[Box],
) -> None:
    whole = paper.surface
    small = pygame.Surface([side // HALF for side in whole.get_size()], 0, whole)
    within = Canvas(small, paper.brushes, paper.scale / HALF)
    red, green, blue, _ = paper.colour(surface.colour)
    lay(small, surface.made, (red, green, blue), within.scale)
    lay_things(within, surface.things, free)
    light(small)
    pygame.transform.smoothscale(small, whole.get_size(), whole)
    roughen(whole)
    for box in (*over, *(each.inset(-FRAME) for each in boards)):
        paper.shadow(box, 6, DEEP)
    for box in boards:
        _frame(paper, box)


def _frame(paper: Canvas, box: Box) -> None:
    """Put a board into a frame: light where the lamp meets it, dark within."""
    outer = box.inset(-FRAME)
    paper.plate(outer, "table_frame", 4, "table_frame_light", 1)
    paper.rect(outer.foot(FRAME - 1).inset(2, 0), "table_frame_dark")
    paper.rect(box.inset(-1), "night")
