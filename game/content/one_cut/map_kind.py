"""What One Cut has in place of maps: tasks, each a moment of a duel in one line."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from game.content.goals import WIN, Goal, Posed, Tally
from game.content.map_facts import Facts
from game.content.map_kind import Drawn, MapKind, Tasks
from game.content.node import Node
from game.content.numbers import Counting, Figure
from game.content.tiled.faults import WHOLE_MAP, Report
from game.content.tiled.files import Roots
from game.content.tiled.sheet import Sheet
from game.core.codec import Unreadable
from game.core.grid import Cell
from game.core.rules import Seat, Told
from game.rules.one_cut.field import cell_name
from game.rules.one_cut.start import read_start
from game.rules.one_cut.state import SEATS, Setup, Table

SOLVER: Seat = 0


def posed(node: Node) -> Posed:
    place = node["position"].text()
    try:
        read_start(place)
    except Unreadable as fault:
        node["position"].fault(str(fault))
    return Posed(place, Goal(WIN))


def tally(goal: Goal, table: Table, told: Iterable[Told[Any]]) -> Tally:
    turn = table.round
    if table.ending is None:
        return Tally(0, turn)
    won = SOLVER in table.ending.winners
    return Tally(int(won), turn, turn if won else None, not won)


def _read(sheet: Sheet, facts: Facts, within: Roots, report: Report) -> Drawn:
    """Refuse every map: the field is always the same."""
    report.stop("map_class", WHOLE_MAP, found=sheet.kind, nearest="")


def _setup(start: Setup, seats: int, options: Collection[str], mover: Seat) -> Setup:
    return start


def _figures(start: Setup) -> tuple[Figure, ...]:
    return ()


def _cell(cell: Cell, height: int) -> str:
    return cell_name(cell)


MAP_KIND = MapKind(
    classes={},
    first="",
    read=_read,
    players=lambda start: (len(SEATS), len(SEATS)),
    cell=_cell,
    setup=_setup,
    counting=Counting(_figures, lambda table: table.round),
    tasks=Tasks(posed, read_start, tally, seats=len(SEATS)),
)
