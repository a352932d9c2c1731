"""The cells that a chosen piece can reach: which facings it can have there, and where it kills."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from game.core.grid import Cell, Facing
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.place import Place

Facings = frozenset[Facing]
Ink = tuple[int, int, int]

BLUE = (52, 126, 190)
ORANGE = (230, 120, 16)
INK = (20, 66, 120)
FIRE = (190, 30, 18)
SCORCHED = (84, 22, 6)
PALE = (236, 228, 204)


def paint_reach_marks(
    canvas: Canvas,
    place: Place,
    cells: Mapping[Cell, Facings],
    fires: Mapping[Cell, Facings],
    danger: Mapping[Cell, Facings],
    backs: Mapping[Cell, Facings],
) -> None:
    """Light up the cells, with a tick for every facing; those that destroy an enemy are red.

    `danger` are the facings in which the piece itself could be destroyed: their ticks are dark.
    `backs` are those that need backing up: their ticks are hollow.
    """
    for cell, facings in sorted(cells.items(), key=_reading):
        risky, shoots = danger.get(cell, frozenset()), fires.get(cell, frozenset())
        signs = Signs(facings, risky, shoots, backs.get(cell, frozenset()))
        box = place.square(cell)
        # Many cells look alike: to paint each of them would take a frame's whole time.
        canvas.layer(
            ("chess lit", place.size, place.quarters, signs), box, signs.paint(place, cell)
        )


@dataclass(frozen=True, slots=True)
class Signs:
    """All that a lit cell shows: facings, those in danger, those that destroy, and backing up."""

    facings: Facings
    risky: Facings
    shoots: Facings
    backs: Facings

    def paint(self, place: Place, cell: Cell) -> Callable[[Canvas], None]:
        return lambda paper: _paint_cell(paper.part(place.square(cell)), place, cell, self)


def _paint_cell(canvas: Canvas, place: Place, cell: Cell, signs: Signs) -> None:
    inner, facings = place.square(cell).inset(1), signs.facings
    share = len(signs.risky) / len(facings)
    veil = (*ORANGE, round(110 + 90 * share)) if signs.risky else (*BLUE, 96)
    canvas.plate(inner, veil, 3)
    if signs.risky:
        _paint_corner(canvas, inner, place.size * 0.38)
    if signs.shoots:
        canvas.frame(inner, FIRE, max(2.0, place.size * 0.07))
    # Always in one order: neighbours overlap by a pixel.
    for facing in sorted(facings, key=_eighth):
        ink = FIRE if facing in signs.shoots else SCORCHED if facing in signs.risky else INK
        _tick(canvas, place, cell, facing, ink, hollow=facing in signs.backs)
    canvas.circle(place.middle(cell), place.size * 0.07, FIRE if signs.shoots else INK)


def draw_turns(canvas: Canvas, place: Place, cell: Cell, facings: Facings, fires: Facings) -> None:
    """Draw the facings of a turn on the spot, outside the piece that stands there."""
    margin = round(place.size * 0.25 * canvas.scale) / canvas.scale
    box = place.square(cell).inset(-margin)
    inner = replace(place, x=place.x - box.x, y=place.y - box.y)

    def paint(paper: Canvas) -> None:
        for facing in sorted(facings, key=_eighth):
            _tick(paper, inner, cell, facing, FIRE if facing in fires else INK, away=0.45)

    canvas.layer(("chess turns", place.size, place.quarters, facings, fires), box, paint)


def _eighth(facing: Facing) -> int:
    return facing.eighth


def _reading(item: tuple[Cell, Facings]) -> tuple[int, int]:
    return item[0].y, item[0].x


def _paint_corner(canvas: Canvas, box: Box, side: float) -> None:
    """Fill a corner, for eyes that do not tell the colours apart."""
    right, foot = box.right, box.bottom
    canvas.polygon(((right, foot - side), (right, foot), (right - side, foot)), SCORCHED)


def _tick(
    canvas: Canvas,
    place: Place,
    cell: Cell,
    facing: Facing,
    ink: Ink,
    away: float = 0.3,
    hollow: bool = False,
) -> None:
    """Draw a small arrowhead on a side of the cell; its picture is kept, for there are hundreds."""
    turn = math.radians(place.angle(facing.eighth * 45))
    x, y = math.sin(turn), -math.cos(turn)
    size = place.size * (0.15 if ink is FIRE else 0.115)
    spot = place.middle(cell)
    middle = spot[0] + x * away * place.size, spot[1] + y * away * place.size
    reach = size + 1
    left = round((middle[0] - reach) * canvas.scale) / canvas.scale
    top = round((middle[1] - reach) * canvas.scale) / canvas.scale

    def paint(paper: Canvas) -> None:
        at = paper.box.middle
        tip = (at[0] + x * size, at[1] + y * size)
        one = (at[0] - x * size * 0.5 - y * size * 0.8, at[1] - y * size * 0.5 + x * size * 0.8)
        other = (at[0] - x * size * 0.5 + y * size * 0.8, at[1] - y * size * 0.5 - x * size * 0.8)
        shape = (tip, one, other)
        paper.polygon(shape, ink)
        if hollow:
            small = tuple((at[0] + (p[0] - at[0]) / 2, at[1] + (p[1] - at[1]) / 2) for p in shape)
            paper.polygon(small, PALE)

    key = ("chess tick", place.size, place.quarters, facing, ink, hollow)
    canvas.layer(key, Box(left, top, 2 * reach, 2 * reach), paint)
