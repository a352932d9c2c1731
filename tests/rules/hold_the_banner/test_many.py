"""Random matches over all modes and handles end, and lose nothing on the way."""

import pytest

from game.rules.hold_the_banner import RULES
from game.rules.hold_the_banner.why_not.refusing import refusal
from tests.laws.matches import spread
from tests.nights import numbers
from tests.rules.hold_the_banner.many import broken, every_setup, everything, match, miscounted
from tests.rules.random_matches import RandomMatches

SETUPS = every_setup()
MATCHES = RandomMatches(RULES, SETUPS, broken, miscounted)
NIGHT = numbers("BANNER_MATCHES", 2500)
"""So many matches; BANNER_MATCHES=10000 looks at ten thousand, NIGHT_SEED=2 at others."""


@pytest.mark.parametrize("number", range(0, len(SETUPS), 5))
def test_a_random_match_ends_and_loses_nothing(number):
    MATCHES.end_well(number, 40)


@pytest.mark.parametrize("number", range(1, len(SETUPS), 5))
def test_a_match_of_all_kinds_of_actions_ends_and_loses_nothing(number):
    played = match(SETUPS[number], number)
    assert {broken(state.table) for state in spread(played.states, 40)} == {""}
    assert miscounted(played) == ""


@pytest.mark.parametrize("number", range(2, len(SETUPS), 9))
def test_what_is_listed_is_what_is_not_refused(number):
    played = match(SETUPS[number], number, 200)
    for state in spread(played.states, 4):
        for seat in (-1, *state.table.seats, len(state.table.seats)):
            legal = RULES.legal(state.table, seat)
            passed = [
                one for one in everything(state.table, seat) if refusal(state.table, one) is None
            ]
            assert set(passed) == set(legal)
            assert len(set(legal)) == len(legal)


@pytest.mark.nightly  # a match takes some tenths of a second
def test_thousands_of_random_matches_end_and_lose_nothing():
    for number in NIGHT:
        played = match(SETUPS[number % len(SETUPS)], number)
        assert {broken(state.table) for state in spread(played.states, 25)} == {""}, number
        assert miscounted(played) == "", number
