"""Random matches of Arena of Eight over all set-ups end, and keep their sums."""

from collections import Counter

import pytest

from game.rules.arena_of_eight import RULES
from tests.laws.matches import random_match, spread
from tests.nights import numbers
from tests.rules.arena_of_eight.many import broken, every_setup, uncounted

SETUPS = every_setup()
NIGHT = numbers("ARENA_OF_EIGHT_MATCHES", 10_000)
"""So many matches a night; NIGHT_SEED=2 looks at others."""


@pytest.mark.parametrize("number", range(0, len(SETUPS), 4))
def test_a_random_match_ends_and_keeps_its_sums(number):
    played = random_match(RULES, SETUPS[number], number)
    assert played.stopped == "over"
    assert {broken(state.table) for state in played.states} == {""}
    assert uncounted(played) == ""


@pytest.mark.nightly  # a match takes a fiftieth of a second, looking at it twice that
def test_thousands_of_random_matches_end_and_keep_their_sums():
    stopped = Counter()
    for seed in NIGHT:
        setup = SETUPS[seed % len(SETUPS)]
        played = random_match(RULES, setup, seed)
        stopped[played.stopped] += 1
        faults = {broken(state.table) for state in spread(played.states, 25)} | {uncounted(played)}
        assert faults == {""}, f"{setup}, seed {seed}: {faults}"
    assert stopped == {"over": len(NIGHT)}
