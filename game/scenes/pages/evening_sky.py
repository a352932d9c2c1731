"""The picture behind the title: evening over the tank field."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.widgets.widget_kinds import Panel
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

VEILED = 140
"""How dark the evening is behind a question."""

PICTURE = "title"
TANK = "title.tank"
_MUZZLE = 9.0
"""How far from the left edge of its picture the tank's gun begins."""
_STANDS = (680.0, 560.0)
"""Where the picture of the tank stands in the picture of the evening."""
_CLEAR = 30.0
_MORE = 30.0


def evening(veil: int, beside: Callable[[Canvas], float] = lambda _: 0) -> Callable[[Canvas], None]:
    """Return the paper with the title picture, darkened by so much.

    Where nothing is veiled the large tank stands right of what ends at `beside`.
    """

    def paint(canvas: Canvas, end: float) -> None:
        measure = canvas.brushes.pictures.measure(PICTURE)
        scale = max(canvas.width / measure.width, canvas.height / measure.height)
        size = max(measure.width, measure.height) * scale
        canvas.fill("sky_high")
        # A wide window cuts the sky, not the ground.
        middle = canvas.height - measure.height * scale / 2
        # A narrow one cuts more of the left side: the small tanks are at the right.
        spare = (measure.width * scale - canvas.width) / 2
        across = canvas.width / 2 - min(_MORE * scale, max(0, spare))
        canvas.picture(PICTURE, across, middle, size)
        left = across - measure.width * scale / 2
        if veil:
            # The large tank would stick out below what lies on the veil.
            canvas.fill((10, 12, 16, veil))
        else:
            _draw_tank(canvas, left, canvas.height - measure.height * scale, scale, end)

    def paper(canvas: Canvas) -> None:
        end = beside(canvas)
        canvas.layer(
            ("evening", veil, end), canvas.box, lambda inner: paint(inner, end), solid=True
        )

    return paper


def plate(box: Box) -> Panel:
    """Return what a question lies on before the veiled evening."""
    return Panel(box, (12, 15, 16, 205), radius=14)


def _draw_tank(canvas: Canvas, x: float, y: float, scale: float, end: float) -> None:
    tank = canvas.brushes.pictures.measure(TANK)
    left = max(x + _STANDS[0] * scale, end + _CLEAR - _MUZZLE * scale)
    top = y + _STANDS[1] * scale
    middle = left + tank.width * scale / 2, top + tank.height * scale / 2
    canvas.picture(TANK, *middle, max(tank.width, tank.height) * scale)
