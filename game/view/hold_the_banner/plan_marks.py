"""A plan over the board, as far as its own seat can foresee it: routes, shots, and what they meet.

A route is whole as far as it would be driven if all others stood still, and dotted beyond, as far
as the frame; where it ends stands a ghost. A shot leads to what it would strike; of walls each
quarter is marked.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise

from game.core.grid import Facing
from game.core.number_bounds import Long
from game.core.rules import Seat
from game.rules.hold_the_banner.actions import AddShot, DrawRoute, Planned, PlayCard
from game.rules.hold_the_banner.foresight.rehearsal import Drove, Foreseen, foreseen
from game.rules.hold_the_banner.plans import Plan
from game.rules.hold_the_banner.quarters import Place
from game.rules.hold_the_banner.routes import ROUTES, Route
from game.rules.hold_the_banner.state import Table, Tank
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.show.flares import Spot

from .painted_field import rim_of
from .route_flash import draw_head, draw_line, route_points
from .shot_marks import draw_broken, draw_dots, draw_flight, draw_lost
from .standing_pieces import at, turned
from .tanks import draw_tank

GHOST = 120


def draw_plan(canvas: Canvas, place: BoardPlace, view: Table, seat: Seat) -> None:
    """Draw what a seat has planned so far."""
    _draw(canvas, place, view, seat, foreseen(view, seat), Plan.of(view, seat).routes)


def draw_added(canvas: Canvas, place: BoardPlace, view: Table, seat: Seat, action: Planned) -> None:
    """Draw what would come of one thing more."""
    match action:
        case PlayCard(_, tank, route) | DrawRoute(_, tank, route):
            pass
        case AddShot(_, tank):
            route = Plan.of(view, seat).routes[tank]
        case _:
            return
    _draw(canvas, place, view, seat, foreseen(view, seat, action), {tank: route})


def _draw(
    canvas: Canvas,
    place: BoardPlace,
    view: Table,
    seat: Seat,
    seen: Foreseen,
    routes: Mapping[Long, Route],
) -> None:
    own = {tank: route for tank, route in routes.items() if _shown(view, tank)}
    if all(_shown(view, tank.number) for tank in view.tanks_of(seat)):
        draw_broken(canvas, place, seen.broken)
    for tank, route in own.items():
        drove = seen.drove(tank)
        if drove is not None:
            _draw_route(canvas, place, view, seat, drove, route)
    for flight in seen.flights:
        if flight.bullet > view.bullets_made and flight.tank in own:
            draw_flight(canvas, place, view, seat, flight)
    for number, shot in seen.lost:
        if number in own:
            draw_lost(canvas, place, _points(view, number, own[number])[shot.point], shot.facing)
    for number in seen.hurt:
        hurt = seen.drove(number)
        if hurt is not None and number in own:
            end = at(hurt.places[-1])
            x, y = place.spot(end.x + 0.34, end.y - 0.34)
            canvas.picture("icon.warning", x, y, place.size * 0.42)


def _shown(view: Table, number: Long) -> bool:
    """Whether a tank is on the picture at all (P8.3)."""
    tank = view.tank(number)
    if tank is None:
        return False
    return view.options.easy_grass or not view.board.hides(tank.place)


def _points(view: Table, number: Long, route: Route) -> tuple[Spot, ...]:
    tank = view.tank(number)
    assert tank is not None
    return route_points(tank.place.x / 2, tank.place.y / 2, route)


def _draw_route(
    canvas: Canvas, place: BoardPlace, view: Table, seat: Seat, drove: Drove, route: Route
) -> None:
    """Draw a route, its points, what stops it, and the ghost where it ends."""
    points, ink = _points(view, drove.tank, route), f"seat.{seat}"
    tank = view.tank(drove.tank)
    assert tank is not None
    spots = [place.spot(*point) for point in points]
    driven, left = spots[: drove.steps + 1], spots[drove.steps :]
    with canvas.clip(place.box.inset(-rim_of(place))):
        for start, end in pairwise(left):
            draw_dots(canvas, place, start, end, ink, 0.035)
    slide = [place.spot(p.x / 2, p.y / 2) for p in drove.places[drove.steps :]]
    for start, end in pairwise(slide):
        draw_dots(canvas, place, start, end, "frost", 0.06)
    if len(driven) > 1:
        draw_line(canvas, place, driven, ink)
    for spot in spots[1:-1]:
        canvas.circle(spot, place.size * 0.07, "night")
    if len(driven) > 1 and drove.by is None:
        draw_head(canvas, driven[-2], driven[-1], place.size * 0.26, ink)
    ways = ROUTES[route]
    _draw_ghost(canvas, place, view, tank, drove, ways[: drove.steps])
    if drove.by is not None:
        _draw_bar(canvas, place, points[drove.steps], ways[drove.steps])


def _draw_ghost(
    canvas: Canvas,
    place: BoardPlace,
    view: Table,
    tank: Tank,
    drove: Drove,
    ways: tuple[Facing, ...],
) -> None:
    """Draw the tank faintly where it would come to stand."""
    end: Place = drove.places[-1]
    if end != tank.place and ways:
        pose = replace(at(end, turned(ways[-1])), alpha=GHOST)
        draw_tank(canvas, place, view, tank, pose, pose.angle)


def _draw_bar(canvas: Canvas, place: BoardPlace, point: Spot, way: Facing) -> None:
    """Draw what a tank would stop at: a bar across its way."""
    x, y = point[0] + way.dx * 0.52, point[1] + way.dy * 0.52
    across = way.dy * 0.42, way.dx * 0.42
    ends = [place.spot(x + across[0] * side, y + across[1] * side) for side in (-1, 1)]
    canvas.lines(ends, "night", max(6.0, place.size * 0.18))
    canvas.lines(ends, "danger", max(3.0, place.size * 0.1))
