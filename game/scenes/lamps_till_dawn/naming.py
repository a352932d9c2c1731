"""What things of Lamps Till Dawn are called: rooms by sign and name, actions, sides."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from game.core.rules import Seat
from game.core.spelling import Part, Spot
from game.rules.lamps_till_dawn.actions import (
    PlanCall,
    PlanLamp,
    PlanMove,
    Planned,
    PlanRitual,
    PlanScare,
    PlanWait,
    Wake,
)
from game.rules.lamps_till_dawn.house import House, RoomNumber
from game.rules.lamps_till_dawn.letters.signs import sign
from game.rules.lamps_till_dawn.spelling import NIGHTMARE, ROOM
from game.rules.lamps_till_dawn.state import Setup, Side, Table
from game.scenes.frame.kit import Names, Words
from game.scenes.table.part_names import named_by_keys

GAME = "lamps_till_dawn"
GIVEN = {"one": 1, "two": 2}
"""The handicaps, and how many marks more the other side needs by each."""

_usual = named_by_keys(GAME, lambda cell: "", "")


def called(words: Words, name: str) -> str:
    """Return what a room is called: by the texts in a house of ours, else as it is drawn."""
    key = f"lamps.room.{name}"
    return words(key) if key in words else name


def given_keys(setup: Setup, seat: Seat) -> tuple[str, ...]:
    """Return what a seat was given before the night, by the keys of its names."""
    given = setup.given_to(seat)
    return tuple(f"handicap.{GAME}.{name}" for name, worth in GIVEN.items() if given & worth)


def room_name(words: Words, house: House, room: RoomNumber) -> str:
    """Return a room as it stands on the board: its sign, then its name; what is no room of this
    house has none."""
    if room not in house.numbers:
        return sign(room)
    name = called(words, house.room(room).name)
    return words(f"part.{GAME}.spot.{ROOM}", sign=sign(room), name=name)


def way_name(words: Words, house: House, path: Iterable[RoomNumber]) -> str:
    return " › ".join(room_name(words, house, room) for room in path)


def side_name(words: Words, side: Side) -> str:
    return words(f"lamps.side.{side.value}")


def counter_name(words: Words, setup: Setup, side: Side, count: int) -> str:
    """Return how far a counter is; a full one is said to be full, and how far beyond."""
    full = setup.full(side)
    if count < full:
        return words(f"lamps.count.{side.value}", count=count)
    key = f"lamps.counter.{side.value}"
    return words(f"{key}.beyond", count=count - full) if count > full else words(f"{key}.full")


def named(words: Words, view: Table, part: Part, names: Names) -> str:
    """Return what a part is called; of an own nightmare where it lies."""
    match part:
        case Spot(name, room) if name == ROOM:
            return room_name(words, view.house, room)
        case Spot(name, number) if name == NIGHTMARE:
            return _nightmare(words, lies_in(view, number))
        case _:
            return _usual(words, view, part, names)


def action_name(words: Words, view: Table, action: Planned) -> str:
    """Return what is planned, in a few words."""
    house = view.house
    match action:
        case PlanMove(_, path):
            return way_name(words, house, path)
        case PlanLamp(seat):
            return words("lamps.plan.light" if view.side(seat) is Side.LIGHT else "lamps.plan.out")
        case PlanRitual(_, ritual):
            return words(f"lamps.plan.{ritual.value}")
        case PlanCall(_, room, hint):
            return words("lamps.plan.call", room=sign(room), hint=sign(hint))
        case PlanScare():
            return words("lamps.plan.scare")
        case PlanWait():
            return words("lamps.plan.wait")
        case Wake(_, number):
            return woken_name(words, view, number)
        case _:
            assert_never(action)


def woken_name(words: Words, view: Table, number: int) -> str:
    """Return what is woken: the one just called, or by where it lies."""
    room = lies_in(view, number)
    return words("lamps.plan.wake_called") if room is None else _nightmare(words, room)


def lies_in(view: Table, number: int) -> RoomNumber | None:
    """Return the room a nightmare lies in, None where this view has none."""
    return next((each.room for each in view.nightmares if each.number == number), None)


def _nightmare(words: Words, room: RoomNumber | None) -> str:
    return words(f"part.{GAME}.spot.{NIGHTMARE}", sign="?" if room is None else sign(room))
