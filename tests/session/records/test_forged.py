"""A forged save is refused in one way or is a match like any other, and so it can be looked at."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.content.maps.setups import standard
from game.core.chance import Dice
from game.core.grid import Cell
from game.core.rules import Rules
from game.session.files.small_steps import finished
from game.session.match.match import Match
from game.session.match.record import Damaged, Foreign, Header, Player
from game.session.records import store
from game.session.records.replay import ReplayMismatch, Watch, reopening, watch
from tests.demo.rules import DEMO
from tests.games import GAMES, PLAYED, setups
from tests.laws.matches import random_match
from tests.session.forge import forged
from tests.setups.demo import DUEL

ACTIONS = 30
HANGS = 3.0
"""So many seconds for making a copy and reading it twice."""


@cache
def text(game: str) -> str:
    """Return a real save: a match at the standard board that has just begun."""
    rules, dice = GAMES[game], Dice(1, "forge", game)
    setup = standard(game, 2, GAMES)
    match = Match(rules, Header(game, rules.number, setup, 1, (Player("Ann"), Player("Bob"))))
    for _ in range(ACTIONS):
        if match.outcome is not None:
            break
        seat = dice.choice(match.to_act)
        match.submit(dice.choice(rules.legal(match.table, seat)))
    return match.text()


def refused_or_sound(game: str, path: Path, number: int) -> set[str]:
    """Return how a forged copy was refused, "" where it was not: then it is played and shown.

    Some copies name other rules: they are watched by their own events.
    """
    rules, written = GAMES[game], text(game)
    if number % 4 == 0:
        written = written.replace(f'"rules":{rules.number}', '"rules":999', 1)
    path.write_bytes(store.sealed(forged(rules, written, number)))
    ways = (lambda: (taken_up(rules, path).table,), lambda: watched(rules, path).tables)
    return {tried(rules, way) for way in ways}


def taken_up(rules: Rules, path: Path) -> Match:
    with store.reading(path) as file:
        return finished(reopening(file, rules))


def watched(rules: Rules, path: Path) -> Watch:
    return watch(store.open_record(path, {rules.name: rules}), rules)


def tried(rules: Rules, way: Callable[[], tuple[Any, ...]]) -> str:
    try:
        tables = way()
    except (Damaged, Foreign, ReplayMismatch) as refusal:
        return type(refusal).__name__
    for table in (tables[0], tables[-1]):
        assert rules.text.draw(table)
        for seat in rules.to_act(table):
            assert rules.legal(table, seat)
            rules.view(table, seat)
    return ""


@pytest.mark.parametrize("game", GAMES)
def test_a_forged_save_is_refused_in_one_way_or_can_be_played(game, tmp_path):
    path = tmp_path / "save.replay"
    found = set().union(*(refused_or_sound(game, path, number) for number in range(40)))
    assert {"Damaged", ""} <= found


@pytest.mark.nightly
@pytest.mark.parametrize("game", PLAYED)
def test_two_thousand_forged_saves_are_refused_in_one_way_or_can_be_played(game, tmp_path):
    longest = 0.0
    for number in range(2_000):
        begun = time.process_time()
        refused_or_sound(game, tmp_path / "save.replay", number)
        longest = max(longest, time.process_time() - begun)
    print(f"{game}: the longest took {longest:.2f} s of the processor")
    assert longest < HANGS


@pytest.mark.parametrize(
    "change, fault",
    [
        ({"width": 0}, "a field of 0 x 3"),
        ({"starts": DUEL.starts[:1]}, "1 tanks on 1 cells"),
        ({"crates": frozenset({Cell(4, 0)})}, "something beside the field, on 4,0"),
    ],
)
def test_a_set_up_that_bears_no_match_is_told_why(change, fault):
    assert DEMO.check(DUEL) == ""
    assert DEMO.check(replace(DUEL, **change)) == fault


def test_a_table_that_bears_no_turn_is_told_why():
    table = DEMO.new(DUEL, 1).table
    ready = table.with_tank(replace(table.tanks[0], committed=True))
    assert DEMO.check(ready) == "seat 0 is ready too early"
    assert DEMO.check(replace(table, aiming=2)) == "no seat 2"


@pytest.mark.parametrize("game", GAMES)
def test_every_table_of_a_match_is_sound(game):
    rules = GAMES[game]
    assert rules.check is not None, f"{game}: what is read from a file, its rules must check"
    for name, setup in setups(game)[:6]:
        played = random_match(rules, setup, 3, 60)
        values = (setup, *(turn.before.table for turn in played.turns))
        assert {rules.check(value) for value in values} == {""}, name
