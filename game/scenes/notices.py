"""Short sentences over everything, at the upper edge: saved, pad pulled out, and the like."""

from __future__ import annotations

from game.view.box import Box
from game.view.canvas import Canvas
from game.view.style import BODY


def draw_notices(canvas: Canvas, notices: tuple[str, ...]) -> None:
    y = 16.0
    for words in notices:
        width = min(canvas.width - 80, 760)
        wide, high = canvas.measure(words, BODY, width - 48)
        box = Box((canvas.width - wide - 48) / 2, y, wide + 48, high + 24)
        canvas.shadow(box, 12, 10)
        canvas.plate(box, "night", 12, "accent", 2)
        canvas.write(words, box.inset(24, 10), BODY, "words", "centre")
        y = box.bottom + 10
