"""Random matches of Arena of Eight over all set-ups end, and keep their sums."""

import pytest

from game.rules.arena_of_eight import RULES
from tests.nights import numbers
from tests.rules.arena_of_eight.many import broken, every_setup, uncounted
from tests.rules.random_matches import RandomMatches

SETUPS = every_setup()
MATCHES = RandomMatches(RULES, SETUPS, broken, uncounted)
NIGHT = numbers("ARENA_OF_EIGHT_MATCHES", 10_000)
"""So many matches a night; NIGHT_SEED=2 looks at others."""


@pytest.mark.parametrize("number", range(0, len(SETUPS), 4))
def test_a_random_match_ends_and_keeps_its_sums(number):
    MATCHES.end_well(number)


@pytest.mark.nightly  # a match takes a fiftieth of a second, looking at it twice that
def test_thousands_of_random_matches_end_and_keep_their_sums():
    for number in NIGHT:
        MATCHES.end_well(number, 25)
