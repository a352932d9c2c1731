"""What Arena of Eight has in place of maps: tasks, each a moment of a round in one line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.content.files.node import Node
from game.content.goals import WIN, Dated, Goal, Posed, Stars, Tally, read_line
from game.content.maps.board_numbers import Counting
from game.content.maps.map_kind import MapKind, Tasks
from game.core.rules import Seat, Told
from game.rules.arena_of_eight.events import RoundEnded, TurnBegan
from game.rules.arena_of_eight.letters.task_start import read_start
from game.rules.arena_of_eight.state import SEATS, Setup, Table

from .board_of_the_day import day_of, number_of, numbered

SOLVER: Seat = 0
DAILY_STARS = Stars(8, 12, 20)


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
    """Count the turns of the solver, who begins; the first round decides."""
    turn = 1
    for each in told:
        match each.event:
            case TurnBegan(seat):
                turn += seat == SOLVER
            case RoundEnded(winner):
                won = winner == SOLVER
                return Tally(int(won), turn, turn if won else None, not won)
            case _:
                pass
    return Tally(0, turn)


MAP_KIND = MapKind(
    players=lambda start: (len(SEATS), len(SEATS)),
    cell=lambda cell, height: str(cell.x + 1),
    counting=Counting(lambda start: (), lambda table: table.number),
    tasks=Tasks(posed, ground, tally, seats=len(SEATS), of_day=of_day),
)
