"""A box on the shelf, seen from the front and turned a little: cover, spine and shadow.

A cover is printed once, for the size of the box in front. Whatever stands still is kept as it is
seen; only what turns just now is leant anew, in broad columns, which takes a millisecond or two.
"""

from __future__ import annotations

from dataclasses import replace

from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.leaning import Sides

from .cover import Cover, print_cover
from .spine import print_spine

SPINE = 0.15
"""How much of a turned box's width its spine takes."""

FAR, FOOT = 0.055, 0.018
"""How much lower the far side of a turned cover begins, and how much higher it ends."""


NEAR = (0.0, 1.0)
"""The near edge is as high as the box."""

HIDDEN = -0.5
"""Turned so far to the left, a box hides its right side behind the next."""

STANDING = (-1, 0, 1)
"""As boxes stand when nothing moves."""

PRINTED = 480.0
"""So high at least a front is printed: its letters stay whole, however small a box is shown."""


def draw_box(canvas: Canvas, box: Box, cover: Cover, turn: float, large: Box) -> None:
    """Draw a box that fills this room; `large` is the room of the one in front.

    `turn` is 0 for a box that faces us. One that stands on the left turns to -1 and shows its spine
    on the left, one on the right turns to 1: what is nearer to the front hides its other side.
    """
    cover = replace(cover, left=bool(cover.ribbon) and turn < HIDDEN)
    canvas.shadow(box.moved(box.width * 0.03, 0).above(4), 6, box.width * 0.07)
    canvas.shadow(box.foot(box.height * 0.04), 6, box.width * 0.045)
    flat, width, left = _printed(large), SPINE * box.width * abs(turn), turn < 0
    edge = box.left(width) if left else box.edge(width)
    front = Box(box.x + width * left, box.y, box.width - width, box.height)
    far = FAR * abs(turn), 1 - FOOT * abs(turn)
    sides = (NEAR, far) if left else (far, NEAR)
    draw_front(canvas, front, cover, sides, large, turn in STANDING)
    if width:
        _draw_spine(canvas, edge, cover, turn, Box(0, 0, flat.height, flat.width * SPINE))


def draw_front(
    canvas: Canvas, box: Box, cover: Cover, sides: Sides, large: Box, still: bool
) -> None:
    """Draw a front without its spine, of which each side reaches over a part of the height."""

    def paint(paper: Canvas) -> None:
        print_cover(paper, paper.box, cover)

    canvas.leant(("front of a box", cover), box, _printed(large), paint, sides, still)


def _printed(large: Box) -> Box:
    """Return how large a front is printed."""
    larger = max(1.0, PRINTED / large.height)
    return Box(0, 0, large.width * larger, large.height * larger)


def _draw_spine(canvas: Canvas, box: Box, cover: Cover, turn: float, flat: Box) -> None:
    lit = turn < 0

    def paint(paper: Canvas) -> None:
        print_spine(paper, paper.box, cover, lit)

    back = FAR * abs(turn) / 3, 1 - FOOT * abs(turn) / 3
    sides = (back, NEAR) if lit else (NEAR, back)
    key = "spine of a box", cover, lit
    canvas.leant(key, box, flat, paint, sides, turn in STANDING, lying=True)
