"""Sentences one below the other, each as high as it needs; smaller only where all do not fit."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .box import Box
from .canvas import Canvas
from .letter_styles import Style

GAP = 2.0
LEAST = 50
"""The smallest percentage of their size that lines are written in."""


@dataclass(frozen=True, slots=True)
class Line:
    words: str
    style: Style
    ink: str


def tall(canvas: Canvas, box: Box, words: str, style: Style) -> float:
    """Return how high the words stand when they are wrapped to the width of the box."""
    return canvas.measure(words, style, box.width)[1] + 1


def fitting(canvas: Canvas, box: Box, lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """Return the first lines, as many as there is room for; only enlarged letters give way."""
    lines = even(canvas, box, lines, max(70, 10_000 // canvas.brushes.type.percent))
    room = box.height + GAP
    for place, line in enumerate(lines):
        room -= tall(canvas, box, line.words, line.style) + GAP
        if room < 0:
            return lines[: max(1, place)]
    return lines


def even(canvas: Canvas, box: Box, lines: tuple[Line, ...], least: int) -> tuple[Line, ...]:
    """Return the lines made smaller until all fit, each alike, but to no less than a percentage."""
    percent, found = 100, lines
    while percent > least and _whole(canvas, box, found) > box.height:
        percent -= 5
        found = tuple(replace(line, style=_smaller(line.style, percent)) for line in lines)
    return found


def draw_lines(canvas: Canvas, box: Box, lines: tuple[Line, ...]) -> None:
    """Write the lines from the top of the box down."""
    lines = even(canvas, box, lines, LEAST)
    whole = _whole(canvas, box, lines)
    share = min(1.0, box.height / whole) if whole > 0 else 1.0
    y = box.y
    for line in lines:
        height = tall(canvas, box, line.words, line.style)
        spot = Box(box.x, y, box.width, height * share)
        canvas.write(line.words, spot, line.style, line.ink, stand="top")
        y += (height + GAP) * share


def _whole(canvas: Canvas, box: Box, lines: tuple[Line, ...]) -> float:
    heights = (tall(canvas, box, line.words, line.style) for line in lines)
    return sum(heights) + GAP * (len(lines) - 1)


def _smaller(style: Style, percent: int) -> Style:
    return Style(style.family, max(1, style.size * percent // 100))
