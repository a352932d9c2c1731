"""Random matches of One Cut over all set-ups end, and lose nothing on the way."""

from statistics import median

import pytest

from game.rules.one_cut import RULES
from game.rules.one_cut.why_not.refusing import refusal
from tests.laws.matches import random_match, spread
from tests.nights import numbers
from tests.rules.one_cut.many import (
    broken,
    counted,
    every_setup,
    everything,
    rounds_of_walkers,
)
from tests.rules.random_matches import RandomMatches

SETUPS = every_setup()
MATCHES = RandomMatches(RULES, SETUPS, broken, counted)
NIGHT = numbers("ONE_CUT_MATCHES", 2500)
"""So many matches a night; ONE_CUT_MATCHES=10000 looks at ten thousand, NIGHT_SEED=2 at others."""


@pytest.mark.parametrize("number", (*range(0, len(SETUPS), 4), len(SETUPS) - 1))
def test_a_random_match_ends_and_loses_nothing(number):
    MATCHES.end_well(number)


@pytest.mark.parametrize("number", (*range(1, len(SETUPS), 8), len(SETUPS) - 3))
def test_what_is_listed_is_what_is_not_refused(number):
    played = random_match(RULES, SETUPS[number], number)
    for state in spread(played.states, 60):
        for seat in (-1, 0, 1, 2):
            legal = RULES.legal(state.table, seat)
            passed = [one for one in everything(seat) if refusal(state.table, one) is None]
            assert set(passed) == set(legal)
            assert len(set(legal)) == len(legal)


def test_two_who_walk_up_to_each_other_fight_three_to_five_rounds():
    assert 3 <= median(map(rounds_of_walkers, range(60))) <= 5


@pytest.mark.nightly  # a match takes a fifth of a second
def test_thousands_of_random_matches_end_and_lose_nothing():
    for number in NIGHT:
        MATCHES.end_well(number, 25)
