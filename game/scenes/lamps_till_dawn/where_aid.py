"""The aid at the table, by public news alone: where a side may be, and who was seen last where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.lamps_till_dawn import events
from game.rules.lamps_till_dawn.house import RoomNumber
from game.rules.lamps_till_dawn.state import Side, Table
from game.rules.lamps_till_dawn.whereabouts.following import (
    Whereabouts,
    begun,
    can_be_followed,
    followed,
)
from game.rules.lamps_till_dawn.whereabouts.news import news_of
from game.scenes.faces.aid import Aid
from game.scenes.frame.kit import Words
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.lamps_till_dawn.room_marks import mark_seen, mark_whereabouts
from game.view.lamps_till_dawn.standing_pieces import room_at

ASIDE = 0.7
"""How far the marks of both sides lie apart where they are shown together."""


@dataclass(frozen=True, slots=True)
class Heard:
    """`whereabouts` is None where too many are to be followed; `rooms` are those where anybody of
    a side may be, none then; `seen` is where a seat was found this turn, before it fled."""

    whereabouts: Whereabouts | None
    rooms: Mapping[Side, frozenset[RoomNumber]] = field(default_factory=dict)
    seen: tuple[tuple[Seat, RoomNumber], ...] = ()


def _begun(table: Table) -> Heard:
    return _with_rooms(Heard(begun(table.setup)))


def _after(heard: Heard, told: tuple[events.Event, ...]) -> Heard:
    """Return what is known when a turn was settled; planning tells nothing."""
    if not any(isinstance(each, events.SlotDone) for each in told):
        return heard
    before = heard.whereabouts
    found = events.LightFrightened | events.DarkRepelled
    seen = tuple((each.seat, each.room) for each in told if isinstance(each, found))
    now = None if before is None else followed(before, news_of(told))
    return _with_rooms(replace(heard, whereabouts=now, seen=seen))


def _with_rooms(heard: Heard) -> Heard:
    where = heard.whereabouts
    return replace(heard, rooms={} if where is None else {s: where.side_in(s) for s in Side})


def _sides(view: Table, seat: Seat) -> tuple[Side, ...]:
    """Return the sides that are looked for: the other one, or both by people of both."""
    own = view.side(seat)
    return tuple(side for side in Side if side is not own)


def _draw(canvas: Canvas, place: BoardPlace, heard: Heard, view: Table, seat: Seat) -> None:
    sides = _sides(view, seat)
    for number, side in enumerate(sides):
        rooms = heard.rooms.get(side, frozenset())
        # That a side may be anywhere need not be said of every room.
        if len(rooms) < len(view.house.rooms):
            mark_whereabouts(canvas, place, view.house, rooms, side, ASIDE * number)
    seen = ((each, room) for each, room in heard.seen if view.side(each) in sides)
    mark_seen(canvas, place, view.house, seen)


def _told(words: Words, heard: Heard, view: Table, seat: Seat, cell: Cell) -> str:
    room = room_at(view.house, cell)
    if room is None or not heard.rooms:
        return ""
    return " ".join(
        words(
            f"tip.lamps_till_dawn.{'maybe' if room in heard.rooms[side] else 'free'}.{side.value}"
        )
        for side in _sides(view, seat)
    )


def _lacks(words: Words, table: Table) -> str:
    return "" if can_be_followed(table.setup) else words("lamps.aid.lacks")


AID = Aid("lamps.aid", _begun, _after, _draw, _told, _lacks)
