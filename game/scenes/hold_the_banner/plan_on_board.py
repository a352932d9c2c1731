"""Where the parts of a plan lie on the board: tanks, the points of a route, and ways from them.

All of them may lie between cells. A tank that is wholly in grass is on no picture, so its points
lie in the rim and its ways round the middle of the board instead, wherever it hides (P8.3); in the
rim lie points off the field, too, which nobody reaches.
"""

from __future__ import annotations

from game.core.grid import Facing
from game.core.rules import Seat
from game.core.spelling import Card, Count, Part, Picking, Piece, Way
from game.rules.hold_the_banner.actions import AddShot
from game.rules.hold_the_banner.foresight.rehearsal import foreseen
from game.rules.hold_the_banner.plans import Plan
from game.rules.hold_the_banner.quarters import CELLS, Place, on_field
from game.rules.hold_the_banner.routes import ROUTES
from game.rules.hold_the_banner.spelling import planned_last
from game.rules.hold_the_banner.state import Table, Tank
from game.scenes.faces.table_face import Between

STEP, AIM = 0.5, 0.72
"""So far a step leads, and from its point the way of a shot, in cells."""
GRIP = 1.0
"""So far from there lies what one presses for it, and so wide it is: no two touch."""
RIM, FIRST_POINT, FIRST_TANK = 12.9, 3, 10
"""The row of the rim, and the columns where points and tanks begin in it."""
HEART = CELLS // 2


def between(view: Table, seat: Seat, picking: Picking, part: Part) -> Between | None:
    """Return where a part lies that is picked after these."""
    match part:
        case Piece(number):
            tank = view.tank(number)
            return None if tank is None else _of_tank(view, tank)
        case Count(point):
            place = _point(view, seat, picking, point)
            return Between(FIRST_POINT + point, RIM) if place is None else _at(place)
        case Way(facing):
            return _way(view, seat, picking, facing)
        case _:
            return None


def in_rim(view: Table, seat: Seat, picking: Picking, point: int) -> str:
    """Return why a point of a route lies in the rim, "" where it lies on the field."""
    tank = tank_of(view, seat, picking)
    if tank is not None and _hides(view, tank):
        return "hidden"
    return "" if _point(view, seat, picking, point) else "beyond"


def steers(view: Table, picking: Picking) -> bool:
    """Whether a way comes next, or after a way that was drawn may come."""
    return any(isinstance(part, Way) for part in picking.next)


def foreshows(part: Part) -> bool:
    """Whether the board shows what a part would come to: a card its route, a way its step."""
    return isinstance(part, Card | Way)


def falls_short(view: Table, tank: Tank, shot: AddShot) -> bool:
    """Whether a tank would not come to where it is to fire, were all others to stand still; of one
    that hides nothing is told."""
    added = () if shot in Plan.of(view, shot.seat).actions else (shot,)
    lost = foreseen(view, shot.seat, *added).lost
    here = ((number, each.point) == (shot.tank, shot.point) for number, each in lost)
    return not _hides(view, tank) and any(here)


def _way(view: Table, seat: Seat, picking: Picking, facing: Facing) -> Between | None:
    last, tank = picking.picked[-1] if picking.picked else None, tank_of(view, seat, picking)
    if tank is None:
        return None
    if isinstance(last, Count):
        point = _point(view, seat, picking, last.count)
        if point is not None:
            return _led(point.x / 2, point.y / 2, facing, AIM)
    if isinstance(last, Count) or _hides(view, tank):
        return _led(HEART, HEART, facing, AIM)
    place = tank.place
    for part in picking.picked:
        place = place.step(part.facing) if isinstance(part, Way) else place
    return _led(place.x / 2, place.y / 2, facing, STEP)


def _of_tank(view: Table, tank: Tank) -> Between:
    """Return where a tank lies, one that is hidden in the rim."""
    if not _hides(view, tank):
        return _at(tank.place, wide=1.0)
    rank = [each.number for each in view.tanks_of(tank.seat)].index(tank.number)
    return Between(FIRST_TANK + rank, RIM, 0.8)


def _at(place: Place, wide: float = 0.5) -> Between:
    """Return where a tank at a place has its middle."""
    return Between(place.x / 2, place.y / 2, wide)


def _led(x: float, y: float, facing: Facing, far: float) -> Between:
    """Return what leads so far from a spot, to be pressed where a finger finds it."""
    aside = facing.dx * (GRIP - far), facing.dy * (GRIP - far)
    return Between(x + facing.dx * far, y + facing.dy * far, GRIP, aside)


def tank_of(view: Table, seat: Seat, picking: Picking) -> Tank | None:
    """Return the tank that was picked, else the one that was planned last."""
    named = (part.number for part in picking.picked if isinstance(part, Piece))
    number = next(named, None)
    number = planned_last(view, seat) if number is None else number
    return None if number is None else view.tank(number)


def _point(view: Table, seat: Seat, picking: Picking, point: int) -> Place | None:
    """Return a point of the route that is planned for a tank, whether it is reached or not."""
    tank = tank_of(view, seat, picking)
    if tank is None or _hides(view, tank):
        return None
    place = tank.place
    for way in ROUTES[Plan.of(view, seat).routes.get(tank.number, 0)][:point]:
        place = place.step(way)
    return place if on_field(place) else None


def _hides(view: Table, tank: Tank) -> bool:
    """Whether a tank is not to be seen on the picture of the board."""
    return view.board.hides(tank.place) and not view.options.easy_grass
