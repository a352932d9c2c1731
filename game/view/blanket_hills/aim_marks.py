"""What an aim is drawn like over the blanket: its arc, where it may fall, and how a tank drives."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin

from game.core.grid import Cell
from game.rules.blanket_hills.driving import Drive
from game.rules.blanket_hills.events import Flight
from game.rules.blanket_hills.flight import after, heights
from game.rules.blanket_hills.land import HIGH, WIDE, Land, on_land
from game.rules.blanket_hills.shells import TOYS, Shell
from game.rules.blanket_hills.state import TANK_HALF, Table, Team
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import Canvas

from .lie_of_land import draped, lifted, seen_at

Spot = tuple[float, float]
EVERY, DOT, STRIDE = 4, 2.4, 3
"""Each how many centimetres there is a dot on the ground below a way, and how large it is."""
INK, LINE, THIN = 6.4, 3.4, 1.5
CORNERS = 36
WASH, RED_WASH = 70, 90
HUNDRED = 100


@dataclass(frozen=True, slots=True)
class Aim:
    """A shell as a calm hand would throw it; `fan` is the outline of where another may."""

    shell: Shell
    flights: tuple[Flight, ...]
    rolls: tuple[Cell, ...] = ()
    fan: tuple[Cell, ...] = ()
    scores: bool = False


def middle_of(flights: tuple[Flight, ...]) -> Flight:
    """Return the flight that stands for all of a handful."""
    return flights[len(flights) // 2 - (len(flights) > 1)]


def draw_aim(canvas: Canvas, at: BoardPlace, table: Table, team: Team, aim: Aim) -> None:
    land, start = table.land, table.tanks[team].place
    flown = middle_of(aim.flights)
    outline = [_spot(at, land, cell) for cell in aim.fan]
    if len(outline) > 2:
        canvas.polygon(outline, (*canvas.colour("accent")[:3], WASH))
        canvas.lines([*outline, outline[0]], "accent", THIN)
    _draw_ground(canvas, at, land, start, flown)
    _draw_arc(canvas, at, table, start, flown)
    ink = "leaf_tip" if aim.scores else "white"
    for cell in aim.rolls:
        canvas.circle(_spot(at, land, cell), DOT * 1.4, ink)
    struck = [each.at for each in aim.flights if each.at is not None]
    rest = aim.rolls[-1:] or struck
    for place in rest:
        _draw_cross(canvas, _spot(at, land, place), at.size * 0.16, ink)
    if len(struck) == 1:
        with canvas.clip(at.box):
            for radius in _radii(aim.shell):
                _draw_ring(canvas, at, land, rest[0], radius, ink)


def draw_drive(
    canvas: Canvas, at: BoardPlace, table: Table, team: Team, driven: Drive, refused: bool
) -> None:
    """Draw the way of a tank and where it would end; in red, and crossed out, where it may not."""
    land, ink = table.land, "danger" if refused else f"seat.{team}.light"
    way = [after(driven.start, driven.azimuth, step) for step in range(driven.cm + 1)]
    line = [_spot(at, land, cell) for cell in way]
    canvas.lines(line, "night", INK)
    canvas.lines(line, ink, LINE)
    end, half = way[-1], TANK_HALF + 0.5
    around = ((-half, -half), (half, -half), (half, half), (-half, half))
    corners = [_lie(at, land, end.x + east, end.y + south) for east, south in around]
    canvas.polygon(corners, (*canvas.colour(ink)[:3], RED_WASH))
    canvas.lines([*corners, corners[0]], ink, LINE)
    if refused:
        canvas.line(corners[0], corners[2], ink, LINE)
        canvas.line(corners[1], corners[3], ink, LINE)


def _draw_ground(canvas: Canvas, at: BoardPlace, land: Land, start: Cell, flown: Flight) -> None:
    """Dot the ground below the way."""
    for step in range(EVERY, flown.steps, EVERY):
        cell = after(start, flown.azimuth, step)
        if on_land(cell):
            canvas.circle(_spot(at, land, cell), DOT, (255, 244, 214, 150))


def _draw_arc(canvas: Canvas, at: BoardPlace, table: Table, start: Cell, flown: Flight) -> None:
    ground = table.land.height(start)
    east, north = sin(radians(flown.azimuth)), cos(radians(flown.azimuth))
    line = []
    for step, high in enumerate(heights(ground, flown.reach, flown.arc, flown.steps)):
        pose = lifted(start.x + step * east, start.y - step * north, max(high / HUNDRED, 0))
        line.append(at.spot(pose.x, pose.y))
    line = [*line[:-1:STRIDE], line[-1]]
    canvas.lines(line, "night", INK)
    canvas.lines(line, "accent", LINE)


def _radii(shell: Shell) -> tuple[int, ...]:
    """Return how far a shell reaches from where it falls."""
    toy = TOYS[shell]
    near = tuple(radius for radius, _ in toy.near)
    pit = (toy.pit.radius,) if toy.pit is not None else ()
    return tuple(sorted({*near, *pit, *OTHER.get(shell, ())}))


OTHER = {Shell.DIRT: (10,), Shell.GLUE: (5,)}


def _draw_ring(
    canvas: Canvas, at: BoardPlace, land: Land, middle: Cell, radius: int, ink: Colour
) -> None:
    turns = (radians(360 * n / CORNERS) for n in range(CORNERS + 1))
    line = [_lie(at, land, middle.x + radius * sin(t), middle.y - radius * cos(t)) for t in turns]
    canvas.lines(line, "night", THIN * 2)
    canvas.lines(line, ink, THIN)


def _draw_cross(canvas: Canvas, spot: Spot, reach: float, ink: Colour) -> None:
    x, y = spot
    for colour, broad in (("night", INK), (ink, LINE)):
        canvas.line((x - reach, y - reach), (x + reach, y + reach), colour, broad)
        canvas.line((x - reach, y + reach), (x + reach, y - reach), colour, broad)


def _spot(at: BoardPlace, land: Land, cell: Cell) -> Spot:
    pose = seen_at(land, cell)
    return at.spot(pose.x, pose.y)


def _lie(at: BoardPlace, land: Land, x: float, y: float) -> Spot:
    """Return where a spot lies on the cloth; beside it as high as its rim."""
    column, row = min(max(round(x), 0), WIDE - 1), min(max(round(y), 0), HIGH - 1)
    pose = lifted(x, y, draped(land)[column][row])
    return at.spot(pose.x, pose.y)
