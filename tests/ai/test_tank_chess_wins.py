"""Forced wins from matches of computer players, and how many of them the top level finds.

`wins.txt` has one a line: in how many turns the win is forced, and the position. The tool
`game.tools.tank_chess.wins` collects them, each proven by trying every reply.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.ai.mind import decided
from game.ai.minds import MINDS, offered
from game.ai.tank_chess.mating import forced, wins_next
from game.ai.tank_chess.playing import child, opened
from game.core.chance import Dice
from game.rules import GAMES
from game.rules.tank_chess.after import after
from game.rules.tank_chess.play import go_of
from game.rules.tank_chess.position import read_start
from game.rules.tank_chess.state import Table
from game.rules.tank_chess.swift import numbers
from game.rules.tank_chess.turns import Go
from game.tools.tank_chess.wins import lost
from tests.setups.tank_chess import KINDS

RULES = GAMES["tank_chess"]
LINES = tuple((Path(__file__).parent / "wins.txt").read_text("utf-8").splitlines())
TOP = offered("tank_chess")[-1]


def positions(length: int) -> Iterator[Table]:
    for line in LINES:
        turns, _, code = line.partition(" ")
        if int(turns) == length:
            yield read_start(code, KINDS)


def chosen(table: Table) -> Go:
    """Return the turn the top level takes."""
    legal = RULES.legal(table, table.turn)
    (action,) = decided(MINDS["tank_chess"][TOP](table, table.turn, legal, Dice(1, "wins")))
    go = go_of(numbers(table), action)
    assert go is not None
    return go


def test_each_win_in_one_is_one_and_no_longer_win_is():
    assert all(wins_next(numbers(table)) for table in positions(1))
    assert not any(wins_next(numbers(table)) for length in (2, 3) for table in positions(length))


def test_the_top_level_takes_every_win_in_one():
    for table in positions(1):
        position = numbers(table)
        assert after(position, chosen(table)).winner == position.turn


@pytest.mark.nightly
def test_the_top_level_finds_the_wins_in_two():
    tables = list(positions(2))
    found = sum(chosen(table) in set(forced(numbers(table))) for table in tables)
    assert found >= len(tables) * 58 // 60


@pytest.mark.nightly
def test_the_top_level_finds_three_quarters_of_the_wins_in_three():
    tables = list(positions(3))
    found = sum(lost(child(opened(numbers(table)), chosen(table))) for table in tables)
    assert found >= len(tables) * 15 // 20
