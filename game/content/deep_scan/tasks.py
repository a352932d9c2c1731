"""The challenges of Deep Scan: alone for the most resources; they earn the stars.

The dice of a challenge are its own, so that everybody meets the same luck. The sky of a day is
dealt by the day's dice: all of it, in as many turns as one has alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from game.content.files.node import Node
from game.content.goals import Dated, Goal, Posed, Ranks, Tally, read_line
from game.content.maps.map_kind import Tasks
from game.content.tasks.day_dice import Day
from game.core.rules import Rules, Seat, Told
from game.rules.deep_scan.letters.task_start import read_action, read_start
from game.rules.deep_scan.setting_up import first
from game.rules.deep_scan.state import Setup, Table

GAME: Final = "deep_scan"
AIM: Final = "resources"
SOLVER: Seat = 0
SHIP: Final = 0
WHOLE_SKY: Final = "whole sky"
"""The place of a day: all objects, dealt by the dice of the match."""
DAY_STARS: Final = Ranks((40, 60, 80))
"""In 40 skies the middle level brought in 60 in the median, the best one 76, and 99 in the upper
quarter."""
MOST: Final = 999
STARS: Final = 3
_SEEDS: Final = (1 << 32) - 1
_DAYS: Final = 20_261_238


def posed(node: Node) -> Posed:
    place = read_line(node["position"], read_start)
    return _posed(place, read_ranks(node), node["seed"].whole(0, _SEEDS))


def read_ranks(node: Node) -> Ranks:
    """Return the resources that earn a star, two and three."""
    least, found = 1, []
    for each in node["stars"].each():
        least = each.whole(least, MOST)
        found.append(least)
    if len(found) != STARS:
        node["stars"].fault("expected three numbers of resources, such as [5, 9, 12]")
        return Ranks((1, 2, 3))
    return Ranks(tuple(found))


def ground(place: str) -> Setup:
    """Return what a line says, or the whole sky for one."""
    if place != WHOLE_SKY:
        return read_start(place)
    alone = first(1)
    assert alone is not None
    return alone


def of_day(date: str) -> Dated:
    day = Day(_DAYS, date)
    return Dated(day.name, _posed(WHOLE_SKY, DAY_STARS, day.seed), DAY_STARS)


def tally(goal: Goal, table: Table, told: Iterable[Told[Any]]) -> Tally:
    """Return the resources so far; a match that is over without a star is lost."""
    found, turn, last = table.ships[SHIP].has.resources, table.number, table.setup.turns
    over, enough = table.ending is not None, found >= goal.count
    return Tally(found, turn, turn if over and enough else None, over and not enough, last)


def _posed(place: str, stars: Ranks, seed: int) -> Posed:
    return Posed(place, Goal(AIM, stars.points[0]), seed=seed)


def _action(rules: Rules, table: Any, words: str) -> Any:
    return read_action(table, words)


TASKS = Tasks(posed, ground, tally, seats=1, of_day=of_day, action=_action, stars=read_ranks)
