"""The route of a tank as it is revealed: a thick line in its colour, with the shots drawn on it."""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.rules.hold_the_banner.routes import ROUTES
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.show.clip import Effect
from game.view.show.flares import Spot, between

SHOT = 0.95
"""How long the arrow of a shot is, in cells."""
GROWN, SHOWN = 0.28, 0.9
"""After this share of its time a route is drawn whole, and after this one no more."""


def draw_route(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """Draw a route of the kind `route SEAT ROUTE POINT:ANGLE,...` from where the effect lies."""
    _, seat, route, shots = effect.kind.split(" ")
    points = route_points(effect.x, effect.y, int(route))
    ink = f"seat.{seat}"
    if share > SHOWN:
        return
    for shot in filter(None, shots.split(",")):
        point, angle = shot.split(":")
        _draw_shot(canvas, place, points[int(point)], float(angle), f"{ink}.light")
    shown = points[: 1 + math.ceil((len(points) - 1) * min(1.0, share / GROWN))]
    line = [place.spot(*point) for point in shown]
    if len(line) == 1:
        canvas.circle(line[0], place.size * 0.55, "night", max(4.0, place.size * 0.14))
        canvas.circle(line[0], place.size * 0.55, ink, max(2.0, place.size * 0.07))
        return
    draw_line(canvas, place, line, ink)
    for spot in line[1:-1]:
        canvas.circle(spot, place.size * 0.07, "night")
    draw_head(canvas, line[-2], line[-1], place.size * 0.26, ink)


def route_points(x: float, y: float, route: int) -> tuple[Spot, ...]:
    """Return the points of a route that begins here, in cells."""
    points = [(x, y)]
    for way in ROUTES[route]:
        points.append((points[-1][0] + way.dx / 2, points[-1][1] + way.dy / 2))
    return tuple(points)


def _draw_shot(canvas: Canvas, place: BoardPlace, point: Spot, angle: float, ink: str) -> None:
    turn = math.radians(angle)
    end = point[0] + math.sin(turn) * SHOT, point[1] - math.cos(turn) * SHOT
    first, last = place.spot(*point), place.spot(*end)
    for number in range(1, 6):
        spot = between(first, last, number / 6)
        canvas.circle(spot, place.size * 0.085, "night")
        canvas.circle(spot, place.size * 0.05, ink)
    canvas.circle(first, place.size * 0.14, "night")
    canvas.circle(first, place.size * 0.1, ink)
    draw_head(canvas, first, last, place.size * 0.2, ink)


def draw_line(canvas: Canvas, place: BoardPlace, spots: Sequence[Spot], ink: str) -> None:
    """Draw the line of a route through these spots."""
    canvas.lines(spots, "night", max(5.0, place.size * 0.2))
    canvas.lines(spots, ink, max(3.0, place.size * 0.1))


def draw_head(canvas: Canvas, start: Spot, end: Spot, size: float, ink: str) -> None:
    """Draw the point of an arrow that leads from a spot to another one."""
    turn = math.atan2(end[1] - start[1], end[0] - start[0])

    def at(reach: float, aside: float) -> Spot:
        return end[0] + math.cos(turn + aside) * reach, end[1] + math.sin(turn + aside) * reach

    for fill, grown in (("night", size * 1.5), (ink, size)):
        canvas.polygon((at(grown, 0), at(grown, 2.4), at(grown, -2.4)), fill)
