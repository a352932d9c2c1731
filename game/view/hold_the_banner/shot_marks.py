"""A shot that is planned, up to what it would strike: walls by quarters, tanks, bullets at rest."""

from __future__ import annotations

from game.core.grid import STRAIGHT, Facing
from game.core.rules import Seat
from game.rules.hold_the_banner.foresight.rehearsal import Fate, Flight
from game.rules.hold_the_banner.quarters import Place, Quarters, each_quarter
from game.rules.hold_the_banner.state import Table
from game.view.board.cell_marks import dots
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.show.flares import Spot

from .route_flash import draw_head
from .standing_pieces import at_point, of_quarter

BROKEN = 120
"""How clear the veil is over a quarter that would be broken."""
LOST = 1.1
"""How long a shot is drawn that would be lost, in cells."""
STEP = 0.22
"""How far the dots of a dotted line lie apart, in cells."""


def draw_flight(canvas: Canvas, place: BoardPlace, view: Table, seat: Seat, flight: Flight) -> None:
    """Draw a shot up to where it ends, and what it meets there."""
    first, last = at_point(flight.start), at_point(flight.end)
    end = place.spot(last.x, last.y)
    ink = f"seat.{seat}.light"
    back = flight.facing.opposite
    muzzle = place.spot(first.x + back.dx * 0.5, first.y + back.dy * 0.5)
    canvas.circle(muzzle, place.size * 0.15, "night")
    canvas.circle(muzzle, place.size * 0.11, ink)
    draw_dots(canvas, place, muzzle, end, ink, 0.055)
    short = place.spot(last.x + back.dx * 0.3, last.y + back.dy * 0.3)
    draw_head(canvas, short, end, place.size * 0.2, ink)
    _draw_end(canvas, place, view, flight, end, ink)


def draw_lost(canvas: Canvas, place: BoardPlace, point: Spot, way: Facing) -> None:
    """Draw a shot that would not be fired, since its point is not reached: without its colour, and
    crossed out."""
    muzzle = place.spot(*point)
    end = place.spot(point[0] + way.dx * LOST, point[1] + way.dy * LOST)
    middle = place.spot(point[0] + way.dx * LOST / 2, point[1] + way.dy * LOST / 2)
    draw_dots(canvas, place, muzzle, end, "quiet", 0.055)
    draw_head(canvas, muzzle, end, place.size * 0.2, "quiet")
    canvas.circle(middle, place.size * 0.32, "night")
    canvas.circle(middle, place.size * 0.32, "danger", max(2.0, place.size * 0.05))
    canvas.picture("icon.cross", *middle, place.size * 0.42)


def _draw_end(
    canvas: Canvas, place: BoardPlace, view: Table, flight: Flight, end: Spot, ink: str
) -> None:
    """Draw what a shot meets where it ends."""
    match flight.fate:
        case Fate.TANK:
            for number in flight.others:
                tank = view.tank(number)
                if tank is not None:
                    _frame(canvas, place, tank.place)
        case Fate.BANNER:
            for camp in view.board.camps:
                if _beside_end(camp.banner, flight):
                    _frame(canvas, place, camp.banner)
        case Fate.MET:
            canvas.picture("icon.cross", *end, place.size * 0.4)
            for bullet in view.bullets:
                if bullet.number in flight.others:
                    pose = at_point(bullet.point)
                    draw_dots(canvas, place, place.spot(pose.x, pose.y), end, "danger", 0.05)
        case Fate.RESTS:
            canvas.circle(end, place.size * 0.24, "night", max(4.0, place.size * 0.1))
            canvas.circle(end, place.size * 0.24, ink, max(2.0, place.size * 0.05))
        case Fate.WALL | Fate.OWN_SIDE | Fate.LEFT:
            pass


def _beside_end(banner: Place, flight: Flight) -> bool:
    """Whether a flight ends at a banner."""
    x, y = flight.end.x + flight.facing.dx, flight.end.y + flight.facing.dy
    return abs(banner.x + 1 - x) < 2 and abs(banner.y + 1 - y) < 2


def _frame(canvas: Canvas, place: BoardPlace, at_place: Place) -> None:
    """Frame what would be hit."""
    x, y = place.spot(at_place.x / 2, at_place.y / 2)
    half = place.size * 0.52
    box = Box(x - half, y - half, 2 * half, 2 * half)
    for ink, grown, line in (("night", 1.5, 6.0), ("danger", 0.0, 3.0)):
        canvas.plate(box.inset(-grown), (0, 0, 0, 0), 6, ink, line)
        for way in STRAIGHT:
            ends = ((x + way.dx * half * far, y + way.dy * half * far) for far in (0.6, 1.25))
            canvas.lines([*ends], ink, line)


def draw_broken(canvas: Canvas, place: BoardPlace, quarters: Quarters) -> None:
    """Cross out each quarter of a wall that would be broken."""
    half = place.size / 2
    red = (*canvas.colour("danger")[:3], BROKEN)
    for quarter in each_quarter(quarters):
        x, y = place.spot(*of_quarter(quarter))
        box = Box(x - half / 2, y - half / 2, half, half).inset(1)
        canvas.plate(box, red, 3, "words", 1.5)
        canvas.line((box.x, box.y), (box.right, box.bottom), "night", 2.5)
        canvas.line((box.x, box.bottom), (box.right, box.y), "night", 2.5)


def draw_dots(
    canvas: Canvas, place: BoardPlace, start: Spot, end: Spot, ink: str, reach: float
) -> None:
    """Draw a dotted line between two spots, without its ends."""
    dots(canvas, (start, end), ink, place.size * reach, 1.4, place.size * STEP)
