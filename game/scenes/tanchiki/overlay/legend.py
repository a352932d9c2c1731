"""What the signs of danger and of the forecast mean, with a swatch of each beside its words."""

from __future__ import annotations

from game.scenes.faces.table_face import Signs
from game.scenes.frame.kit import Words
from game.scenes.table.legend import SWATCH
from game.scenes.widgets.widget_kinds import Paint
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.tanchiki.bot_forecast import dashes, draw_bead


def signs(words: Words, danger: bool, forecast: bool) -> Signs:
    """Return the signs that are asked for."""
    foretold: list[tuple[str, Paint]] = [
        (words("tanchiki.legend.way"), _way),
        (words("tanchiki.legend.certain"), _certain),
        (words("tanchiki.legend.hit"), _hit),
    ]
    dangers: list[tuple[str, Paint]] = [(words("tanchiki.legend.danger"), _danger)]
    return (foretold if forecast else []) + (dangers if danger else [])


def _way(canvas: Canvas, box: Box) -> None:
    x, y = box.middle
    for start, end in dashes((box.x, y), (box.right, y), 6):
        canvas.line(start, end, "white", 2)
    draw_bead(canvas, (x + 2, y), 19, "2", True, 90)


def _certain(canvas: Canvas, box: Box) -> None:
    x, y = box.middle
    draw_bead(canvas, (x - 12, y), 19, "1", True)
    draw_bead(canvas, (x + 12, y), 19, "1", False)


def _hit(canvas: Canvas, box: Box) -> None:
    x, y = box.middle
    canvas.line((box.x, y), (x, y), "lamp", 2)
    canvas.circle((x + 6, y), 14, "lamp", 3)


def _danger(canvas: Canvas, box: Box) -> None:
    canvas.piece("overlay.danger", *box.middle, SWATCH)
