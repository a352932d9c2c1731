"""The challenges of Tanchiki: where they are played, and what of a match counts for them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from game.content.goals import Dated, Goal, Posed, Stars, Tally, read_goal, read_options
from game.content.map_kind import Tasks
from game.content.maps import load, map_folder
from game.content.node import Node
from game.content.reader import ContentError
from game.content.tiled.faults import Report
from game.content.tiled.files import roots
from game.core.rules import Told
from game.rules.tanchiki.assembly import BadCode, layout_of
from game.rules.tanchiki.board import Board
from game.rules.tanchiki.events import (
    BonusTaken,
    BotDrowned,
    BrickRemoved,
    EagleTaken,
    TankDrowned,
    TankExploded,
    TokenTaken,
    TurnBegan,
)
from game.rules.tanchiki.state import Table

from .daily import daily
from .segments import assembled, read_pool, segment_folder
from .words import AIMS, BOARD, CLASSES

EAGLE_POINTS = 3
DAILY_GOAL = Goal("eagles", 3)
DAILY_STARS = Stars(11, 15, 25)

_BOARD = re.compile(r"[a-z0-9_]+")
_ALWAYS = frozenset({"solo"})
_SWITCHES = tuple(name for name in CLASSES[BOARD].options if name not in _ALWAYS)
_SEEDS = (1 << 32) - 1


def posed(node: Node) -> Posed:
    goal, options = read_goal(node["goal"], AIMS), read_options(node, _SWITCHES)
    return Posed(_place(node), goal, options, node["seed"].whole(0, _SEEDS))


def of_day(date: str) -> Dated:
    day = daily(date)
    return Dated(day.name, Posed(day.code, DAILY_GOAL, day.options, day.seed), DAILY_STARS)


def board_of(place: str) -> Board:
    """Return the board of a file name or a code, or raise ContentError or MapFaults."""
    folder = map_folder()
    if _BOARD.fullmatch(place):
        ground = load(_file(place)).ground
        if not isinstance(ground, Board):
            raise ContentError(f"{place}.tmx is no board of Tanchiki")
        return ground
    pool = read_pool([segment_folder()], roots(folder, folder))
    board: Board = assembled(place, pool, Report(Path(place))).ground
    return board


def tally(goal: Goal, table: Table, told: Iterable[Told[Any]]) -> Tally:
    """Return how far a match is; lost is one whose tank died under a careful player."""
    done, turn = 0, 0
    drowned: set[int] = set()
    for one in told:
        event = one.event
        match event:
            case TurnBegan(number):
                turn = number
            case TankDrowned() | TankExploded() if goal.careful:
                return Tally(done, turn, None, True)
            case BotDrowned(bot):
                drowned.add(bot)
            case _:
                done += _counted(goal.aim, event, drowned)
        if done >= goal.count:
            return Tally(done, turn, turn)
    return Tally(done, turn, None, table.ending is not None)


def _place(node: Node) -> str:
    code, board = node.maybe("code"), node.maybe("board")
    if (code is None) == (board is None):
        node.fault("expected either a board or a code")
        return "learning"
    if board is not None:
        place = board.text()
        if not _BOARD.fullmatch(place) or not _file(place).is_file():
            board.fault(f"there is no board maps/tanchiki/{place}.tmx")
        return place
    assert code is not None
    try:
        layout_of(code.text())
    except BadCode as bad:
        code.fault(f"expected a board code such as A0 C2 B1 D3, found {bad.word!r}")
    return code.text()


def _file(place: str) -> Path:
    return map_folder() / "tanchiki" / f"{place}.tmx"


def _counted(aim: str, event: Any, drowned: set[int]) -> int:
    match aim, event:
        case "points", EagleTaken():
            return EAGLE_POINTS
        case (
            ("eagles", EagleTaken())
            | ("bots" | "points", TokenTaken())
            | ("bonuses", BonusTaken())
            | ("bricks", BrickRemoved())
        ):
            return 1
        case "drowned", TokenTaken(_, bot):
            return int(bot in drowned)
        case _:
            return 0


TASKS = Tasks(posed, board_of, tally, seats=1, always=_ALWAYS, of_day=of_day)
