"""Random matches over all modes, lands, hands and options end, and lose nothing on the way."""

from __future__ import annotations

import pytest

from game.rules.blanket_hills import RULES
from tests.laws.matches import spread
from tests.nights import numbers
from tests.rules.blanket_hills.many import TEAMS, any_setup, broken, match, miscounted
from tests.rules.random_matches import RandomMatches

NIGHT = numbers("HILLS_MATCHES", 10_000)
"""So many matches; HILLS_MATCHES=100000 plays more, NIGHT_SEED=2 others."""
SETUPS = [any_setup(number) for number in range(40)]
MATCHES = RandomMatches(RULES, SETUPS, broken, miscounted)


def test_the_matches_are_of_every_mode_and_option():
    assert {setup.teams for setup in SETUPS} == {*TEAMS}
    chosen = [setup.options for setup in SETUPS]
    for option in ("blind", "unlimited", "self_hits", "short", "brief_glue"):
        assert {getattr(each, option) for each in chosen} == {True, False}


@pytest.mark.parametrize("number", range(0, len(SETUPS), 4))
def test_a_random_match_ends_and_loses_nothing(number):
    MATCHES.end_well(number, 20)


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_a_match_of_aimed_shots_ends_and_loses_nothing(number):
    played = match(SETUPS[number], number)
    assert {broken(state.table) for state in spread(played.states, 30)} == {""}
    assert miscounted(played) == ""


@pytest.mark.nightly  # a match takes some hundredths of a second
def test_ten_thousand_matches_end_and_lose_nothing():
    for number in NIGHT:
        played = match(any_setup(number), number)
        assert {broken(state.table) for state in spread(played.states, 12)} == {""}, number
        assert miscounted(played) == "", number
