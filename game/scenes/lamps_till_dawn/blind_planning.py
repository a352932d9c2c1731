"""Planning a turn unseen: the doors of a room lie round it as the wind rose, what is done beside.

Two rooms that touch a third one never lie in the same of its eight directions: there they would
overlap. So a door is where it is in the house, and the middle is the room one is in.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from game.core.rules import Seat
from game.core.spelling import Part, Picking, Spot, Word
from game.rules.lamps_till_dawn.house import House, RoomNumber
from game.rules.lamps_till_dawn.letters.signs import sign
from game.rules.lamps_till_dawn.spelling import (
    BANISH,
    CALL,
    LIGHT,
    NIGHTMARE,
    PUT_OUT,
    REPEL,
    ROOM,
    SCARE,
    WAIT,
    WAKE_CALLED,
    room_spot,
)
from game.rules.lamps_till_dawn.state import Side, Table
from game.scenes.faces.blind_grid import BlindGrid, BlindPlace
from game.scenes.faces.blind_grid import Spot as Where
from game.scenes.frame.kit import Names, Words
from game.scenes.widgets.widget_kinds import Paint
from game.view.lamps_till_dawn.plan_card import draw_in_signs

from .naming import lies_in, named, room_name

MIDDLE: Where = (1, 1)
ROSE = 3
"""So many columns and rows has the rose of doors; beside it lies what is done."""
ROW_OF_ALL = 7
"""So many rooms stand in a row where any of the house may be meant."""

PLACES: dict[Word, tuple[Where, str]] = {
    LIGHT: ((3, 0), "night_plan.light"),
    PUT_OUT: ((3, 0), "night_plan.snuff"),
    BANISH: ((3, 1), "night_plan.banish"),
    SCARE: ((3, 1), "night_plan.scare"),
    REPEL: ((3, 2), "night_plan.repel"),
    CALL: ((3, 2), "nightmare.asleep"),
    WAIT: ((4, 0), "night_plan.wait"),
    WAKE_CALLED: ((4, 1), "nightmare.awake"),
}
NIGHTMARES: tuple[Where, ...] = ((5, 0), (5, 1), (5, 2))
COLUMNS = {Side.LIGHT: 5, Side.DARK: 6}


def blind(words: Words, view: Table, seat: Seat, picking: Picking, names: Names) -> BlindGrid:
    """Return where on its grid a seat finds what it may plan next."""
    house, here = view.house, _here(view, seat, picking)
    signs = _signs(view, seat)
    if picking.picked == (CALL,):
        return replace(_all_rooms(words, house, picking), signs=signs)
    rooms = [part for part in picking.next if _is_room(part)]
    doors = [_door(words, house, here, part) for part in rooms]
    if all(door.spot != MIDDLE for door in doors):
        room = room_name(words, house, here)
        ends = room if picking.usual is None else words("lamps.asked.ends", room=room)
        doors.append(BlindPlace(MIDDLE, None, ends, sign(here)))
    # What is picked so far goes before what cannot follow it: so all that is done stays in reach.
    begun = picking.anew()
    deeds = tuple(_deeds(words, view, begun, names)) if _goes(picking) else ()
    return BlindGrid(COLUMNS[view.setup.sides[seat]], ROSE, MIDDLE, (*doors, *deeds), signs)


def _signs(view: Table, seat: Seat) -> tuple[Paint, ...]:
    """Return what paints the plan of each of the side, the own first."""
    side = view.of_side(view.setup.sides[seat])
    party = sorted(side, key=lambda each: each != seat)
    return tuple(partial(draw_in_signs, view=view, seat=each) for each in party)


def _here(view: Table, seat: Seat, picking: Picking) -> RoomNumber:
    """Return the room that was picked last, or where the plan has led so far."""
    last = picking.picked[-1] if picking.picked else None
    if isinstance(last, Spot) and last.name == ROOM:
        return last.number
    led_to = view.characters[seat].led_to
    assert led_to is not None, "a seat knows where it is"
    return led_to


def _is_room(part: Part) -> bool:
    return isinstance(part, Spot) and part.name == ROOM


def _goes(picking: Picking) -> bool:
    """Whether nothing is picked yet, or a way that may end here."""
    return not picking.picked or picking.usual is not None


def _door(words: Words, house: House, here: RoomNumber, part: Part) -> BlindPlace:
    assert isinstance(part, Spot)
    room = part.number
    return BlindPlace(direction(house, here, room), part, room_name(words, house, room), sign(room))


def direction(house: House, here: RoomNumber, room: RoomNumber) -> Where:
    """Return where on the rose a room lies that touches this one, or is it."""
    start, end = house.room(here).corner, house.room(room).corner
    return MIDDLE[0] + _sign(end.x - start.x), MIDDLE[1] + _sign(end.y - start.y)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _deeds(words: Words, view: Table, begun: Picking, names: Names) -> Iterator[BlindPlace]:
    asleep = iter(NIGHTMARES)
    for part in begun.next:
        if isinstance(part, Word) and part in PLACES:
            spot, picture = PLACES[part]
            yield BlindPlace(spot, part, named(words, view, part, names), picture=picture)
        elif isinstance(part, Spot) and part.name == NIGHTMARE:
            room, called = lies_in(view, part.number), named(words, view, part, names)
            short = sign(room) if room else ""
            yield BlindPlace(next(asleep), part, called, short, "nightmare.awake")


def _all_rooms(words: Words, house: House, picking: Picking) -> BlindGrid:
    """Return all rooms in the order of their signs, as one reads."""
    places = tuple(
        BlindPlace(
            ((room - 1) % ROW_OF_ALL, (room - 1) // ROW_OF_ALL),
            room_spot(room),
            room_name(words, house, room),
            sign(room),
        )
        for room in house.numbers
        if picking.may(room_spot(room))
    )
    return BlindGrid(ROW_OF_ALL, -(-len(house.rooms) // ROW_OF_ALL), (0, 0), places)
