"""What One Cut has in place of maps: tasks, each a moment of a duel in one line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.content.files.node import Node
from game.content.goals import WIN, Dated, Goal, Posed, Stars, Tally, read_line
from game.content.maps.board_numbers import Counting
from game.content.maps.map_kind import MapKind, Tasks
from game.core.rules import Seat, Told
from game.rules.one_cut.field import cell_name
from game.rules.one_cut.letters.task_start import read_start
from game.rules.one_cut.state import SEATS, Setup, Table

from .board_of_the_day import day_of, number_of, numbered

SOLVER: Seat = 0
DAILY_STARS = Stars(3, 5, 12)


def posed(node: Node) -> Posed:
    place = read_line(node["position"], read_start)
    return Posed(place, Goal(WIN))


def ground(place: str) -> Setup:
    """Return what a line says, or the board of a number."""
    return read_start(numbered(int(place)) if place.isdecimal() else place)


def of_day(date: str) -> Dated:
    day = day_of(date)
    return Dated(day.name, Posed(str(number_of(day)), Goal(WIN), (), day.seed), DAILY_STARS)


def tally(goal: Goal, table: Table, told: Iterable[Told[Any]]) -> Tally:
    turn = table.round
    if table.ending is None:
        return Tally(0, turn)
    won = SOLVER in table.ending.winners
    return Tally(int(won), turn, turn if won else None, not won)


MAP_KIND = MapKind(
    players=lambda start: (len(SEATS), len(SEATS)),
    cell=lambda cell, height: cell_name(cell),
    counting=Counting(lambda start: (), lambda table: table.round),
    tasks=Tasks(posed, ground, tally, seats=len(SEATS), of_day=of_day),
)
