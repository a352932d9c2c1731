"""Figures on the board that stand only where they can be read: small pictures go without."""

from __future__ import annotations

from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style

BOLD = 0.9
"""Bold letters are broader than those that are asked for: so much of a box counts."""

LEAST = 7.5
"""So high is a box, in pixels of the screen, in which a figure is more than a speck."""


def read(canvas: Canvas, figure: str, box: Box) -> bool:
    """Say whether a figure in a box can be read from where one sits."""
    slim = box.left(box.width * BOLD)
    return box.height * canvas.scale >= LEAST and canvas.readable((figure,), slim)


def write_read(canvas: Canvas, figure: str, box: Box, size: float, ink: str) -> None:
    """Write a figure into the middle of a box, so large, where it can be read."""
    if read(canvas, figure, box):
        style = Style(Family.BOLD, round(size))
        canvas.write(figure, box, style, ink, "centre", wrap=False)
