"""Lines of a story's position read: an object, a ship, the state of a turn, a probe that lies."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from game.core.codec import Unreadable
from game.rules.deep_scan.sky import ENOUGH, STEP, accuracy, ring
from game.rules.deep_scan.state import Bargain, LyingProbe, Positioning, Ship, SkyObject, Table

from .reading import read_card, read_kind, read_place, read_point, read_ship, read_terms

_TOSSED = re.compile(r"(\(\d,\d\))(?: after (\d) toss(?:es)?)?(?:, (\d) cards?)?")
_FLAGS = ("begun", "arrived", "positioned")


def read_object(line: str) -> SkyObject:
    """Read a line such as `gas (3,2)`, `gas (3,2) reserved 6/P3`, `gas (3,2) spent`."""
    match line.split():
        case [kind, at]:
            return SkyObject(read_point(at), read_kind(kind))
        case [kind, at, "reserved", card]:
            return SkyObject(read_point(at), read_kind(kind), read_card(card))
        case [kind, at, "spent"]:
            return SkyObject(read_point(at), read_kind(kind), spent=True)
        case _:
            raise Unreadable(f"{line!r} is no object: such as gas (3,2) reserved 6/P3")


def read_ship_line(line: str) -> Ship:
    """Read a line such as `B (3,2) knows (4,2) damaged turns 3`."""
    _, place, *words = line.split()
    ship = Ship(read_point(place))
    while words:
        match words:
            case ["knows", at, *words]:
                ship = replace(ship, aimed=read_point(at))
            case ["turns", turns, *words]:
                ship = replace(ship, turns=int(turns))
            case ["damaged", *words]:
                ship = replace(ship, damaged=True)
            case ["resigned", *words]:
                ship = replace(ship, resigned=True)
            case _:
                raise Unreadable(f"{line!r} is no ship: such as B (3,2) knows (4,2) damaged")
    return ship


def read_turn(lines: Sequence[str]) -> dict[str, Any]:
    """Read lines such as `begun`, `1 offers`, `3 idle`, `number 7`."""
    found: dict[str, Any] = {}
    for line in lines:
        match line.split():
            case [flag] if flag in _FLAGS:
                found[flag] = True
            case [count, ("offers" | "idle") as what]:
                found[what] = int(count)
            case ["number", number]:
                found["number"] = int(number)
            case _:
                raise Unreadable(f"{line!r} is no state of a turn: such as 3 idle")
    return found


def read_positioning(table: Table, lines: Sequence[str]) -> Positioning:
    if not (found := _TOSSED.fullmatch(lines[0])):
        raise Unreadable(f"{lines[0]!r} is no positioning: such as (4,2) after 1 toss")
    at = read_point(found[1])
    sky_object = table.object_at(at)
    if sky_object is None:
        raise Unreadable(f"there is no object at {found[1]}")
    probes = tuple(_probe(sky_object, line) for line in lines[1:])
    return Positioning(at, int(found[2] or 0), probes, int(found[3] or 0))


def read_bargain(line: str) -> Bargain:
    changed = line.startswith("changed ")
    who, _, terms = line.removeprefix("changed ").partition(": ")
    one, _, other = who.split()
    return Bargain(read_ship(one), read_ship(other), read_terms(terms), changed)


def _probe(sky_object: SkyObject, line: str) -> LyingProbe:
    """Read a line such as `2 at 260,0 strengthened`."""
    number, _, place, *strengthened = line.split()
    lies = read_place(place)
    counts = accuracy(ring(sky_object.kind, sky_object.at, lies))
    more = STEP if strengthened else 0
    return LyingProbe(int(number), lies, min(counts + more, ENOUGH), bool(strengthened))
