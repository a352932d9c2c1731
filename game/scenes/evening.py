"""The picture behind the title: evening over the tank field."""

from __future__ import annotations

from collections.abc import Callable

from game.view.canvas import Canvas

PICTURE = "title"


def evening(veil: int) -> Callable[[Canvas], None]:
    """Return the paper with the title picture, darkened by so much."""

    def paint(canvas: Canvas) -> None:
        measure = canvas.brushes.pictures.measure(PICTURE)
        scale = max(canvas.width / measure.width, canvas.height / measure.height)
        size = max(measure.width, measure.height) * scale
        canvas.fill("sky_high")
        # A wide window cuts the sky, not the ground.
        middle = canvas.height - measure.height * scale / 2
        canvas.picture(PICTURE, canvas.width / 2, middle, size)
        if veil:
            canvas.fill((10, 12, 16, veil))

    return lambda canvas: canvas.layer(("evening", veil), canvas.box, paint, solid=True)
