"""The maps and tasks of the demonstration game: a field, where crates lie, who starts where."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from game.content.files.node import Node
from game.content.goals import Goal, Posed, Tally, read_goal
from game.content.maps.board_numbers import Counting, ReportLine
from game.content.maps.map_facts import Facts
from game.content.maps.map_ground import read_ground
from game.content.maps.map_kind import Drawn, MapKind, Tasks
from game.content.maps.map_objects import cell_of, facing_of, standing
from game.content.maps.map_words import AS_DRAWN, ThingWords, Words
from game.content.tiled.faults import Report
from game.content.tiled.map_files import Roots
from game.content.tiled.plain_map import Sheet
from game.core.grid import Facing
from game.core.rules import Seat, Told
from tests.demo.rules.events import CrateOpened, RoundEnded
from tests.demo.rules.first import ROUNDS, first
from tests.demo.rules.state import Setup, Start, Table

FIELD = "demo_field"
AIMS = {"crates": 5}
WORDS = Words(
    terrains=("ground",),
    open="ground",
    token_layer="bricks",
    token="brick",
    things={"tanks": ThingWords("tank", {"facing": AS_DRAWN})},
    own={"players": "", "options": ""},
    options=("clocked",),
    aims=AIMS,
)


def read(sheet: Sheet, facts: Facts, within: Roots, report: Report) -> Drawn:
    crates = read_ground(sheet, WORDS, report).tokens
    starts = [
        Start(cell, facing_of(tank, sheet, True, report) or Facing.NORTH)
        for tank in standing(sheet, WORDS, "tanks", report)
        if (cell := cell_of(tank, sheet, report))
    ]
    return Drawn(Setup(sheet.width, sheet.height, tuple(starts), crates, ROUNDS))


def setup(field: Setup, seats: int, options: Collection[str], mover: Seat) -> Setup:
    clocked = "clocked" in options
    starts = field.starts[:seats]
    return Setup(field.width, field.height, starts, field.crates, field.rounds, clocked)


def posed(node: Node) -> Posed:
    return Posed(node["seats"].text(), read_goal(node["goal"], AIMS))


def tally(goal: Goal, table: Table, told: Iterable[Told[Any]]) -> Tally:
    done, turn = 0, 1
    for one in told:
        done += isinstance(one.event, CrateOpened)
        if done >= goal.count:
            return Tally(done, turn, turn)
        turn += isinstance(one.event, RoundEnded)
    return Tally(done, turn)


MAP_KIND = MapKind(
    classes={FIELD: WORDS},
    first="field.tmx",
    read=read,
    players=lambda field: (2, len(field.starts)),
    cell=lambda cell, height: f"{cell.x + 1}-{cell.y + 1}",
    setup=setup,
    counting=Counting(
        figures=lambda field: (ReportLine("cells", "demo.event.crate", str(len(field.crates))),),
        turns=lambda table: table.round,
    ),
    tasks=Tasks(posed, lambda place: first(int(place)), tally, seats=2),
)
