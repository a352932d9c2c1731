"""Marks over the map for who thinks: where a ship may jump, what it may aim at, and what of it."""

from __future__ import annotations

import math
from collections.abc import Iterable

from game.core.grid import Cell
from game.rules.deep_scan.actions import ShipNumber
from game.rules.deep_scan.sky import APART, RINGS, WIDTHS
from game.rules.deep_scan.state import Table
from game.view.board.cell_marks import dots
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.show.flares import between

from .lie_of_map import Spot
from .ships import SIZE, rest, ship_picture
from .sky import draw_reserved

LANDS, REACH, BRACKET = 0.42, 0.4, 34
"""How large the ring is where a ship may jump to, and the brackets round what may be aimed at; so
many degrees each bracket is broad."""
ARC, GHOST = 0.5, 170
"""How high a launcher throws a ship, in cells, and how much is seen of where it would be."""
PARTS = 14


def draw_lights(
    canvas: Canvas,
    place: BoardPlace,
    table: Table,
    ship: ShipNumber,
    jumps: Iterable[Cell],
) -> None:
    """Draw a ring where the ship may jump to, below the card that lies there, and dots along the
    lane."""
    ink = f"seat.{ship}.light"
    start = place.middle(table.ships[ship].place)
    for cell in jumps:
        end, reach = place.middle(cell), place.size * LANDS
        near, far = _clear(start, end, place.size * 0.34, reach)
        dots(canvas, (near, far), ink, 3, 1.6, place.size * 0.09)
        for colour, broad in (("night", 6), (ink, 3)):
            canvas.circle(end, reach, colour, broad)
        object = table.object_at(cell)
        if object is not None:
            draw_reserved(canvas, place, object)


def draw_aim(canvas: Canvas, place: BoardPlace, table: Table, ship: ShipNumber, at: Cell) -> None:
    """Draw how an object would be aimed at."""
    draw_lines(canvas, place, table, ship, at)
    _draw_brackets(canvas, place.middle(at), place.size * REACH, "accent", 3)


def draw_lines(canvas: Canvas, place: BoardPlace, table: Table, ship: ShipNumber, at: Cell) -> None:
    """Draw the area and the lines of an object as they lie in the sky, below its card."""
    object = table.object_at(at)
    if object is not None:
        width = WIDTHS[object.kind] / APART * place.size
        for number in range(1, RINGS + 1):
            canvas.circle(place.middle(at), width * number, "night", 3)
            canvas.circle(place.middle(at), width * number, f"seat.{ship}.light", 1.2)
        draw_reserved(canvas, place, object)


def draw_jump(
    canvas: Canvas,
    place: BoardPlace,
    table: Table,
    ship: ShipNumber,
    to: Cell,
    over: Cell | None,
) -> None:
    """Draw the way of a jump, in an arc over a stop that is left out, and the ship at its end."""
    first, last = rest(table, ship), rest(table, ship, to)
    start, end = place.spot(first.x, first.y), place.spot(last.x, last.y)
    high = place.size * ARC if over is not None else 0.0
    line = []
    for part in range(PARTS + 1):
        x, y = between(start, end, part / PARTS)
        line.append((x, y - high * math.sin(part / PARTS * math.pi)))
    canvas.lines(line, "night", 8)
    canvas.lines(line, f"seat.{ship}.light", 4)
    for colour, broad in (("night", 6), (f"seat.{ship}.light", 3)):
        canvas.circle(end, place.size * SIZE * 0.6, colour, broad)
    canvas.piece(ship_picture(ship), *end, place.size * SIZE, 0, GHOST)


def _clear(start: Spot, end: Spot, near: float, far: float) -> tuple[Spot, Spot]:
    """Return a line without so much of it at both ends."""
    long = math.dist(start, end) or 1.0
    return between(start, end, near / long), between(end, start, far / long)


def _draw_brackets(canvas: Canvas, spot: Spot, reach: float, ink: str, broad: float) -> None:
    """Draw four arcs round a spot, as of a reticle."""
    for quarter in range(4):
        middle = 45 + 90 * quarter
        arc = [
            (
                spot[0] + reach * math.cos(math.radians(middle + degrees)),
                spot[1] + reach * math.sin(math.radians(middle + degrees)),
            )
            for degrees in range(-BRACKET // 2, BRACKET // 2 + 1, BRACKET // 4)
        ]
        canvas.lines(arc, "night", broad + 2.5)
        canvas.lines(arc, ink, broad)
