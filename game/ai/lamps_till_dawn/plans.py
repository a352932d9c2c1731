"""The plans one may have in a room, each as the few marks by which it is worth something.

What a plan comes to against the other side is a sum over its marks: a lamp touched in a slot, a
ritual, who waits to scare, where it ends. So all plans of all rooms are weighed by one list of what
each mark is worth, and what a side does is one list of how likely each mark is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache

from game.rules.lamps_till_dawn.house import House, RoomNumber
from game.rules.lamps_till_dawn.state import Side

Lamps = frozenset[RoomNumber]
Rooms = tuple[RoomNumber, ...]


class Doing(IntEnum):
    """What fills a slot; the room is where it is done, or where a move leads."""

    GO = 0
    LAMP = 1
    BANISH = 2
    REPEL = 3
    SCARE = 4
    CALL = 5


class Mark(IntEnum):
    """By what a plan counts, each for every room; who ends `SAFE` is bitten by no nightmare."""

    LAMP_1 = 0
    LAMP_2 = 1
    BANISH = 2
    REPEL = 3
    SCARE_1 = 4
    SCARE_2 = 5
    END = 6
    SAFE = 7
    CALL = 8
    KNOWN = 9
    """It ends where all are told that somebody touched a lamp."""


Marks = list[float]
"""A number for each mark in each room: what it is worth, or how often it is made."""
Slot = tuple[Doing, RoomNumber]


@dataclass(frozen=True, slots=True)
class Plan:
    """`marks` are places in a list with a row of all rooms for each mark."""

    slots: tuple[Slot, ...]
    end: RoomNumber
    marks: tuple[int, ...]

    @property
    def walks(self) -> bool:
        """Whether it does nothing but move."""
        return all(doing is Doing.GO for doing, _ in self.slots)

    def has(self, doing: Doing) -> bool:
        return any(each is doing for each, _ in self.slots)


def place(mark: Mark, room: RoomNumber, house: House) -> int:
    """Return where the list has a mark in a room."""
    return mark * len(house.rooms) + room - 1


def places(house: House) -> int:
    """Return how long a list of all marks is."""
    return len(Mark) * len(house.rooms)


@lru_cache(maxsize=64)
def ways(house: House) -> tuple[Rooms, ...]:
    """Return for each room where one move may lead."""
    return tuple(tuple(sorted({path[-1] for path in house.paths(room)})) for room in house.numbers)


@lru_cache(maxsize=16)
def plans(house: House, side: Side, lamps: Lamps, nightmares: bool) -> tuple[tuple[Plan, ...], ...]:
    """Return for each room all plans worth a thought; nobody banishes while no `nightmares` lie
    dormant."""
    found = []
    for room, near in enumerate(ways(house), 1):
        if side is Side.LIGHT:
            drawn = _lights(room, near, nightmares)
        else:
            drawn = _darks(room, near, lamps)
        useful = (slots for slots in drawn if _useful(side, slots, lamps))
        kept = (*useful, *_only_moves(house, room))
        found.append(tuple(_marked(house, side, room, slots, lamps) for slots in kept))
    return tuple(found)


def _lights(room: RoomNumber, near: Rooms, nightmares: bool) -> Iterator[tuple[Slot, ...]]:
    rituals = (Doing.REPEL, Doing.BANISH) if nightmares else (Doing.REPEL,)
    lamp = (Doing.LAMP, room)
    for to in near:
        for doing in (Doing.LAMP, *rituals):
            yield (doing, room), (Doing.GO, to)
            yield (Doing.GO, to), (doing, to)
    for ritual in rituals:
        yield lamp, (ritual, room)
        yield (ritual, room), lamp
    yield tuple((ritual, room) for ritual in rituals)


def _darks(room: RoomNumber, near: Rooms, lamps: Lamps) -> Iterator[tuple[Slot, ...]]:
    lamp, scare, call = (Doing.LAMP, room), (Doing.SCARE, room), (Doing.CALL, room)
    for to in near:
        yield lamp, (Doing.GO, to)
        yield scare, (Doing.GO, to)
        yield call, (Doing.GO, to)
        yield (Doing.GO, to), (Doing.LAMP, to)
        yield (Doing.GO, to), (Doing.SCARE, to)
    yield (lamp, scare) if room in lamps else (scare, lamp)
    yield lamp, call
    yield scare, call
    yield call, lamp


def _useful(side: Side, slots: tuple[Slot, ...], lamps: Lamps) -> bool:
    """Nobody lights what burns, puts out at once what does not, or scares where a lamp burns."""
    (doing, room), *others = slots
    if doing is Doing.LAMP and (room in lamps) is (side is Side.LIGHT):
        return False
    if doing is Doing.SCARE and room in lamps:
        return False
    then, there = others[0] if others else slots[0]
    lights = then is Doing.LAMP and side is Side.LIGHT
    scares = then is Doing.SCARE and doing is not Doing.LAMP
    return there not in lamps or not (lights or scares)


def _only_moves(house: House, room: RoomNumber) -> Iterator[tuple[Slot, ...]]:
    """Yield the plans that only move, one for each room they lead to."""
    near = ways(house)
    yield from (((Doing.GO, to),) for to in near[room - 1])
    reached = {room, *near[room - 1]}
    for between in near[room - 1]:
        for to in near[between - 1]:
            if to not in reached:
                reached.add(to)
                yield (Doing.GO, between), (Doing.GO, to)


def _marked(
    house: House, side: Side, room: RoomNumber, slots: tuple[Slot, ...], lamps: Lamps
) -> Plan:
    moves = [to for doing, to in slots if doing is Doing.GO]
    end = moves[-1] if moves else room
    safe = (Doing.BANISH, end) in slots
    marks = [(Mark.SAFE if safe else Mark.END, end)]
    for number, (doing, where) in enumerate(slots):
        match doing:
            case Doing.LAMP:
                marks.append((Mark(Mark.LAMP_1 + number), where))
                if where == end and (side is Side.LIGHT or where in lamps):
                    marks.append((Mark.KNOWN, where))
            case Doing.SCARE:
                marks.append((Mark(Mark.SCARE_1 + number), where))
                if number == 0 and where == end:
                    marks.append((Mark.SCARE_2, where))
            case Doing.BANISH | Doing.REPEL | Doing.CALL:
                marks.append((Mark[doing.name], where))
            case Doing.GO:
                pass
    return Plan(slots, end, tuple(place(mark, where, house) for mark, where in marks))
