"""What is wrong with a set-up or a table that was read from a file, in plain English.

It lets nothing pass that would make the rules stumble; whether a match could have come to such
a table is not asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations

from game.rules.lamps_till_dawn.letters.signs import sign
from game.rules.lamps_till_dawn.why_not.refusing import refusal

from .house import MOST_ROOMS, House, RoomNumber
from .state import (
    CROWD,
    LEAST_SEATS,
    MOST_DORMANT,
    MOST_SEATS,
    START_PLACES,
    Nightmare,
    Setup,
    Side,
    Table,
)

LEAST_ROOMS, MOST_GIVEN = 4, 3


def check(value: Setup | Table) -> str:
    """Return what is wrong with it, "" for nothing."""
    faults = _of_setup(value) if isinstance(value, Setup) else _of_table(value)
    return next(faults, "")


def _of_setup(setup: Setup) -> Iterator[str]:
    seats = len(setup.sides)
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        yield f"{seats} seats"
    yield from (f"nobody of {side.value}" for side in Side if side not in setup.sides)
    if len(setup.given) not in (0, seats) or max(setup.given, default=0) > MOST_GIVEN:
        yield f"handicaps {setup.given}"
    yield from of_house(setup.house)
    starts = len(setup.house.starts)
    if starts <= START_PLACES and seats >= CROWD:
        yield f"{starts} start places for {seats} seats"


def of_house(house: House) -> Iterator[str]:
    """Yield what is wrong with a house."""
    if not LEAST_ROOMS <= len(house.rooms) <= MOST_ROOMS:
        yield f"a house of {len(house.rooms)} rooms"
        return
    for one, two in combinations(house.numbers, 2):
        if house.room(one).overlaps(house.room(two)):
            yield f"rooms {sign(one)} and {sign(two)} lie on each other"
    yield from (f"room {sign(room)} touches no other" for room in _alone(house))
    if len(_reached(house)) < len(house.rooms):
        yield "a house in several parts"
    yield from (f"no room {room} to start in" for room in _missing(house, house.starts))
    if not START_PLACES <= len(house.starts) <= START_PLACES + 1:
        yield f"{len(house.starts)} start places"
    if len({*house.starts}) < len(house.starts):
        yield "two start places in one room"


def _alone(house: House) -> Iterator[RoomNumber]:
    return (room for room in house.numbers if not house.beside(room))


def _reached(house: House) -> set[RoomNumber]:
    """Return all rooms that one can walk to from the first."""
    reached, waiting = {1}, [1]
    while waiting:
        beside = {*house.beside(waiting.pop())} - reached
        reached |= beside
        waiting += beside
    return reached


def _missing(house: House, rooms: Iterable[RoomNumber]) -> Iterator[RoomNumber]:
    return (room for room in rooms if room not in house.numbers)


def _of_table(table: Table) -> Iterator[str]:
    yield from _of_setup(table.setup)
    if len(table.characters) != len(table.setup.sides):
        yield f"{len(table.characters)} characters for {len(table.setup.sides)} seats"
        return
    yield from (f"a lamp in no room {room}" for room in _missing(table.house, table.lamps))
    for seat in table.seats:
        yield from _of_character(table, seat)
    if table.ending is None and all(each.committed for each in table.characters):
        yield "nobody to decide"
    for place, each in enumerate(table.whispers):
        before = replace(table, whispers=table.whispers[:place], ending=None)
        if refusal(before, each) is not None:
            yield f"a whisper of seat {each.seat} that nobody may say"
    yield from _of_nightmares(table)


def _of_character(table: Table, seat: int) -> Iterator[str]:
    each = table.characters[seat]
    if each.room not in table.house.numbers or each.plan is None:
        yield f"seat {seat} is nowhere, or its plan is hidden"
        return
    before = replace(table.with_character(seat, plan=(), committed=False), ending=None)
    for action in each.plan:
        if action.seat != seat or refusal(before, action) is not None:
            yield f"a plan of seat {seat} that nobody may make"
            return
        plan = before.characters[seat].plan or ()
        before = before.with_character(seat, plan=(*plan, action))


def _of_nightmares(table: Table) -> Iterator[str]:
    numbers = [each.number for each in table.nightmares]
    if numbers != sorted({*numbers}) or not all(0 < n <= table.called for n in numbers):
        yield "nightmares that are not numbered one after the other"
    for each in table.nightmares:
        yield from _of_nightmare(table, each)
    for owner, count in Counter(each.owner for each in table.nightmares).items():
        if count > MOST_DORMANT:
            yield f"{count} nightmares of seat {owner}"


def _of_nightmare(table: Table, each: Nightmare) -> Iterator[str]:
    if each.owner is None or table.side(each.owner) is not Side.DARK:
        yield f"nightmare {each.number} of nobody who may call one"
    if each.room is None or each.room not in table.house.numbers:
        yield f"nightmare {each.number} in no room"
    elif each.hint not in (each.room, *table.house.beside(each.room)):
        yield f"nightmare {each.number}, and the wrong room was told"
    if each.turn > table.turn or (each.turn == table.turn and table.ending is None):
        yield f"nightmare {each.number}, called in turn {each.turn} of {table.turn}"
