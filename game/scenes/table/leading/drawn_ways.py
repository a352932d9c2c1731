"""Ways that are drawn with the mouse: from the part that is held to where the pointer goes.

A way that would end the choice waits until the button is let go; who leads the pointer back over
the last step takes it back.
"""

from __future__ import annotations

import math
from dataclasses import replace

from game.core.rules import Seat
from game.core.spelling import Part, Picking, Way
from game.scenes.faces.table_face import Between
from game.scenes.hand.dragging import Drag
from game.scenes.hand.parts_between import anchor_of
from game.scenes.table.desk import Desk

NEAR = 0.5
"""So near to what was picked last, in cells, one takes hold of it again."""


def steers(desk: Desk, seat: Seat, picking: Picking) -> bool:
    """Whether one goes on by ways from what a seat has picked."""
    return bool(picking.picked) and desk.face.steers(desk.choosing.view(seat), picking)


def taken_up(desk: Desk, x: float, y: float) -> Drag[Part] | None:
    """Take hold of what was picked last, where one goes on from it by ways."""
    for seat in desk.laid:
        now = desk.choosing.picking(seat)
        spot = _anchor(desk, seat, now)
        if spot is not None and steers(desk, seat, now) and _apart(desk, (x, y), spot) < NEAR:
            return Drag(seat, now.picked[-1], (x, y), (x, y), draws=True)
    return None


def led(desk: Desk, drag: Drag[Part]) -> Drag[Part]:
    """Draw as far as the pointer has come."""
    if not drag.far or drag.seat not in desk.open:
        return drag
    now = desk.choosing.picking(drag.seat)
    if not drag.draws:
        begun = now.take(drag.held)
        if begun == now or begun.due is not None or not steers(desk, drag.seat, begun):
            return drag
        desk.choosing.take(drag.seat, drag.held)
        drag = replace(drag, draws=True)
    while _step(desk, drag):
        pass
    return drag


def led_to(desk: Desk, seat: Seat) -> Way | None:
    """Return the way that a drag would pick if it were let go now."""
    drag = desk.drag
    if drag is None or not (drag.draws and drag.far) or drag.seat != seat:
        return None
    return _way(desk, drag, desk.choosing.picking(seat))


def let_go(desk: Desk, drag: Drag[Part]) -> bool:
    """Do what has been drawn; False where nothing has."""
    choosing, seat = desk.choosing, drag.seat
    if seat not in desk.open:
        return False
    before = choosing.picking(seat)
    if (way := _way(desk, drag, before)) is not None:
        choosing.take(seat, way)
    now = choosing.picking(seat)
    if now.offers is not before.offers:
        return True
    return bool(now.picked) and isinstance(now.picked[-1], Way) and choosing.go(seat)


def _step(desk: Desk, drag: Drag[Part]) -> bool:
    """Pick the next way towards the pointer, or take the last one back; False where it is there."""
    choosing, seat = desk.choosing, drag.seat
    now = choosing.picking(seat)
    way = _way(desk, drag, now)
    if way is not None:
        return now.take(way).due is None and choosing.take(seat, way)
    last, before = _anchor(desk, seat, now), _anchor(desk, seat, now.back())
    if last is None or before is None or not isinstance(now.picked[-1], Way):
        return False
    back = _apart(desk, drag.now, before) < _apart(desk, drag.now, last)
    return back and choosing.back(seat)


def _way(desk: Desk, drag: Drag[Part], now: Picking) -> Way | None:
    """Return the way that leads nearest to the pointer, None where one is nearest already."""
    here = _anchor(desk, drag.seat, now)
    if here is None or not steers(desk, drag.seat, now):
        return None
    nearest, best = _apart(desk, drag.now, here), None
    for part in now.next:
        spot = desk.face.between(desk.choosing.view(drag.seat), drag.seat, now, part)
        if isinstance(part, Way) and spot is not None:
            apart = _apart(desk, drag.now, spot)
            if apart < nearest:
                nearest, best = apart, part
    return best


def _anchor(desk: Desk, seat: Seat, picking: Picking) -> Between | None:
    return anchor_of(desk.face, desk.choosing.view(seat), seat, picking)


def _apart(desk: Desk, spot: tuple[float, float], other: Between) -> float:
    """Return how far a spot of the page is from one of the board, in cells."""
    return math.dist(spot, desk.place.spot(other.x, other.y)) / desk.place.size
