"""Cups that are handed over to the winners: each in its colour, with its face or mark on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from game.scenes.pages.player_sign import draw_marker
from game.view.canvas.box import Box
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import Canvas

INK: Colour = (12, 15, 16)
MOST = 4
"""Of more winners all together have one cup."""

HANDED_MS, STEPS, FROM = 480, 8, 0.7
"""A cup comes down in steps, from so much of its height above where it will stand."""

Outline = tuple[tuple[float, float], ...]
BOWL: Outline = ((0.2, 0.04), (0.8, 0.04), (0.77, 0.36), (0.66, 0.58), (0.34, 0.58), (0.23, 0.36))
STEM: Outline = ((0.45, 0.56), (0.55, 0.56), (0.58, 0.8), (0.42, 0.8))
FOOT: Outline = ((0.28, 0.8), (0.72, 0.8), (0.76, 0.95), (0.24, 0.95))
SHINE: Outline = ((0.25, 0.09), (0.31, 0.09), (0.31, 0.34), (0.28, 0.34))
HANDLES = (0.17, 0.83)
ROOM = (0.32, 0.1, 0.36, 0.4)
"""Where on the bowl the face or mark is: left, top, width and height."""


@dataclass(frozen=True, slots=True)
class Cup:
    """The colour of who won it, and the picture that stands on it, "" for none."""

    ink: Colour
    sign: str = ""


def draw_cups(
    canvas: Canvas, foot: tuple[float, float], size: float, cups: Sequence[Cup], ms: int
) -> None:
    """Draw the cups in a row that stands on this spot, so long after they began to come down."""
    shown = tuple(cups) if len(cups) <= MOST else (Cup("accent"),)
    left = STEPS - min(STEPS, ms * STEPS // HANDED_MS)
    if left == STEPS:
        return
    top = foot[1] - size - size * FROM * left / STEPS
    for place, cup in enumerate(shown):
        x = foot[0] + (place - len(shown) / 2) * size
        canvas.layer(("cup", cup), Box(x, top, size, size), partial(_paint, cup))


def _paint(cup: Cup, canvas: Canvas) -> None:
    box = canvas.box
    line = box.width * 0.035
    for x in HANDLES:
        at = box.x + x * box.width, box.y + 0.22 * box.height
        canvas.circle(at, box.width * 0.135 + line, INK, line * 3.6)
        canvas.circle(at, box.width * 0.135, cup.ink, line * 1.8)
    for part in (STEM, FOOT, BOWL):
        spots = [(box.x + x * box.width, box.y + y * box.height) for x, y in part]
        canvas.polygon(spots, cup.ink)
        canvas.lines([*spots, spots[0], spots[1]], INK, line)
    canvas.polygon([(box.x + x * box.width, box.y + y * box.height) for x, y in SHINE], "words")
    if cup.sign:
        x, y, wide, high = (part * box.width for part in ROOM)
        draw_marker(canvas, Box(box.x + x, box.y + y, wide, high), cup.sign)
