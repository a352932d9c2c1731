"""What is told on the page of the phones: lines, each with its number or its sign at the left."""

from __future__ import annotations

from typing import Final

from game.scenes.pages.widget_scene import Page
from game.scenes.widgets.widget_kinds import Drawing, Label, Paint, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, LABEL, Style

SIGN: Final = 34.0
BESIDE: Final = 14.0
APART: Final = 10.0

LEAST: Final = 15
SMALLEST: Final = Style(BODY.family, LEAST)
"""Letters are no smaller than this, however much there is to tell."""

Line = tuple[str, str, str]
"""The number of a step or a picture, what is told, and its colour."""


def explained(page: Page, box: Box, lines: tuple[Line, ...]) -> tuple[Widget, ...]:
    """Return lines below one another, each as high as its words are, in letters with which all of
    them end in the box."""
    sizes = (Style(BODY.family, size) for size in range(BODY.size, LEAST, -1))
    style = next((each for each in sizes if _high(page, box, lines, each) <= box.height), SMALLEST)
    found: list[Widget] = []
    y = 0.0
    for sign, words, colour in lines:
        high = _row(page, box, words, style)
        row = box.below(y).top(high)
        found.append(Drawing(row.top(SIGN).left(SIGN), _sign(sign)))
        found.append(Label(row.beside(SIGN, BESIDE), words, style, colour))
        y += high + APART
    return tuple(found)


def _high(page: Page, box: Box, lines: tuple[Line, ...], style: Style) -> float:
    return sum(_row(page, box, words, style) + APART for _, words, _ in lines) - APART


def _row(page: Page, box: Box, words: str, style: Style) -> float:
    return max(SIGN, page.measure(words, style, box.width - SIGN - BESIDE)[1] + 4)


def _sign(sign: str) -> Paint:
    def paint(canvas: Canvas, box: Box) -> None:
        if sign.startswith("icon."):
            canvas.picture(sign, *box.middle, box.width * 0.9)
        elif sign:
            canvas.circle(box.middle, box.width / 2, "panel_light")
            canvas.circle(box.middle, box.width / 2, "line", 2)
            canvas.write(sign, box, LABEL, "words", "centre", wrap=False)

    return paint
