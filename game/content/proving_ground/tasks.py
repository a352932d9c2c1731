"""The challenges of Proving Ground: solo games on fixed boards, by the ladder of stars (B15.11).

A board is one of the layouts in maps/proving_ground, or is called by a number: then all its
tokens are strewn by the dice of that number.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from game.content.files.node import Node
from game.content.files.reader import ContentError
from game.content.goals import Dated, Goal, Posed, Ranks, Tally, read_options
from game.content.maps.map_cache import remembered
from game.content.maps.map_kind import Tasks
from game.content.maps.maps import map_folder
from game.content.tasks.day_dice import Day
from game.core.chance import Dice
from game.core.rules import Told
from game.rules.proving_ground.ground.arranging import strewn
from game.rules.proving_ground.state import RANKS, Table

from .boards import Layout

GOAL = Goal("points", RANKS[0])
_SWITCHES = ("draft", "three_cards")
"""The optional rules that mean something in a solo game."""

_LAYOUT = re.compile(r"[a-z][a-z0-9_]*")
_SEEDS = (1 << 32) - 1
NUMBERS = 10_000
"""Boards are called by a number below this one."""

SPICES = ("", "", "three_cards", "draft")
"""The optional rule of a day; about half of the days have none."""

_DAYS = 20_261_122


def posed(node: Node) -> Posed:
    options = read_options(node, _SWITCHES)
    return Posed(_place(node), GOAL, options, node["seed"].whole(0, _SEEDS))


def of_day(date: str) -> Dated:
    day = Day(_DAYS, date)
    place = str(day.dice("number").below(NUMBERS))
    return Dated(day.name, Posed(place, GOAL, day.option(SPICES), day.seed), Ranks(RANKS))


def layout_of(place: str) -> Layout:
    """Return the layout of a file name or a number, or raise ContentError or MapFaults."""
    if place.isdecimal():
        return Layout(strewn(Dice(int(place), "tokens")))
    ground = remembered(_file(place)).ground
    if not isinstance(ground, Layout):
        raise ContentError(f"{place}.tmx is no board of Proving Ground")
    return ground


def tally(goal: Goal, table: Table, told: Iterable[Told[Any]]) -> Tally:
    """Return the points so far; a match that is over without a star is lost."""
    points, turn, over = table.zone(0).points, table.turn.number, table.ending is not None
    enough = points >= goal.count
    return Tally(points, turn, turn if over and enough else None, over and not enough)


def _place(node: Node) -> str:
    board, number = node.maybe("board"), node.maybe("number")
    if (board is None) == (number is None):
        node.fault("expected either a board or a number")
        return "0"
    if number is not None:
        return str(number.whole(0, NUMBERS - 1))
    assert board is not None
    place = board.text()
    if not _LAYOUT.fullmatch(place) or not _file(place).is_file():
        board.fault(f"there is no board maps/proving_ground/{place}.tmx")
    return place


def _file(place: str) -> Path:
    return map_folder() / "proving_ground" / f"{place}.tmx"


TASKS = Tasks(posed, layout_of, tally, seats=1, of_day=of_day, ranks=Ranks(RANKS))
