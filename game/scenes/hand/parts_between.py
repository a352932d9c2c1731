"""The parts that lie between the cells, as widgets: a finger finds each of them.

One points at them as far as a finger is broad, and no farther than half-way to the next one.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from typing import Any

from game.core.rules import Seat
from game.core.spelling import Part, Picking, Piece, Way
from game.scenes.faces.table_face import Between, TableFace
from game.scenes.widgets.widget_kinds import Button, Look, Paint
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.outline import Point, Points

from .choosing_seat import Chooser
from .lit_parts import CLEAR, INK, RIM, Go, Pick

FINGER = 44.0
"""So broad is a finger, in units of the page."""
SHADE = (9, 12, 20, 130)
"""What lies below the arrow of a way."""


def between_widgets(
    face: TableFace, at: BoardPlace, chooser: Chooser, tips: Mapping[int, str]
) -> list[Button]:
    """Return a control for every part that lies between cells, with what is said of it, above the
    one over what was picked last: once more does what it stands for."""
    found, seat = chooser.laid, chooser.seat
    anchor = anchor_of(face, chooser.view, seat, chooser.picking)
    again = [anchor] if anchor is not None and chooser.picking.usual is not None else []
    boxes = [box_between(at, spot) for spot in (*again, *found.between.values())]
    reaches = [reach(box, (other.middle for other in boxes)) for box in boxes]
    over = [
        Button(f"again.{seat}", box, look=Look.BARE, paint=_marked(at, None), says=Go(seat))
        for box in boxes[: len(again)]
    ]
    parts = [
        Button(
            f"pick.{seat}",
            box,
            look=Look.BARE,
            value=place,
            tip=tips[place],
            paint=_marked(at, found.next[place]) if found.between[place].marked else None,
            says=Pick(seat, found.next[place]),
        )
        for place, box in zip(found.between, boxes[len(again) :], strict=True)
    ]
    laid = zip((*over, *parts), reaches, strict=True)
    return [replace(button, reach=points) for button, points in laid]


def anchor_of(face: TableFace, view: Any, seat: Seat, picking: Picking) -> Between | None:
    """Return where the part that was picked last lies between cells, None where it does not."""
    if not picking.picked:
        return None
    spot = face.between(view, seat, picking.back(), picking.picked[-1])
    return None if spot is None else replace(spot, aside=(0.0, 0.0))


def box_between(at: BoardPlace, spot: Between) -> Box:
    """Return the box of what lies at a spot, on the page."""
    (x, y), side = at.spot(spot.x + spot.aside[0], spot.y + spot.aside[1]), spot.wide * at.size
    return Box(x - side / 2, y - side / 2, side, side)


def reach(box: Box, beside: Iterable[Point]) -> Points:
    """Return the outline within which a control is meant, among others with these middles."""
    (x, y), (across, down) = box.middle, (max(FINGER, box.width) / 2, max(FINGER, box.height) / 2)
    found: Points = tuple(
        (x + across * right, y + down * below)
        for right, below in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    )
    for other in beside:
        if other != (x, y):
            found = tuple(_nearer(found, (x, y), other))
    return found


def _nearer(points: Points, here: Point, there: Point) -> Iterator[Point]:
    """Yield the outline of what lies nearer to here than to there."""
    middle = (here[0] + there[0]) / 2, (here[1] + there[1]) / 2
    way = here[0] - there[0], here[1] - there[1]

    def this_side(at: Point) -> float:
        return (at[0] - middle[0]) * way[0] + (at[1] - middle[1]) * way[1]

    for one, two in pairwise((*points, points[0])):
        before, after = this_side(one), this_side(two)
        if before >= 0:
            yield one
        if before * after < 0:
            share = before / (before - after)
            yield one[0] + (two[0] - one[0]) * share, one[1] + (two[1] - one[1]) * share


def _marked(at: BoardPlace, part: Part | None) -> Paint:
    """Return what lights up a spot: a piece is framed, a way is an arrow that leads there."""

    def paint(canvas: Canvas, box: Box) -> None:
        whole = box.inset(-6)
        if isinstance(part, Piece):
            canvas.plate(whole.inset(-INK), CLEAR, 8, "night", RIM + 2 * INK)
            canvas.plate(whole, CLEAR, 7, "accent", RIM)
            return
        if not isinstance(part, Way):
            canvas.circle(whole.middle, at.size * 0.12 + INK, "night")
            canvas.circle(whole.middle, at.size * 0.12, "accent")
            return
        canvas.circle(whole.middle, at.size * 0.36, SHADE)
        for fill, grown in (("night", 0.05), ("accent", 0.0)):
            canvas.polygon(_arrow(at, whole, part, at.size * (0.2 + grown)), fill)

    return paint


def _arrow(at: BoardPlace, box: Box, way: Way, reach: float) -> Points:
    turn = math.radians(at.angle(way.facing.eighth * 45.0))
    across, down = math.sin(turn) * reach, -math.cos(turn) * reach
    x, y = box.middle
    return (
        (x + across * 1.1, y + down * 1.1),
        (x - across * 0.8 - down * 1.2, y - down * 0.8 + across * 1.2),
        (x - across * 0.8 + down * 1.2, y - down * 0.8 - across * 1.2),
    )
