"""What is told on the page of the phones: lines, each with its number or its sign at the left."""

from __future__ import annotations

from typing import Final

from game.scenes.pages.widget_scene import Page
from game.scenes.widgets.widget_kinds import Drawing, Label, Paint, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, LABEL

SIGN: Final = 34.0
BESIDE: Final = 14.0
APART: Final = 10.0

Line = tuple[str, str, str]
"""The number of a step or a picture, what is told, and its colour."""


def explained(page: Page, box: Box, lines: tuple[Line, ...]) -> tuple[Widget, ...]:
    """Return lines below one another, each as high as its words are."""
    found: list[Widget] = []
    y = 0.0
    for sign, words, colour in lines:
        wide = box.width - SIGN - BESIDE
        high = max(SIGN, page.measure(words, BODY, wide)[1] + 4)
        row = box.below(y).top(high)
        found.append(Drawing(row.top(SIGN).left(SIGN), _sign(sign)))
        found.append(Label(row.beside(SIGN, BESIDE), words, BODY, colour))
        y += high + APART
    return tuple(found)


def _sign(sign: str) -> Paint:
    def paint(canvas: Canvas, box: Box) -> None:
        if sign.startswith("icon."):
            canvas.picture(sign, *box.middle, box.width * 0.9)
        elif sign:
            canvas.circle(box.middle, box.width / 2, "panel_light")
            canvas.circle(box.middle, box.width / 2, "line", 2)
            canvas.write(sign, box, LABEL, "words", "centre", wrap=False)

    return paint
