"""Houses out of their maps, and what such a house must meet.

Rooms are numbered row by row from the north-west, wherever on the map the house is drawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from game.content.maps.map_ground import check_layers
from game.content.maps.map_objects import Standing, standing
from game.content.texts import clean
from game.content.tiled.faults import FaultPlace, Report
from game.content.tiled.objects import middle
from game.content.tiled.plain_map import Sheet
from game.core.grid import Cell
from game.rules.lamps_till_dawn.house import MOST_ROOMS, House, Room
from game.rules.lamps_till_dawn.state import START_PLACES

from .map_words import ROOMS, START_NAMES, STARTS, WORDS
from .start_ways import check_ways

SIDE = 2
"""How many quarters a room has along a side (K1.1)."""
LONGEST_ROOM = 40
_NEAR = 0.001


@dataclass(frozen=True, slots=True)
class _Placed:
    room: Room
    place: FaultPlace


def read_house(sheet: Sheet, report: Report) -> House:
    """Return the house of a map; stops if it cannot be one."""
    check_layers(sheet, WORDS, report)
    placed = _rooms(sheet, report)
    _check_names(placed, report)
    _check_overlaps(placed, report)
    report.close()
    _check_parts(placed, report)
    starts = _starts(sheet, placed, report)
    report.close()
    house = House(_from_corner([each.room for each in placed]), tuple(starts))
    check_ways(house, tuple(starts.values()), report)
    report.close()
    return house


def _from_corner(rooms: Sequence[Room]) -> tuple[Room, ...]:
    """Return the rooms as they lie in the least rectangle round them."""
    left, top = (min(side) for side in zip(*((r.corner.x, r.corner.y) for r in rooms), strict=True))
    return tuple(
        replace(room, corner=Cell(room.corner.x - left, room.corner.y - top)) for room in rooms
    )


def _rooms(sheet: Sheet, report: Report) -> list[_Placed]:
    """Return the rooms in the order of their numbers; stops where there are none, or too many."""
    drawn = standing(sheet, WORDS, ROOMS, report)
    if not drawn and not report.broken:
        report.stop("house_empty", ROOMS, rule="K1.1")
    if len(drawn) > MOST_ROOMS:
        report.stop("rooms_too_many", ROOMS, rule="K1.1", found=len(drawn), most=MOST_ROOMS)
    found = [_Placed(room, each.place) for each in drawn if (room := _room(each, sheet, report))]
    return sorted(found, key=lambda each: (each.room.corner.y, each.room.corner.x))


def _room(each: Standing, sheet: Sheet, report: Report) -> Room | None:
    thing = each.thing
    sides = [side / sheet.tile for side in (thing.x, thing.y, thing.width, thing.height)]
    x, y, *size = (round(side) for side in sides)
    whole = all(abs(side - round(side)) < _NEAR for side in sides)
    if thing.shape != "rectangle" or thing.rotation or not whole or size != [SIDE, SIDE]:
        report.error("room_shape", each.place, rule="K1.1", size=SIDE)
        return None
    if not (0 <= x <= sheet.width - SIDE and 0 <= y <= sheet.height - SIDE):
        report.error("object_outside", each.place)
        return None
    return Room(_name(each, report), Cell(x, y))


def _name(each: Standing, report: Report) -> str:
    """Return what a room is called, "" if that was noted as wrong."""
    if len(each.thing.name) > LONGEST_ROOM:
        report.error("text_too_long", each.place, property="name", most=LONGEST_ROOM)
        return ""
    name = clean(each.thing.name).strip()
    if not name:
        report.error("room_nameless", each.place, rule="K1.1")
    return name


def _check_names(placed: Sequence[_Placed], report: Report) -> None:
    known: set[str] = set()
    for each in placed:
        name = each.room.name.casefold()
        if name and name in known:
            report.error("room_name_twice", each.place, name=each.room.name)
        known.add(name)


def _check_overlaps(placed: Sequence[_Placed], report: Report) -> None:
    for number, each in enumerate(placed):
        for other in placed[:number]:
            if each.room.overlaps(other.room):
                report.error("room_overlaps", each.place, rule="K1.1", name=other.room.name)


def _check_parts(placed: Sequence[_Placed], report: Report) -> None:
    """From every room there is a way to every other; of each part too much one room is named."""
    for part in sorted(_parts(placed), key=len, reverse=True)[1:]:
        alone = len(part) == 1
        report.error("room_alone" if alone else "house_in_parts", part[0].place, rule="K1.1")


def _parts(placed: Sequence[_Placed]) -> Iterator[list[_Placed]]:
    left = list(placed)
    while left:
        part = [left.pop(0)]
        for here in part:
            near = [each for each in left if each.room.touches(here.room)]
            part += near
            left = [each for each in left if each not in near]
        yield part


def _starts(sheet: Sheet, placed: Sequence[_Placed], report: Report) -> dict[int, FaultPlace]:
    """Return the rooms of the start places in the order of their numbers, and where they stand."""
    found: dict[str, tuple[int, FaultPlace]] = {}
    before = len(report.found)
    for each in standing(sheet, WORDS, STARTS, report):
        name = each.thing.name.strip()
        number = _room_at(each, sheet, placed)
        if name not in START_NAMES:
            report.error("start_name", each.place, rule="K1.3", found=name, most=START_NAMES[-1])
        elif name in found:
            report.error("start_name_twice", each.place, rule="K1.3", name=name)
        elif number is None:
            report.error("start_in_no_room", each.place, rule="K1.3")
        elif number in (room for room, _ in found.values()):
            report.error("start_room_twice", each.place, rule="K1.3")
        else:
            found[name] = number, each.place
    # A start place that was refused just now would be missed as well.
    missing = [name for name in START_NAMES[:START_PLACES] if name not in found]
    if missing and len(report.found) == before:
        report.error("starts_missing", STARTS, rule="K1.3", numbers=", ".join(missing))
    return dict(found[name] for name in sorted(found))


def _room_at(each: Standing, sheet: Sheet, placed: Sequence[_Placed]) -> int | None:
    """Return the number of the room in which a start place lies, None on a wall or outside."""
    x, y = (side / sheet.tile for side in middle(each.thing, sheet))
    for number, one in enumerate(placed, 1):
        corner = one.room.corner
        if 0 < x - corner.x < SIDE and 0 < y - corner.y < SIDE:
            return number
    return None
