"""Random matches over all modes, hands and lengths end, and lose nothing on the way."""

from __future__ import annotations

import pytest

from game.rules.deep_scan.state import HandKind
from tests.laws.matches import spread
from tests.nights import numbers
from tests.rules.deep_scan.many import SHIPS, any_setup, broken, match, miscounted

NIGHT = numbers("SCAN_MATCHES", 10_000)
"""So many matches; SCAN_MATCHES=100000 plays more, NIGHT_SEED=2 others."""
SETUPS = [any_setup(number) for number in range(60)]


def test_the_matches_are_of_every_mode_hand_and_length():
    assert {setup.ships for setup in SETUPS} == {*SHIPS}
    assert {hand for setup in SETUPS for hand in setup.hands} == {*HandKind}
    assert {setup.objects for setup in SETUPS} == {8, 12, 20}
    assert {bool(setup.given) for setup in SETUPS} == {True, False}


@pytest.mark.parametrize("number", range(0, len(SETUPS), 4))
def test_a_match_ends_and_loses_nothing(number):
    played = match(SETUPS[number], number)
    assert {broken(state.table) for state in spread(played.states, 60)} == {""}
    assert miscounted(played) == ""


@pytest.mark.nightly  # a match takes some tenths of a second
def test_ten_thousand_matches_end_and_lose_nothing():
    for number in NIGHT:
        played = match(any_setup(number), number)
        assert {broken(state.table) for state in spread(played.states, 12)} == {""}, number
        assert miscounted(played) == "", number
