"""A box on the shelf, seen from the front and turned a little: cover, spine and shadow.

A cover is printed once, for the size of the box in front. Whatever stands still is kept as it is
seen; only what turns just now is leant anew, in broad columns, which takes a millisecond or two.
"""

from __future__ import annotations

from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

from .cover import Cover, print_cover
from .spine import print_spine

SPINE = 0.15
"""How much of a turned box's width its spine takes."""

FAR, FOOT = 0.055, 0.018
"""How much lower the far side of a turned cover begins, and how much higher it ends."""


def draw_box(canvas: Canvas, box: Box, cover: Cover, turn: float, large: Box) -> None:
    """Draw a box that fills this room; `large` is the room of the one in front.

    `turn` is 0 for a box that faces us. One that stands on the left turns to -1 and shows its spine
    on the left, one on the right turns to 1.
    """
    canvas.shadow(box.moved(box.width * 0.03, 0).above(4), 6, box.width * 0.07)
    canvas.shadow(box.foot(box.height * 0.04), 6, box.width * 0.045)
    left, still = turn < 0, turn in (-1, 0, 1)
    width = SPINE * box.width * abs(turn)
    drop, rise = FAR * abs(turn), FOOT * abs(turn)
    near, far, back = (0.0, 1.0), (drop, 1 - rise), (drop / 3, 1 - rise / 3)
    front = Box(box.x + width * left, box.y, box.width - width, box.height)

    def paint_front(paper: Canvas) -> None:
        print_cover(paper, paper.box, cover)

    canvas.leant(
        ("front of a box", cover),
        front,
        large,
        paint_front,
        (near, far) if left else (far, near),
        still,
    )
    if not width:
        return

    def paint_spine(paper: Canvas) -> None:
        print_spine(paper, paper.box, cover, left)

    lying = Box(0, 0, large.height, large.width * SPINE)
    edge = box.left(width) if left else box.edge(width)
    sides = (back, near) if left else (near, back)
    canvas.leant(
        ("spine of a box", cover, left), edge, lying, paint_spine, sides, still, lying=True
    )
