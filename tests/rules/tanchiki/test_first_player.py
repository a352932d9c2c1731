"""Who begins: the winner of the match before, or a lot (T3.4a)."""

from __future__ import annotations

import pytest

from game.core.chance import Dice
from game.core.rules import Outcome
from game.rules.tanchiki.setting_up import first_player

SEEDS = range(60)


def drawn(seats, *winners):
    return {first_player(seats, seed, Outcome(frozenset(winners))) for seed in SEEDS}


@pytest.mark.parametrize("winner", range(4))
def test_the_winner_of_the_match_before_begins(winner):
    assert drawn(4, winner) == {winner}


def test_of_several_winners_one_is_drawn():
    assert drawn(4, 1, 3) == {1, 3}


def test_if_nobody_has_won_all_are_drawn_among():
    assert drawn(3) == {0, 1, 2}


def test_a_winner_who_has_left_the_table_is_not_drawn():
    assert drawn(2, 3) == {0, 1}


def test_the_first_match_is_drawn_as_it_ever_was():
    for seed in SEEDS:
        assert first_player(5, seed) == Dice(seed, "first player").below(5)
