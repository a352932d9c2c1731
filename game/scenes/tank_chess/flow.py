"""Sentences one below the other, each as high as it needs; smaller only where all do not fit."""

from __future__ import annotations

from dataclasses import dataclass

from game.view.box import Box
from game.view.canvas import Canvas
from game.view.style import Style

GAP = 2.0


@dataclass(frozen=True, slots=True)
class Line:
    words: str
    style: Style
    ink: str


def tall(canvas: Canvas, box: Box, words: str, style: Style) -> float:
    """Return how high the words stand when they are wrapped to the width of the box."""
    return canvas.measure(words, style, box.width)[1] + 1


def fitting(canvas: Canvas, box: Box, lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """Return the first lines, as many as there is room for at their full size."""
    room = box.height + GAP
    for place, line in enumerate(lines):
        room -= tall(canvas, box, line.words, line.style) + GAP
        if room < 0:
            return lines[: max(1, place)]
    return lines


def draw_lines(canvas: Canvas, box: Box, lines: tuple[Line, ...]) -> None:
    """Write the lines from the top of the box down."""
    heights = [tall(canvas, box, line.words, line.style) for line in lines]
    whole = sum(heights) + GAP * (len(lines) - 1)
    share = min(1.0, box.height / whole) if whole > 0 else 1.0
    y = box.y
    for line, height in zip(lines, heights, strict=True):
        spot = Box(box.x, y, box.width, height * share)
        canvas.write(line.words, spot, line.style, line.ink, stand="top")
        y += (height + GAP) * share
