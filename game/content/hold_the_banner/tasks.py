"""The challenges of Hold the Banner: each begins in the course of a match, against a known habit.

The solver has the first seat. A board such as `first/seam` is a map among the challenges, another
one of the boards that matches are played on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from game.content.files.node import Node
from game.content.files.reader import ContentError
from game.content.goals import WIN, Dated, Goal, Posed, Stars, Tally, by_turns, read_line
from game.content.maps.map_cache import remembered
from game.content.maps.map_kind import Tasks
from game.content.maps.maps import map_folder
from game.content.tiled.faults import MapFaults
from game.core.codec import Unreadable
from game.core.rules import Rules, Told
from game.rules.hold_the_banner import events
from game.rules.hold_the_banner.board import Board
from game.rules.hold_the_banner.letters.task_start import (
    SOLVER,
    Start,
    played_before,
    read_action,
    read_start,
)
from game.rules.hold_the_banner.state import GUARDS, Setup, Table

from .board_of_the_day import day_of, number_of, numbered

GAME = "hold_the_banner"
AIMS = (WIN, "breached", "survived")
"""To win, to break quarters of the fence, and to hold out for turns."""
LOSS = Goal("lost")
"""To lose a tank: what a careful player does not."""
MOST = 40
DAILY_STARS = Stars(7, 9, 14)
FIRST_TANK = 1
"""The first tank on the field is a guard's (P5.1)."""


def posed(node: Node) -> Posed:
    place = read_line(node["position"], _played)
    aim, count, careful = node["aim"].one_of(AIMS), node.maybe("count"), node.maybe("careful")
    goal = Goal(
        aim,
        1 if count is None else count.whole(1, MOST),
        careful is not None and careful.truth(),
    )
    return _posed(place, goal)


def ground(place: str) -> Setup:
    """Return the set-up of a line or a number; ContentError or MapFaults if its board cannot be
    read."""
    start = start_of(place)
    return start.setup(board_of(start))


def of_day(date: str) -> Dated:
    day = day_of(date)
    posed_ = _posed(str(number_of(day)), Goal(WIN))
    return Dated(day.name, posed_, DAILY_STARS, posed_.against)


def tally(goal: Goal, table: Table, told: Iterable[Told[Any]]) -> Tally:
    """Count what the goal asks for, and in which turn there was enough of it; lost is one whose
    tank died under a careful player."""
    every = tuple(each.event for each in told)
    found = by_turns(
        goal, table.turn, every, _begins, _worth(goal, table, every), table.ending is not None
    )
    if goal.careful and by_turns(LOSS, 1, every, _begins, _worth(LOSS, table, every), False).done:
        return replace(found, won=None, lost=True)
    return found


def board_of(start: Start) -> Board:
    """Return the board of a beginning, or raise ContentError or MapFaults."""
    folder = map_folder() / "challenges" if "/" in start.board else map_folder()
    board = remembered(folder / GAME / f"{start.board}.tmx").ground
    if not isinstance(board, Board):
        raise ContentError(f"{start.board} is no board of Hold the Banner")
    return board


def start_of(place: str) -> Start:
    """Return the beginning that a line says, or that of a number."""
    return numbered(int(place)) if place.isdecimal() else read_start(place)


def _posed(place: str, goal: Goal) -> Posed:
    """Return a task; a line that cannot be read is noted already, and poses nothing."""
    try:
        start = start_of(place)
        _, before = played_before(start, board_of(start))
    except (Unreadable, ContentError, MapFaults):
        return Posed(place, goal)
    return Posed(place, goal, (), start.seed, before, start.against)


def _played(place: str) -> None:
    """Play a line up to where the task begins, or raise Unreadable."""
    start = read_start(place)
    try:
        board = board_of(start)
    except (ContentError, MapFaults) as fault:
        raise Unreadable(f"its board cannot be read: {fault}") from fault
    played_before(start, board)


def _worth(goal: Goal, table: Table, every: Sequence[Any]) -> Callable[[Any], int]:
    """Return what an event is worth for a goal."""
    guards = {FIRST_TANK, *(e.tank for e in every if isinstance(e, events.TankReturned))}
    attacks = table.teams[SOLVER] != GUARDS
    fence = table.board.camps[0].fence

    def worth(event: events.Event) -> int:
        match goal.aim, event:
            case "win", events.MatchEnded(winners):
                return int(SOLVER in winners)
            case "lost", events.TankDestroyed(tank):
                return int((tank in guards) != attacks)
            case "breached", events.WallsBroken(quarters):
                return (quarters & fence).bit_count()
            case "survived" | "breached", events.MatchEnded(winners):
                return goal.count if SOLVER in winners else 0
            case "survived", events.TurnBegan():
                return 1
            case _:
                return 0

    return worth


def _begins(event: events.Event) -> bool:
    return isinstance(event, events.TurnBegan)


def _action(rules: Rules, table: Any, words: str) -> Any:
    return read_action(table, words)


TASKS = Tasks(posed, ground, tally, seats=2, of_day=of_day, action=_action)
