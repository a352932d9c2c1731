"""Short sentences over everything, at the upper edge: saved, pad pulled out, and the like."""

from __future__ import annotations

from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY

WIDEST = 760.0
SIDE, GAP = 24.0, 10.0


def draw_notices(canvas: Canvas, notices: tuple[str, ...], room: Box | None = None) -> None:
    for words, box in zip(notices, notice_boxes(canvas, notices, room), strict=True):
        canvas.shadow(box, 12, 10)
        canvas.plate(box, "night", 12, "accent", 2)
        canvas.write(words, box.inset(SIDE, 10), BODY, "words", "centre")


def notice_boxes(canvas: Canvas, notices: tuple[str, ...], room: Box | None) -> tuple[Box, ...]:
    """Return where the sentences stand, one below the other, in the room that there is."""
    room = room or canvas.box.inset(40, 16)
    found: list[Box] = []
    y = room.y
    for words in notices:
        wide, high = canvas.measure(words, BODY, min(room.width, WIDEST) - 2 * SIDE)
        left = room.middle[0] - wide / 2 - SIDE
        found.append(Box(left, y, wide + 2 * SIDE, high + 24))
        y = found[-1].bottom + GAP
    return tuple(found)
