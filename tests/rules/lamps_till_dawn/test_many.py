"""Random nights over all sizes and lengths end, and lose nothing on the way."""

import pytest

from game.rules.lamps_till_dawn import RULES
from game.rules.lamps_till_dawn.why_not.refusing import refusal
from tests.laws.matches import spread
from tests.nights import numbers
from tests.rules.lamps_till_dawn.many import broken, every_setup, everything, miscounted, night
from tests.rules.random_matches import RandomMatches

SETUPS = every_setup()
MATCHES = RandomMatches(RULES, SETUPS, broken, miscounted)
NIGHT = numbers("LAMPS_MATCHES", 2500)
"""So many nights; LAMPS_MATCHES=10000 looks at ten thousand, NIGHT_SEED=2 at others."""


@pytest.mark.parametrize("number", range(0, len(SETUPS), 7))
def test_a_random_night_ends_and_loses_nothing(number):
    MATCHES.end_well(number, 100)


@pytest.mark.parametrize("number", range(1, len(SETUPS), 7))
def test_a_night_of_all_kinds_of_actions_ends_and_loses_nothing(number):
    played = night(SETUPS[number], number)
    assert {broken(state.table) for state in spread(played.states, 100)} == {""}
    assert miscounted(played) == ""


@pytest.mark.parametrize("number", range(2, len(SETUPS), 9))
def test_what_is_listed_is_what_is_not_refused(number):
    played = night(SETUPS[number], number)
    for state in spread(played.states, 10):
        for seat in (-1, *state.table.seats, len(state.table.seats)):
            legal = RULES.legal(state.table, seat)
            passed = [
                one for one in everything(state.table, seat) if refusal(state.table, one) is None
            ]
            assert set(passed) == set(legal)
            assert len(set(legal)) == len(legal)


@pytest.mark.nightly  # a night takes some twentieths of a second
def test_thousands_of_random_nights_end_and_lose_nothing():
    for number in NIGHT:
        played = night(SETUPS[number % len(SETUPS)], number)
        assert {broken(state.table) for state in spread(played.states, 25)} == {""}, number
        assert miscounted(played) == "", number
