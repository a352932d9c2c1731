"""The cells that a chosen piece can reach: which facings it can have there, and where it kills."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping

from game.core.grid import RING, Cell, Facing
from game.view.box import Box
from game.view.canvas import Canvas

from .place import Place

Facings = frozenset[Facing]

BLUE = (52, 126, 190)
ORANGE = (230, 120, 16)
INK = (20, 66, 120)
FIRE = (190, 30, 18)


def paint_lit(
    canvas: Canvas,
    place: Place,
    cells: Mapping[Cell, Facings],
    fires: Mapping[Cell, Facings],
    danger: Mapping[Cell, float],
) -> None:
    """Light up the cells, with a tick for every facing; those that destroy an enemy are red.

    `danger` is the share of facings in which the piece itself could be destroyed there.
    """
    for cell, facings in cells.items():
        share, shoots = danger.get(cell), fires.get(cell, frozenset())
        veil = (*BLUE, 96) if share is None else (*ORANGE, round(110 + 90 * share))
        canvas.plate(place.square(cell).inset(1), veil, 3)
        if shoots:
            canvas.frame(place.square(cell).inset(1), FIRE, max(2.0, place.size * 0.07))
        _paint_ticks(canvas, place, cell, facings, shoots)


def _paint_ticks(
    canvas: Canvas, place: Place, cell: Cell, facings: Facings, shoots: Collection[Facing]
) -> None:
    for facing in RING:
        if facing in facings:
            _tick(canvas, place, cell, facing, facing in shoots)
    canvas.circle(place.middle(cell), place.size * 0.07, FIRE if shoots else INK)


def _tick(canvas: Canvas, place: Place, cell: Cell, facing: Facing, shoots: bool) -> None:
    """Draw a small arrowhead on the side of the cell that the facing looks to; kept, being one
    of hundreds.
    """
    turn = math.radians(place.angle(facing.eighth * 45))
    x, y = math.sin(turn), -math.cos(turn)
    size = place.size * (0.15 if shoots else 0.115)
    spot = place.middle(cell)
    away = place.size * 0.3
    middle = spot[0] + x * away, spot[1] + y * away
    reach = size + 1
    left = round((middle[0] - reach) * canvas.scale) / canvas.scale
    top = round((middle[1] - reach) * canvas.scale) / canvas.scale

    def paint(paper: Canvas) -> None:
        at = paper.box.middle
        tip = (at[0] + x * size, at[1] + y * size)
        one = (at[0] - x * size * 0.5 - y * size * 0.8, at[1] - y * size * 0.5 + x * size * 0.8)
        other = (at[0] - x * size * 0.5 + y * size * 0.8, at[1] - y * size * 0.5 - x * size * 0.8)
        paper.polygon((tip, one, other), FIRE if shoots else INK)

    key = ("chess tick", place.size, place.quarters, facing, shoots)
    canvas.layer(key, Box(left, top, 2 * reach, 2 * reach), paint)
