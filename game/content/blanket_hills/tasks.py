"""The challenges of Blanket Hills: alone on the range, with a calm hand; points earn the stars.

The target drives where one can foresee, and a toss of a calm hand comes down where it was meant to.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from game.content.files.node import Node
from game.content.goals import Dated, Goal, Posed, Ranks, Tally, read_line
from game.content.maps.map_kind import Tasks
from game.core.rules import Rules, Seat, Told
from game.rules.blanket_hills.letters.task_start import read_action, read_start
from game.rules.blanket_hills.state import Setup, Table

from .range_of_the_day import day_of, number_of, numbered, ranks

GAME: Final = "blanket_hills"
AIM: Final = "points"
SOLVER: Seat = 0
MOST: Final = 999
STARS: Final = 3


def posed(node: Node) -> Posed:
    return _posed(read_line(node["position"], read_start), read_ranks(node))


def read_ranks(node: Node) -> Ranks:
    """Return the points that earn a star, two and three."""
    least, found = 1, []
    for each in node["stars"].each():
        least = each.whole(least, MOST)
        found.append(least)
    if len(found) != STARS:
        node["stars"].fault("expected three numbers of points, such as [20, 50, 100]")
        return Ranks((1, 2, 3))
    return Ranks(tuple(found))


def ground(place: str) -> Setup:
    """Return what a line says, or the range of a number."""
    return read_start(numbered(int(place)) if place.isdecimal() else place)


def of_day(date: str) -> Dated:
    day = day_of(date)
    place = str(number_of(day))
    moment = ground(place).moment
    assert moment is not None
    stars = ranks(moment.tanks[SOLVER].shells)
    return Dated(day.name, _posed(place, stars), stars)


def tally(goal: Goal, table: Table, told: Iterable[Told[Any]]) -> Tally:
    """Return the points so far; a match that is over without a star is lost."""
    tank = table.tanks[table.setup.teams[SOLVER]]
    over, enough = table.ending is not None, tank.points >= goal.count
    shot = max(1, tank.shots)
    return Tally(tank.points, shot, shot if over and enough else None, over and not enough)


def _posed(place: str, stars: Ranks) -> Posed:
    return Posed(place, Goal(AIM, stars.points[0]))


def _action(rules: Rules, table: Any, words: str) -> Any:
    return read_action(table, words)


TASKS = Tasks(posed, ground, tally, seats=1, of_day=of_day, action=_action, stars=read_ranks)
