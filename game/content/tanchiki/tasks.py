"""The challenges of Tanchiki: where they are played, and what of a match counts for them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from game.content.files.node import Node
from game.content.files.reader import ContentError
from game.content.goals import Dated, Goal, Posed, Stars, Tally, read_goal, read_options
from game.content.maps.map_cache import remembered
from game.content.maps.map_challenge import Task
from game.content.maps.map_kind import Tasks
from game.content.maps.maps import MapFile, map_folder
from game.content.tiled.faults import Report
from game.content.tiled.map_files import roots
from game.core.rules import Told
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
from game.rules.tanchiki.ground.assembly import BadCode, layout_of
from game.rules.tanchiki.ground.board import Board, Terrain
from game.rules.tanchiki.state import Setup, Table

from .board_of_the_day import SPICES, code_of, day_of
from .kept_turns import keep
from .map_words import AIMS, BOARD, CLASSES
from .segments import assembled, read_pool, segment_folder

EAGLE_POINTS = 3
DAILY_GOAL = Goal("eagles", 3)
DAILY_STARS = Stars(11, 15, 25)

THEMES = (
    "shot",
    "double",
    "bath",
    "slide",
    "breach",
    "gift",
    "swap",
    "run",
    "two_nests",
    "three_nests",
)
"""What a task of a pack is about, by what its solution does."""

_BOARD = re.compile(r"[a-z0-9_]+")
_MAP = re.compile(r"[a-z0-9_]+/[a-z0-9_]+")
_SUFFIX = ".tmx"
_ALWAYS = frozenset({"solo"})
_SWITCHES = tuple(name for name in CLASSES[BOARD].options if name not in _ALWAYS)
_SEEDS = (1 << 32) - 1


def posed(node: Node) -> Posed:
    goal, options = read_goal(node["goal"], AIMS), read_options(node, _SWITCHES)
    return Posed(_place(node), goal, options, node["seed"].whole(0, _SEEDS))


def of_day(date: str) -> Dated:
    day = day_of(date)
    posed_ = Posed(code_of(day), DAILY_GOAL, day.option(SPICES), day.seed)
    return Dated(day.name, posed_, DAILY_STARS)


def board_of(place: str) -> Board:
    """Return the board of a file name, of a map of a pack or of a code, or raise ContentError or
    MapFaults."""
    folder = map_folder()
    if place.endswith(_SUFFIX):
        return _ground(_map(place), place)
    if _BOARD.fullmatch(place):
        return _ground(remembered(_file(place)), f"{place}{_SUFFIX}")
    pool = read_pool([segment_folder()], roots(folder, folder))
    board: Board = assembled(place, pool, Report(Path(place))).ground
    return board


def drawn(place: str) -> Task | None:
    """Return what the map of a pack asks for."""
    return _map(place).facts.task if place.endswith(_SUFFIX) else None


def tally(goal: Goal, table: Table, told: Iterable[Told[Any]]) -> Tally:
    """Return how far a match is; lost is one whose tank died under a careful player."""
    done, turn = 0, 0
    drowned: set[int] = set()
    for one in told:
        event = one.event
        if getattr(event, "seat", goal.seat) != goal.seat:
            continue
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


def against(goal: Goal, setup: Setup) -> str:
    """Return why a goal can never be reached on a board, "" if nothing speaks against it."""
    board, options = setup.board, setup.options
    if goal.aim == "bricks" and goal.count > len(board.bricks):
        return f"it asks for {goal.count} bricks, and only {len(board.bricks)} lie on the board"
    deep = options.island or Terrain.WATER in board.terrain
    if goal.aim == "drowned" and not deep:
        return "a bot is to drown, and there is no water on the board"
    return ""


def _place(node: Node) -> str:
    """Return where a challenge is played: one key of three says it."""
    given = [name for name in _PLACES if node.maybe(name) is not None]
    if len(given) != 1:
        node.fault("expected one of a board, a code or a map")
        return "learning"
    return _PLACES[given[0]](node[given[0]])


def _board(node: Node) -> str:
    place = node.text()
    if not _BOARD.fullmatch(place) or not _file(place).is_file():
        node.fault(f"there is no board maps/tanchiki/{place}.tmx")
    return place


def _code(node: Node) -> str:
    try:
        layout_of(node.text())
    except BadCode as bad:
        node.fault(f"expected a board code such as A0 C2 B1 D3, found {bad.word!r}")
    return node.text()


def _drawn(node: Node) -> str:
    """Return the place of a map as seen from the folder of all maps."""
    if not _MAP.fullmatch(node.text()):
        node.fault(f"expected a map such as ice/ice_07, found {node.text()!r}")
    return f"challenges/tanchiki/{node.text()}{_SUFFIX}"


_PLACES: Mapping[str, Callable[[Node], str]] = {"board": _board, "code": _code, "map": _drawn}


def _ground(found: MapFile, name: str) -> Board:
    if not isinstance(found.ground, Board):
        raise ContentError(f"{name} is no board of Tanchiki")
    return found.ground


def _map(place: str) -> MapFile:
    return remembered(map_folder() / place)


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


TASKS = Tasks(
    posed,
    board_of,
    tally,
    seats=1,
    always=_ALWAYS,
    of_day=of_day,
    themes=THEMES,
    drawn=drawn,
    against=against,
    keep=keep,
)
