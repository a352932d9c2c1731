"""A box that turns over: it comes nearer, shows its edge for a moment, and then its back."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from math import cos, pi, sin

from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.leaning import Sides

from .box_front import NEAR, draw_front
from .cover import Cover

FAR, FOOT = 0.09, 0.05
"""How much lower the far side begins when a box stands half turned, and how much higher it ends."""

EDGE = 0.02
"""So narrow a box is not drawn: it is seen from its edge."""


@dataclass(frozen=True, slots=True)
class Front:
    """Where a box stands, what is printed on it, and the room of the largest on its shelf."""

    box: Box
    cover: Cover
    large: Box


@dataclass(frozen=True, slots=True)
class Back:
    """Where a box lies when it is turned over; `paint` draws it there on a page, and what was
    painted is kept by its `key`."""

    box: Box
    key: Hashable
    paint: Callable[[Canvas], None]


def draw_turned(canvas: Canvas, share: float, front: Front, back: Back) -> None:
    """Draw a box that is turned so far: 0 shows its front, 1 its back."""
    whole, wide = _between(front.box, back.box, share), abs(cos(share * pi))
    if wide < EDGE:
        return
    seen = Box(whole.middle[0] - whole.width * wide / 2, whole.y, whole.width * wide, whole.height)
    away = sin(share * pi)
    far = FAR * away, 1 - FOOT * away
    if share == 0:
        # Painted below the front, so that no frame in the midst of the turn takes longer.
        _draw_back(canvas, seen.inset(seen.width * 0.4), (NEAR, NEAR), back)
    if share < 0.5:
        draw_front(canvas, seen, front.cover, (far, NEAR), front.large, still=False)
    else:
        _draw_back(canvas, seen, (NEAR, far), back)


def _draw_back(canvas: Canvas, box: Box, sides: Sides, back: Back) -> None:
    page = back.box
    canvas.leant(back.key, box, page, lambda paper: back.paint(paper.part(page)), sides, False)


def _between(one: Box, other: Box, share: float) -> Box:
    ends = zip(
        (one.x, one.y, one.width, one.height),
        (other.x, other.y, other.width, other.height),
        strict=True,
    )
    return Box(*(first + (last - first) * share for first, last in ends))
