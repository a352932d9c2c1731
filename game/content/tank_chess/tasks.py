"""The challenges of Tank Chess: wins in so many turns, and commanders saved, from a position."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from game.content.files.node import Node
from game.content.goals import WIN, Dated, Goal, Posed, Stars, Tally, read_line
from game.content.maps.map_cache import remembered
from game.content.maps.map_challenge import Task
from game.content.maps.map_kind import Tasks
from game.content.maps.maps import MapFile, map_folder
from game.core.codec import Unreadable
from game.core.rules import Rules, Told
from game.rules.tank_chess.letters.notation import read_action
from game.rules.tank_chess.letters.position import read_position, write_position
from game.rules.tank_chess.play import new
from game.rules.tank_chess.starting_board import WHITE, Board
from game.rules.tank_chess.state import Setup, Table

from .board_of_the_day import AGAINST, daily, numbered
from .kept_positions import keep, threatened
from .map_words import AIMS, SAVE
from .pieces import load_kinds

THEMES = (
    "line",
    "far",
    "flank",
    "gap",
    "lob",
    "turn",
    "reverse",
    "through",
    "escape",
    "net",
    "fork",
    "capture",
    "offer",
    "quiet",
    "discovery",
    "commander",
    "flight",
    "block",
)
DAILY_STARS = Stars(14, 20, 30)
_MAP = re.compile(r"[a-z0-9_]+/[a-z0-9_]+")
_SUFFIX = ".tmx"


def ground(place: str) -> Board:
    """Return the board of a position, of a map or of a number, its pieces in the order of a
    position."""
    if place.isdecimal():
        return position(write_position(new(Setup(numbered(int(place)), load_kinds()), 0).table))
    if not place.endswith(_SUFFIX):
        return position(place)
    return position(write_position(new(Setup(_map(place).ground, load_kinds()), 0).table))


def position(code: str) -> Board:
    """Return the board that a match begins on; Unreadable if none can begin there."""
    kinds = load_kinds()
    table = read_position(code, kinds)
    if table.turn != WHITE or table.turns or table.quiet or table.wrecks:
        raise Unreadable("a challenge begins with White's first turn and without wrecks")
    crowns = {kind.name for kind in kinds if kind.commander}
    if sorted(piece.seat for piece in table.pieces if piece.kind in crowns) != [0, 1]:
        raise Unreadable("a challenge needs one commander a side")
    return table.board()


def of_day(date: str) -> Dated:
    day = daily(date)
    return Dated(day.name, Posed(str(day.number), Goal(WIN), (), day.seed), DAILY_STARS, AGAINST)


def posed(node: Node) -> Posed:
    aim = node.maybe("aim")
    goal = Goal(WIN if aim is None else aim.one_of(tuple(AIMS)))
    drawn, code = node.maybe("map"), node.maybe("position")
    if (drawn is None) == (code is None):
        node.fault("expected either a map or a position")
        return Posed("", goal)
    if drawn is not None:
        return Posed(_place(drawn), goal)
    assert code is not None
    return Posed(read_line(code, position), goal)


def drawn(place: str) -> Task | None:
    """Return what a map asks for."""
    return _map(place).facts.task if place.endswith(_SUFFIX) else None


def tally(goal: Goal, table: Table, told: Iterable[Told[Any]]) -> Tally:
    turn = table.turns // 2 + 1
    if table.end is not None:
        won = table.end.winner == WHITE
        return Tally(int(won), turn, turn if won else None, not won)
    if goal.aim == SAVE and table.turns >= 2:
        return Tally(1, turn, table.turns // 2)
    return Tally(0, turn)


def against(goal: Goal, setup: Setup) -> str:
    """Return why a goal can never be reached on a board, "" if nothing speaks against it."""
    if goal.aim != SAVE:
        return ""
    if threatened(new(setup, 0).table):
        return ""
    return "the commander is to be saved, and nothing threatens it"


def _place(node: Node) -> str:
    """Return the place of a map as seen from the folder of all maps."""
    place = f"challenges/tank_chess/{node.text()}{_SUFFIX}"
    if not _MAP.fullmatch(node.text()):
        node.fault(f"expected a map such as one/one_07, found {node.text()!r}")
    return place


def _map(place: str) -> MapFile:
    return remembered(map_folder() / place)


def _action(rules: Rules, table: Table, words: str) -> Any:
    return read_action(table, words)


TASKS = Tasks(
    posed,
    ground,
    tally,
    seats=2,
    of_day=of_day,
    themes=THEMES,
    first_alone=True,
    drawn=drawn,
    action=_action,
    against=against,
    keep=keep,
)
