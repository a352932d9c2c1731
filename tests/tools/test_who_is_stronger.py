from argparse import Namespace

import pytest

from game.tools import simulate
from game.tools.who_is_stronger import BOUND, Tally, interval, likelihood, verdict
from tests.demo.rules import DEMO
from tests.setups.demo import DUEL


def test_nothing_is_known_before_the_first_match():
    assert verdict(Tally(), 0.5, 0.7) == ""
    assert interval(Tally()) == (0.0, 1.0)


def test_many_wins_tell_the_higher_share_and_many_losses_the_lower():
    assert verdict(Tally(won=15), 0.5, 0.7) == "higher"
    assert verdict(Tally(lost=15), 0.5, 0.7) == "lower"


def test_a_share_between_the_two_keeps_the_question_open_for_long():
    assert verdict(Tally(won=60, lost=40), 0.5, 0.7) == ""


def test_the_test_stops_at_its_written_bound():
    least = next(n for n in range(1, 50) if verdict(Tally(won=n), 0.5, 0.7))
    assert (
        likelihood(Tally(won=least - 1), 0.5, 0.7) < BOUND <= likelihood(Tally(won=least), 0.5, 0.7)
    )


def test_two_draws_count_as_a_win_and_a_loss():
    drawn, decided = Tally(won=5, drawn=2), Tally(won=6, lost=1)
    assert likelihood(drawn, 0.5, 0.7) == pytest.approx(likelihood(decided, 0.5, 0.7))


def test_the_interval_holds_the_share_and_narrows():
    few, many = interval(Tally(won=7, lost=3)), interval(Tally(won=700, lost=300))
    assert few[0] < many[0] < 0.7 < many[1] < few[1]


def test_a_comparison_counts_every_match_and_says_how_it_stands(capsys):
    options = Namespace(matches=4, seed=3, test=(0.5, 0.9))
    simulate.compare(DEMO, DUEL, ("random", "random"), options)
    lines = capsys.readouterr().out.splitlines()
    counts = [sum(int(word) for word in line.split()[1:7:2]) for line in lines]
    assert counts == [1, 2, 3, 4]
