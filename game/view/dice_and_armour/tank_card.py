"""The card of a tank: it large, its figures beside it, and below all of its parts."""

from __future__ import annotations

from game.rules.dice_and_armour.kinds import PARTS
from game.rules.dice_and_armour.state import Tank
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import LABEL, SMALL, Family, Style

from .standing_pieces import broken_picture, part_picture, tank_picture

LEAST = 120.0
"""In a lower box no card has room."""

NAME, ROW, GAP = 28.0, 60.0, 6.0
FIGURE = Style(Family.BOLD, 34)

Figures = tuple[tuple[str, str], ...]
"""What each figure is called, and the figure."""


def draw_card(canvas: Canvas, box: Box, tank: Tank, name: str, figures: Figures) -> None:
    if box.height < LEAST:
        return
    canvas.write(name, box.top(NAME), LABEL, "words", "centre", wrap=False)
    row = min(ROW, box.height * 0.3)
    _draw_parts(canvas, box.foot(row), tank)
    body = box.below(NAME, GAP).above(row, GAP)
    size = min(body.height, body.width * 0.4)
    across = size + GAP + body.width * 0.45
    room = body.centred(across, size)
    x, y = room.left(size).middle
    canvas.piece(tank_picture(tank), x, y, size)
    for part in tank.broken:
        canvas.piece(broken_picture(part), x, y, size)
    for (said, figure), line in zip(figures, room.beside(size, GAP).rows(2, GAP), strict=True):
        wide = canvas.measure(figure, FIGURE)[0] + 4
        canvas.write(said, line.left(line.width - wide - 8), SMALL, "quiet")
        canvas.write(figure, line.edge(wide).inset(0, -3), FIGURE, "accent", "centre", wrap=False)


def _draw_parts(canvas: Canvas, row: Box, tank: Tank) -> None:
    """Draw every part in the order of the hit die, whole or broken."""
    size = min(row.height, row.width / len(PARTS) - GAP)
    across = (size + GAP) * len(PARTS) - GAP
    cells = row.centred(across, size).columns(len(PARTS), GAP)
    for part, cell in zip(PARTS, cells, strict=True):
        whole = tank.has(part)
        canvas.plate(cell, "night", 8, "line" if whole else "danger", 2)
        canvas.picture(part_picture(part, not whole), *cell.middle, size + 4)
