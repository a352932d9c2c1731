"""The back of a box: bare cardboard, a frame for the picture that moves, and room for words."""

from __future__ import annotations

from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

from .cover import TRAY


def draw_back(canvas: Canvas, box: Box, picture: Box) -> None:
    """Draw a back with the hole for its picture, without what moves; what is drawn is kept."""
    canvas.shadow(box.moved(6, 0).above(4), 6, 26)
    at = box.x, box.y

    def paint(paper: Canvas) -> None:
        _draw_card(paper, paper.box)
        _draw_frame(paper, picture.moved(-at[0], -at[1]))

    key = "back of a box", picture.x - at[0], picture.y - at[1], picture.width, picture.height
    canvas.layer(key, box, paint)


def _draw_card(canvas: Canvas, box: Box) -> None:
    """Draw cardboard: waves that shine through, light edges to the upper left, the tray below."""
    tray, lid = box.foot(box.height * TRAY), box.above(box.height * TRAY)
    canvas.rect(tray.inset(box.width * 0.01, 0), "card_turn_dark")
    canvas.rect(lid, "card_turn_light")
    wave, y = 6.0, lid.y
    while y < lid.bottom:
        canvas.rect(Box(lid.x, y, lid.width, 1.4), (160, 132, 99, 34))
        y += wave
    canvas.frame(lid.inset(10), (93, 74, 54, 120), 1.4)
    canvas.rect(lid.top(3), (255, 246, 207, 150))
    canvas.rect(lid.left(3), (255, 246, 207, 110))
    canvas.rect(lid.edge(3), (0, 0, 0, 70))
    canvas.rect(lid.foot(3), (0, 0, 0, 90))


def _draw_frame(canvas: Canvas, box: Box) -> None:
    """Draw the dark hole that the picture lies in."""
    canvas.plate(box.inset(-5), "card_turn_dark", 10)
    canvas.plate(box, "night", 8)
