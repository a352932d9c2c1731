"""Random matches over all ways, tracks and options end, and lose nothing on the way."""

from __future__ import annotations

import pytest

from game.rules.road_to_the_overlord.state import How
from tests.laws.matches import spread
from tests.nights import numbers
from tests.rules.road_to_the_overlord.many import (
    any_setup,
    broken,
    match,
    miscounted,
    put_to_use,
    world,
)
from tests.setups.road_to_the_overlord import setup

NIGHT = numbers("ROAD_MATCHES", 10_000)
"""So many matches; ROAD_MATCHES=100000 plays more, NIGHT_SEED=2 others."""
SETUPS = [any_setup(number) for number in range(60)]


def test_the_matches_are_of_every_way_track_and_number():
    teams = {setup.teams for setup in SETUPS}
    assert {len(each) for each in teams} == {1, 2, 3, 4}
    assert {(0, 0, 0, 0), (0, 1, 0, 1), (0, 1, 2, 3)} <= teams
    assert {setup.last for setup in SETUPS} == {len(each.marks) for each in world().tracks}
    assert {setup.trade for setup in SETUPS} == {True, False}
    assert {bool(setup.given) for setup in SETUPS} == {True, False}


@pytest.mark.parametrize("number", range(0, len(SETUPS), 4))
def test_a_match_ends_and_loses_nothing(number):
    played = match(SETUPS[number], number)
    assert {broken(state.table) for state in spread(played.states, 60)} == {""}
    assert miscounted(played) == ""


def test_matches_end_in_each_way():
    played = [match(setup((0, 1, 0), boss_life=5, rounds=14), seed) for seed in (0, 1, 21)]
    assert {each.last.table.ending.how for each in played} == {*How}
    assert {miscounted(each) for each in played} == {""}


@pytest.mark.nightly  # a hundred matches take some seconds
def test_each_card_of_the_game_is_put_to_use():
    cards = world().cards
    missing = {each.name for each in (*cards.monsters, *cards.treasures)}
    for number in range(300):
        setup = any_setup(number)
        if missing and setup.cards == cards:
            missing -= {*put_to_use(match(setup, number))}
    assert not missing


@pytest.mark.nightly  # a match takes some tenths of a second
def test_ten_thousand_matches_end_and_lose_nothing():
    for number in NIGHT:
        played = match(any_setup(number), number)
        assert {broken(state.table) for state in played.states} == {""}, number
        assert miscounted(played) == "", number
