"""Forced wins from matches of computer players, and how many of them the top level finds.

`wins.txt` has one a line: in how many turns the win is forced, and the position. The tool
`game.tools.tank_chess.collect_wins` collects them, each proven by trying every reply.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from game.ai.mind import decided
from game.ai.minds import MINDS, offered
from game.ai.tank_chess.search.next_node import child, opened
from game.ai.tank_chess.search.strikes import wins
from game.core.chance import Dice
from game.rules import GAMES
from game.rules.tank_chess.fast_room.after_a_turn import after
from game.rules.tank_chess.fast_room.position import numbers
from game.rules.tank_chess.fast_room.turns import Go, turns
from game.rules.tank_chess.letters.position import read_start, write_position
from game.rules.tank_chess.play import go_of
from game.rules.tank_chess.state import Table
from game.tools.tank_chess.collect_wins import lost, played, two
from tests.rules.tank_chess.wins import forced, wins_next
from tests.setups.tank_chess import KINDS

RULES = GAMES["tank_chess"]
LINES = tuple((Path(__file__).parent / "wins.txt").read_text("utf-8").splitlines())
TOP = offered("tank_chess")[-1]
TURNS = int(os.environ.get("TANK_CHESS_TURNS", "250"))


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


@pytest.mark.nightly
def test_the_top_level_never_walks_into_a_loss_in_two_that_it_could_avoid():
    """Fifteen minutes: it plays itself and the strongest of before, all its turns are judged."""
    judged, seed = 0, 1
    while judged < TURNS:
        players = (TOP, "veteran" if seed % 2 else TOP)
        for before, after_it in pairwise(played(seed, players)):
            if judged < TURNS and players[(before.turn + seed) % 2] == TOP:
                judged += 1
                assert not (lost_in_two(after_it) and avoidable(before)), write_position(before)
        seed += 1


def lost_in_two(table: Table) -> bool:
    """Whether the seat that moves can win at once, or by force with its next turn."""
    node = opened(numbers(table))
    return wins(node, node.turn) or two(node) is not None


def avoidable(table: Table) -> bool:
    """Whether the seat that moves has a turn after which it does not lose in two."""
    node = opened(numbers(table))
    for go in turns(node.position):
        then = child(node, go)
        if then.winner == node.turn or (not wins(then, then.turn) and two(then) is None):
            return True
    return False


def test_a_loss_in_two_is_known_by_the_wins_in_two():
    table = next(positions(2))
    assert lost_in_two(table)
    assert not lost_in_two(next(positions(3)))
