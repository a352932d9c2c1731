"""What is planned, drawn on the house: ways as dots, signs with the number of their slot."""

from __future__ import annotations

from itertools import pairwise

from game.core.rules import Seat
from game.rules.lamps_till_dawn.actions import (
    JUST_CALLED,
    PlanCall,
    PlanMove,
    Planned,
    Wake,
)
from game.rules.lamps_till_dawn.house import RoomNumber
from game.rules.lamps_till_dawn.state import Table
from game.view.board.cell_marks import dots
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style
from game.view.show.flares import Spot

from .action_signs import sign_of
from .standing_pieces import ASLEEP, on_page

DOT, GAP = 0.06, 0.2
SIGN = 0.5
KNOT, END = 0.11, 0.17
ASIDE = 0.15
"""How far the ways of two seats lie apart, in cells."""


def draw_plans(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    """Draw every plan that is known, as it is in the view."""
    for seat in table.seats:
        character = table.characters[seat]
        if character.room is not None and character.plan:
            draw_plan(canvas, place, table, seat, character.room, character.plan)


def draw_plan(
    canvas: Canvas,
    place: BoardPlace,
    table: Table,
    seat: Seat,
    start: RoomNumber,
    plan: tuple[Planned, ...],
) -> None:
    """Draw one plan: each action from where the ways before it have led."""
    here, slot = start, 0
    for action in plan:
        if isinstance(action, Wake):
            _draw_woken(canvas, place, table, action, plan)
            continue
        slot += 1
        if isinstance(action, PlanMove):
            draw_way(canvas, place, table, seat, here, action.path, slot)
            here = action.path[-1]
            continue
        room = action.room if isinstance(action, PlanCall) else here
        if isinstance(action, PlanCall):
            x, y = on_page(place, table.house, room, ASLEEP)
            _numbered(canvas, place, "nightmare.asleep", (x, y), slot)
            whisper = on_page(place, table.house, action.hint)
            _numbered(canvas, place, "house.whisper", whisper, slot)
        elif (picture := sign_of(table, action)) is not None:
            x, y = _heart(place, table, seat, room)
            side = 0.24 if slot == 1 else -0.24
            spot = x - place.size * side, y - place.size * 0.62
            _numbered(canvas, place, picture, spot, slot)


def draw_way(
    canvas: Canvas,
    place: BoardPlace,
    table: Table,
    seat: Seat,
    start: RoomNumber,
    path: tuple[RoomNumber, ...],
    slot: int,
) -> None:
    """Draw a way from room to room in the colour of its seat, with the number of its slot where it
    ends and a knot in each room before."""
    spots = [_heart(place, table, seat, room) for room in (start, *path)]
    for ends in pairwise(spots):
        dots(canvas, ends, f"seat.{seat}", place.size * DOT, 1.6, place.size * GAP)
    for spot in spots[1:-1]:
        _knot(canvas, spot, place.size * KNOT, seat)
    reach = place.size * END
    _knot(canvas, spots[-1], reach, seat)
    x, y = spots[-1]
    box = Box(x - reach, y - reach, 2 * reach, 2 * reach)
    style = Style(Family.DISPLAY, max(9, round(place.size * 0.25)))
    canvas.write(str(slot), box, style, f"seat.{seat}.ink", "centre", wrap=False)


def _knot(canvas: Canvas, spot: Spot, reach: float, seat: Seat) -> None:
    canvas.circle(spot, reach + 2, "night")
    canvas.circle(spot, reach, f"seat.{seat}")


def _heart(place: BoardPlace, table: Table, seat: Seat, room: RoomNumber) -> Spot:
    """Return where the way of a seat leads through a room: no two lie over one another."""
    aside = (seat - (len(table.characters) - 1) / 2) * ASIDE
    return on_page(place, table.house, room, (1 + aside, 1.2 + aside / 2))


def _numbered(canvas: Canvas, place: BoardPlace, picture: str, spot: Spot, slot: int) -> None:
    """Draw what is done with the number of its slot."""
    x, y = spot
    canvas.picture(picture, x, y, place.size * SIGN)
    reach = place.size * 0.13
    at = x + place.size * 0.2, y + place.size * 0.18
    canvas.circle(at, reach, "night")
    box = Box(at[0] - reach, at[1] - reach, 2 * reach, 2 * reach)
    style = Style(Family.BOLD, max(8, round(place.size * 0.2)))
    canvas.write(str(slot), box, style, "words", "centre", wrap=False)


def _draw_woken(
    canvas: Canvas, place: BoardPlace, table: Table, wake: Wake, plan: tuple[Planned, ...]
) -> None:
    """Ring what will be woken at the end of the turn: its eyes are open."""
    called = (each.room for each in plan if isinstance(each, PlanCall))
    known = (each.room for each in table.nightmares if each.number == wake.nightmare)
    room = next(called if wake.nightmare == JUST_CALLED else known, None)
    if room is not None:
        x, y = on_page(place, table.house, room, ASLEEP)
        canvas.circle((x, y), place.size * 0.34, "night", 5)
        canvas.circle((x, y), place.size * 0.34, "danger", 3)
        canvas.picture("nightmare.awake", x, y, place.size * 0.5)
