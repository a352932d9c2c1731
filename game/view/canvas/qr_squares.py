"""The squares that a camera reads, drawn."""

from __future__ import annotations

from typing import Final

from .box import Box
from .canvas import Canvas

Squares = tuple[tuple[bool, ...], ...]
"""The rows, from the top; True is dark."""

RIM: Final = 4
"""So many squares of light a camera wants round the picture."""


def draw_squares(canvas: Canvas, box: Box, squares: Squares) -> None:
    """Draw the picture that a camera reads, each square of as many whole pixels."""
    count = len(squares) + 2 * RIM
    step = int(min(box.width, box.height) * canvas.scale / count) / canvas.scale
    paper = box.centred(step * count, step * count)
    canvas.rect(paper, (255, 255, 255))
    for y, row in enumerate(squares):
        x = 0
        while x < len(row):
            end = x
            while end < len(row) and row[end]:
                end += 1
            if end > x:
                left, top = paper.x + (x + RIM) * step, paper.y + (y + RIM) * step
                canvas.rect(Box(left, top, (end - x) * step, step), (12, 15, 16))
            x = end + 1
