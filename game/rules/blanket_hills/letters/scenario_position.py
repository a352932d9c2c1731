"""The position that a story begins with, read from its parts.

`tanks` have a line each, `B 92,10`, perhaps with `glued` or `glued 2`. Without them all begins as
a match does, with the draft, or the draw of `blind`: `throws` name what falls then, `shift A 2 3`,
`first 4 4 6 1` (in turn, equal ones again), `barrel 1 sniper` (the first that is drawn); later
`error 1 3 -2` (the first shot, degrees and per cent). The seed is one under which all that falls.

`teams` is the tank of each seat, `A B A`, a seat for each tank where it is absent; `A` alone is
the range. `land`: `flat` where absent, or `seed 7`, then lines such as `x 40-60 y 0-59 height 30`,
and `pit 97,19 radius 10 depth 20`, laid one over the other. `stand`: `tower 54,25`, `dome 92,10`.
`shells`: `A nuke sniper`, what a tank still has, one of each where absent. `counts`:
`A 20 points, 3 fired, 2 moved`. `turn`: `B`, A where absent. `heading`: `180`, where the target of
the range drives. `hands` by seat: `A dice`, `B2 dice halved`, calm where absent. `options`, one a
line: `blind`, `unlimited`, `self hits cost`, `short`, `brief glue`. A tank that has no shells left
fires no more; when nobody has any, all is over.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from game.core.codec import Unreadable
from game.core.grid import Cell
from game.core.rules import Sections
from game.core.rules import State as CoreState
from game.rules.blanket_hills.land import WIDE, Land, flat, generated
from game.rules.blanket_hills.setting_up import new
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.state import (
    FOR_GOOD,
    Grip,
    HandKind,
    LandKind,
    Options,
    Setup,
    State,
    Table,
    Tank,
)

from .reading import read_place, read_seat, read_shells, read_tank
from .throws import seed_of

_OPTIONS = {
    "blind": "blind",
    "unlimited": "unlimited",
    "self hits cost": "self_hits",
    "short": "short",
    "brief glue": "brief_glue",
}
_BOX = re.compile(r"x (\d+)-(\d+) y (\d+)-(\d+) height (\d+)")
_PIT = re.compile(r"pit (\d+,\d+) radius (\d+) depth (\d+)")


def read_position(sections: Sections) -> State:
    """Return the state that these parts draw."""
    setup = _setup(sections)
    seed = seed_of(setup, sections.get("throws", ()))
    if "tanks" not in sections:
        return new(setup, seed)
    tanks = tuple(map(_tank, sections["tanks"]))
    towers, domes = _standing(sections.get("stand", ()))
    table = Table(
        setup,
        _land(sections.get("land", ())),
        tanks,
        towers=towers,
        domes=domes,
        turn=read_tank(sections.get("turn", ("A",))[0]),
        heading=int(sections.get("heading", ("180",))[0]),
    )
    table = _counted(_armed(table, sections.get("shells", ())), sections.get("counts", ()))
    shots = sum(tank.shots for tank in table.tanks)
    return CoreState(replace(table, shots=shots), (), seed)


def _setup(sections: Sections) -> Setup:
    count = len(sections["tanks"]) if "tanks" in sections else 2
    written = sections.get("teams", (" ".join("ABCD"[:count]),))[0]
    teams = tuple(map(read_tank, written.split()))
    options = {_option(line): True for line in sections.get("options", ())}
    setup = Setup(teams, _kind(sections), Options(**options), (Grip(HandKind.CALM),) * len(teams))
    for line in sections.get("hands", ()):
        seat, kind, *halved = line.split()
        grips = list(setup.grips)
        grips[read_seat(setup, seat)] = Grip(HandKind(kind), halved == ["halved"])
        setup = replace(setup, grips=tuple(grips))
    return setup


def _option(line: str) -> str:
    if line not in _OPTIONS:
        raise Unreadable(f"{line!r} is no option: {', '.join(_OPTIONS)}")
    return _OPTIONS[line]


def _kind(sections: Sections) -> LandKind | Land:
    """Return the land of the set-up; one that is not flat all over is given as it is drawn."""
    land = _land(sections.get("land", ()))
    return LandKind.FLAT if land == flat() else land


def _land(lines: Sequence[str]) -> Land:
    land = flat()
    for line in lines:
        land = _shaped(land, line)
    return land


def _shaped(land: Land, line: str) -> Land:
    """Read a line such as `flat`, `seed 7`, `x 40-60 y 0-59 height 30`, or a pit."""
    match line.split():
        case ["flat"]:
            return flat()
        case ["seed", seed]:
            return generated(int(seed))
    if found := _PIT.fullmatch(line):
        return land.with_pit(read_place(found[1]), int(found[2]), int(found[3]))
    if not (found := _BOX.fullmatch(line)):
        raise Unreadable(f"{line!r} is no land: such as x 40-60 y 0-59 height 30")
    left, right, top, bottom, height = map(int, found.groups())
    heights = bytearray(land.heights)
    for y in range(top, bottom + 1):
        heights[WIDE * y + left : WIDE * y + right + 1] = bytes((height,)) * (right - left + 1)
    return Land(bytes(heights))


def _tank(line: str) -> Tank:
    """Read a line such as `B 92,10`, `B 92,10 glued 2`."""
    match line.split():
        case [_, place]:
            return Tank(read_place(place))
        case [_, place, "glued"]:
            return Tank(read_place(place), glued=FOR_GOOD)
        case [_, place, "glued", turns]:
            return Tank(read_place(place), glued=int(turns))
        case _:
            raise Unreadable(f"{line!r} is no tank: such as B 92,10 glued 2")


def _standing(lines: Sequence[str]) -> tuple[tuple[Cell, ...], tuple[Cell, ...]]:
    found: dict[str, tuple[Cell, ...]] = {"tower": (), "dome": ()}
    for line in lines:
        what, place = line.split()
        found[what] += (read_place(place),)
    return found["tower"], found["dome"]


def _armed(table: Table, lines: Sequence[str]) -> Table:
    """Return the table with what each tank has: one of each kind, or what is written."""
    for team in table.teams:
        if table.setup.members(team):
            table = table.with_tank(team, shells=tuple(Shell))
    for line in lines:
        tank, *shells = line.split()
        table = table.with_tank(read_tank(tank), shells=read_shells(shells))
    return table


def _counted(table: Table, lines: Sequence[str]) -> Table:
    """Read lines such as `A 20 points, 3 fired, 2 moved`."""
    names = {"points": "points", "fired": "shots", "moved": "moves"}
    for line in lines:
        tank, _, counts = line.partition(" ")
        found = {}
        for each in counts.split(","):
            number, what = each.split()
            found[names[what]] = int(number)
        table = table.with_tank(read_tank(tank), **found)
    return table
