"""The challenges of Lamps Till Dawn: each begins in the middle of a night, against a known habit.

Whose deeds count is the first seat. A turn is one of the night, so a task of one turn has one plan.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.content.files.node import Node
from game.content.goals import WIN, Dated, Goal, Posed, Stars, Tally, by_turns, read_line
from game.content.maps.map_cache import remembered
from game.content.maps.map_kind import Tasks
from game.content.maps.maps import map_folder
from game.core.codec import Unreadable
from game.core.rules import Rules, Told
from game.rules.lamps_till_dawn import events
from game.rules.lamps_till_dawn.house import HOUSE, House
from game.rules.lamps_till_dawn.letters.task_start import (
    SOLVER,
    Before,
    Start,
    played_before,
    read_action,
    read_start,
)
from game.rules.lamps_till_dawn.state import Setup, Table

from .night_of_the_day import day_of, number_of, numbered

GAME = "lamps_till_dawn"
SURVIVED = "survived"
"""The aim to be still undecided after so many turns."""

COUNTED = {
    "repelled": events.DarkRepelled,
    "frightened": events.LightFrightened,
    "lit": events.LampLit,
    SURVIVED: events.TurnBegan,
}
"""The aims that count what is told."""
MOST = 9
DAILY_STARS = Stars(1, 2, 4)


def posed(node: Node) -> Posed:
    place = read_line(node["position"], _played)
    aim = node["aim"].one_of((WIN, *COUNTED))
    count = node.maybe("count")
    goal = Goal(aim, 1 if count is None else count.whole(1, MOST))
    return _posed(place, goal)


def ground(place: str) -> Setup:
    """Return the set-up of a line, or of the night of a number."""
    start = start_of(place)
    return start.setup(house_of(start))


def of_day(date: str) -> Dated:
    day = day_of(date)
    night = _posed(str(number_of(day)), Goal("repelled"))
    return Dated(day.name, night, DAILY_STARS, night.against)


def tally(goal: Goal, table: Table, told: Iterable[Told[Any]]) -> Tally:
    """Count what the goal asks for, and in which turn there was enough of it."""
    side = table.setup.sides[SOLVER]

    def done(event: events.Event) -> int:
        if goal.aim == WIN:
            return int(isinstance(event, events.MatchEnded) and event.winner is side)
        return int(isinstance(event, COUNTED[goal.aim]))

    every = tuple(each.event for each in told)
    return by_turns(goal, table.turn, every, _begins, done, table.ending is not None)


def house_of(start: Start) -> House:
    """Return the house of a beginning; ours needs no reading."""
    if start.house == "old_house":
        return HOUSE
    found: House = remembered(map_folder() / GAME / f"{start.house}.tmx").ground
    return found


def start_of(place: str) -> Start:
    """Return the beginning that a line says, or that of the night of a number."""
    return numbered(int(place)) if place.isdecimal() else read_start(place)


def _posed(place: str, goal: Goal) -> Posed:
    """Return a task; a line that cannot be read is noted already, and poses nothing."""
    try:
        night = _played(place)
    except Unreadable:
        return Posed(place, goal)
    against = start_of(place).against
    return Posed(place, goal, (), night.state.seed, night.words, against)


def _played(place: str) -> Before:
    start = start_of(place)
    return played_before(start, house_of(start))


def _begins(event: events.Event) -> bool:
    return isinstance(event, events.TurnBegan)


def _action(rules: Rules, table: Any, words: str) -> Any:
    return read_action(table, words)


TASKS = Tasks(posed, ground, tally, seats=2, of_day=of_day, action=_action)
