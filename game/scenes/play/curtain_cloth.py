"""The cloth of the curtain: folds, a pelmet, a hem with a fringe and the light of a lamp."""

from __future__ import annotations

from game.view.canvas.box import Box
from game.view.canvas.brushes import Colour, Rgba
from game.view.canvas.canvas import Canvas

PLEATS = 13
"""How many folds hang side by side, whole ones only."""
PELMET, HEM, FRINGE = 58.0, 34.0, 16.0
LIGHTS = (0.20, 0.30, 0.42, 0.56, 0.66, 0.50, 0.34, 0.24)
"""How much of the seat's dark colour each strip of a fold shows, the rest is night."""
_EDGES = (0.0, 0.1, 0.22, 0.38, 0.52, 0.64, 0.78, 0.9, 1.0)
_LAMP: Rgba = (255, 244, 214, 9)


def draw_cloth(canvas: Canvas, livery: str) -> None:
    """Draw the curtain of a livery (seat.3, side.1), painted once."""
    canvas.layer(("curtain", livery), canvas.box, lambda on: _paint(on, livery), solid=True)


def cloth(dark: Rgba, night: Rgba, share: float) -> Rgba:
    """Return the cloth where so much of its colour is lit."""
    red, green, blue = (
        round(n + (d - n) * share) for d, n in zip(dark[:3], night[:3], strict=True)
    )
    return red, green, blue, 255


def _paint(canvas: Canvas, livery: str) -> None:
    dark, night = canvas.colour(f"{livery}.dark"), canvas.colour("night")
    steps = [cloth(dark, night, share) for share in LIGHTS]
    for pleat in canvas.box.columns(PLEATS):
        for start, end, colour in zip(_EDGES, _EDGES[1:], steps, strict=False):
            strip = pleat.beside(pleat.width * start).left(pleat.width * (end - start) + 1)
            canvas.rect(strip, colour)
    for reach in (420, 330, 240, 150):
        canvas.circle(canvas.box.middle, reach, _LAMP)
    _paint_hem(canvas, livery, steps)
    _paint_pelmet(canvas, livery, steps)


def _paint_hem(canvas: Canvas, livery: str, steps: list[Rgba]) -> None:
    hem = canvas.box.foot(HEM + FRINGE).top(HEM)
    canvas.rect(hem.moved(0, -6), (0, 0, 0, 90))
    for number, pleat in enumerate(hem.columns(PLEATS * 2)):
        canvas.rect(pleat.left(pleat.width + 1), steps[3 if number % 2 else 1])
    canvas.rect(hem.top(4), f"{livery}.dark")
    canvas.rect(hem.foot(3), livery)
    canvas.rect(canvas.box.foot(FRINGE), "night")
    for tassel in canvas.box.foot(FRINGE).columns(PLEATS * 8):
        x, y = tassel.middle[0], tassel.y
        points = [(x - tassel.width * 0.36, y), (x + tassel.width * 0.36, y), (x, y + FRINGE - 3)]
        canvas.polygon(points, f"{livery}.dark")


def _paint_pelmet(canvas: Canvas, livery: str, steps: list[Rgba]) -> None:
    """Paint the swags that hang over the folds, with a shadow below them."""
    swags = canvas.box.top(PELMET).columns(PLEATS // 2)
    shadow: tuple[Colour, ...] = ((0, 0, 0, 110),)
    swag_inks: tuple[Colour, ...] = (f"{livery}.dark", steps[1], steps[2])
    for lower, inks in ((7, shadow), (0, swag_inks)):
        for swag in swags:
            reach = swag.width * 0.56
            for number, ink in enumerate(inks):
                middle = swag.middle[0], swag.y + PELMET - reach + lower - number * 7
                canvas.circle(middle, reach - number * 1.5, ink)
    canvas.rect(Box(0, 0, canvas.width, 12), f"{livery}.dark")
    canvas.rect(Box(0, 12, canvas.width, 3), livery)
    for number in range(1, len(swags)):
        x = canvas.width * number / len(swags)
        canvas.circle((x, 20), 9, "night")
        canvas.circle((x, 19), 7, livery)
