"""A part of a page as one picture, painted anew only when something on it changes."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from game.view.canvas.box import Box
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import PAPER, Canvas

from .form import Form, Widgets

EDGE = 8.0
"""How far the ring of the focus lies round a button."""


def draw_part(
    canvas: Canvas,
    box: Box,
    key: Hashable,
    form: Form,
    widgets: Callable[[], Widgets],
    ground: Colour = PAPER,
    late: bool = False,
) -> None:
    """Draw those of the page's widgets that lie here; the key names all that they depend on. A
    part that may be `late` is not painted anew in this frame."""

    def paint(paper: Canvas) -> None:
        if ground == PAPER:
            paper.clear()
        else:
            paper.fill(ground)
        inside = tuple(each for each in widgets() if each.box.inset(-EDGE).meets(box))
        form.draw_widgets(paper.part(box), inside)

    canvas.slot(("part", form, box), key, box, paint, late)
