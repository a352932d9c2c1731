"""What Dice and Armour has in place of maps: tasks, each a battle late in its course."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from game.content.files.node import Node
from game.content.goals import WIN, Dated, Goal, Posed, Stars, Tally, read_line, read_options
from game.content.maps.board_numbers import Counting, ReportLine
from game.content.maps.map_facts import Facts
from game.content.maps.map_kind import Drawn, MapKind, Tasks
from game.content.tiled.faults import WHOLE_MAP, Report
from game.content.tiled.map_files import Roots
from game.content.tiled.plain_map import Sheet
from game.core.rules import Seat, Told
from game.rules.dice_and_armour.letters.task_start import read_start
from game.rules.dice_and_armour.starting_board import SEATS, WHITE, cell_name
from game.rules.dice_and_armour.state import Setup, Table

from .board_of_the_day import SPICES, day_of, number_of, numbered

DAILY_STARS = Stars(16, 24, 40)
_OPTIONS = ("patient", "short")
_SEEDS = (1 << 32) - 1


def posed(node: Node) -> Posed:
    place = read_line(node["position"], read_start)
    return Posed(place, Goal(WIN), read_options(node, _OPTIONS), node["seed"].whole(0, _SEEDS))


def ground(place: str) -> str:
    """Return the line of a place, which may be the number of a board."""
    return numbered(int(place)) if place.isdecimal() else place


def of_day(date: str) -> Dated:
    day = day_of(date)
    posed_ = Posed(str(number_of(day)), Goal(WIN), day.option(SPICES), day.seed)
    return Dated(day.name, posed_, DAILY_STARS)


def tally(goal: Goal, table: Table, told: Iterable[Told[Any]]) -> Tally:
    """Count the turns of White, who solves it and began."""
    turn = (table.number + 1) // len(SEATS)
    if table.ending is None:
        return Tally(0, turn)
    won = table.ending.winner == WHITE
    return Tally(int(won), turn, turn if won else None, not won)


def _read(sheet: Sheet, facts: Facts, within: Roots, report: Report) -> Drawn:
    """Refuse every map: those of the other games serve as they are."""
    report.stop("map_class", WHOLE_MAP, found=sheet.kind, nearest="")


def _setup(written: str, seats: int, options: Collection[str], mover: Seat) -> Setup:
    return read_start(written, options)


def _figures(written: str) -> tuple[ReportLine, ...]:
    return ()


MAP_KIND = MapKind(
    classes={},
    first="",
    read=_read,
    players=lambda written: (len(SEATS), len(SEATS)),
    cell=cell_name,
    setup=_setup,
    counting=Counting(_figures, lambda table: table.number),
    tasks=Tasks(posed, ground, tally, seats=len(SEATS), of_day=of_day),
)
