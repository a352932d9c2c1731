"""Computer players of One Cut: what they answer can be done, and each is stronger than the last."""

from collections import Counter
from itertools import pairwise

import pytest

from game.ai.mind import Now, decided
from game.ai.one_cut.minds import MINDS, OFFERED
from game.ai.one_cut.minds import mind as planning
from game.ai.one_cut.mixed_rows import Learner, drawn, learnt
from game.ai.one_cut.planning import Depth
from game.ai.one_cut.quick_player import QUICK
from game.ai.one_cut.rows import Rows, handy, rows
from game.core.chance import Dice
from game.core.grid import Cell
from game.core.handfuls import without
from game.rules.one_cut import RULES
from game.rules.one_cut.actions import Commit, LayCard, PushTo, StepTo, TakeBack
from game.rules.one_cut.cards import HAND, OWN, Card
from game.rules.one_cut.state import Options, Setup
from game.session.match.computer_matches import finished, trial
from game.tools.who_is_stronger import Tally, verdict
from tests.ai.one_cut.stubborn import stubborn
from tests.laws.matches import random_match, spread

DUEL = Setup(1, Options(middle=True))
MATCH = Setup(5, Options(middle=True))
NEAR = Setup(1, Options(middle=True), (Cell(4, 4), Cell(5, 4)))


def answered(name, state, seat, number=1):
    """Return what a computer player does."""
    view = RULES.view(state.table, seat)
    dice = Dice(number, "minds", seat)
    return decided(MINDS[name](view, seat, RULES.legal(view, seat), dice))


def points(one, other, setup, number):
    """Return what the first of two gets out of a match; they change seats from match to match."""
    minds = (one, other) if number % 2 == 0 else (other, one)
    winners = finished(trial(RULES, setup, number, minds)).outcome.winners
    return 0.5 if not winners else float(number % 2 in winners)


RIPOSTE = Setup(3, Options(riposte=True), NEAR.marks)
# Where two stand near each other one thinks longest: a master, and each style, by night alone.
BY_DAY = set(OFFERED) - {"master"}
CASES = [
    *((MATCH, name) for name in MINDS),
    *(
        pytest.param(RIPOSTE, name, marks=() if name in BY_DAY else pytest.mark.nightly)
        for name in MINDS
    ),
]


@pytest.mark.parametrize("setup, name", CASES)
def test_what_is_answered_can_be_done(setup, name):
    played = random_match(RULES, setup, 3)
    for state in spread(played.states[:-1], 3):
        for seat in RULES.to_act(state.table):
            actions = answered(name, state, seat)
            assert actions
            for action in actions:
                state = RULES.apply(state, action).state
            assert isinstance(actions[-1], Commit | StepTo | PushTo)


@pytest.mark.parametrize("name", MINDS)
def test_a_row_begun_by_somebody_else_is_taken_back_first(name):
    state = RULES.apply(RULES.new(DUEL, 1), LayCard(0, Card.KNIFE)).state
    actions = answered(name, state, 0)
    assert actions[0] == TakeBack(0)
    assert actions[-1] == Commit(0)


@pytest.mark.parametrize("name", MINDS)
def test_who_is_hurried_answers_at_once(name):
    view = RULES.view(RULES.new(DUEL, 1).table, 0)
    thought = MINDS[name](view, 0, RULES.legal(view, 0), Dice(1, "minds"))
    next(thought)
    with pytest.raises((StopIteration, Now)) as end:
        thought.throw(Now())
    if not name.startswith("pupil"):
        assert end.value.value[-1] == Commit(0)


@pytest.mark.parametrize("counts", [True, False])
def test_only_who_counts_begins_with_no_guard_against_who_cannot_attack(counts):
    left = (Card.MOVE, Card.MOVE)
    table = RULES.new(NEAR, 1).table
    view = RULES.view(table.with_side(1, hand=left, held=2, discard=without(OWN, left)), 0)
    mind = planning(Depth(rounds=60, counts=counts))
    begun = {decided(mind(view, 0, (), Dice(number, "minds")))[0].card for number in range(6)}
    assert begun.isdisjoint({Card.BLOCK, Card.DODGE, Card.KNIFE}) is counts


def test_nobody_is_told_a_row_for_certain():
    state = RULES.new(NEAR, 1)
    assert len({answered("fencer", state, 0, number) for number in range(6)}) > 2


def test_rows_are_those_of_the_hand():
    found = rows(handy(HAND))
    assert len(found.tokens) == len(set(found.tokens)) == 273
    for cards in found.cards:
        assert not Counter(cards) - Counter(HAND)
    assert {len(cards) for cards in found.cards} == {1, 2, 3}


def test_learning_finds_how_often_stone_paper_and_scissors_are_laid():
    class Sight:
        """Paper beats stone twice as high as anything else beats anything."""

        def __init__(self, worths):
            self.worths = worths

        def of(self, own, other):
            return [46656 * worth for worth in self.worths[other[0]]]

    three = Rows(((0,), (1,), (2,)), ((),) * 3, ())
    own, other = Learner(three, (0, 0, 0)), Learner(three, (0, 0, 0))
    # By what the other lays: what stone, paper and scissors are worth against it.
    sight = Sight([[0, 200, -100], [-200, 0, 100], [100, -100, 0]])
    for _ in learnt(own, [other], (sight, sight), 4000, Dice(1, "learning")):
        pass
    shares = [round(100 * count / sum(own.chosen)) for count in own.chosen]
    for share, wanted in zip(shares, (25, 25, 50), strict=True):
        assert abs(share - wanted) <= 4, shares


def test_a_row_is_drawn_as_often_as_its_weight_says():
    found = Counter(drawn((3, 0, 1), Dice(number, "drawn")) for number in range(400))
    assert found[1] == 0
    assert 260 <= found[0] <= 340


def test_the_measuring_player_plays_on():
    assert decided(QUICK(*_asked(RULES.new(DUEL, 1), 0), Dice(1, "quick")))


def _asked(state, seat):
    view = RULES.view(state.table, seat)
    return view, seat, RULES.legal(view, seat)


@pytest.mark.nightly  # a hundred duels against each card take minutes
@pytest.mark.parametrize("card", Card)
def test_who_always_plays_the_same_card_loses_to_a_master(card):
    found = sum(points(MINDS["master"], stubborn(card), DUEL, number) for number in range(100))
    assert found >= 80


@pytest.mark.nightly  # some dozens of matches take minutes a pair
@pytest.mark.parametrize("lower, higher", list(pairwise(OFFERED)))
def test_each_level_is_stronger_than_the_one_below(lower, higher):
    tally = Tally()
    for number in range(200):
        tally = tally.with_points(points(MINDS[higher], MINDS[lower], MATCH, number))
        if found := verdict(tally, 0.5, 0.7):
            break
    assert found == "higher", tally
