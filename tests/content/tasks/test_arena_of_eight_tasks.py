"""The challenges of Arena of Eight are won for sure in their par, by few first choices."""

import pytest

from game.ai.arena_of_eight.task_defender import defender
from game.content.arena_of_eight.map_kind import SOLVER
from game.content.tasks.challenges import load_challenges, setup_of, tally
from game.rules.arena_of_eight import RULES
from game.tools.arena_of_eight.prove_wins import Proof
from tests.content.tasks.challenge_play import action_of, answers, played, proven, solution

POSED = {each.name: each for each in load_challenges("arena_of_eight")}
FEW = 4
"""At most one first choice in so many wins for sure in par."""
LONG = {"three_blows", "first_the_hand"}
"""Every way of three turns takes a second."""


def start(name):
    return RULES.new(setup_of(POSED[name]), POSED[name].seed)


@pytest.mark.parametrize("name", proven(POSED, LONG))
def test_the_par_is_the_fewest_turns_that_win_for_sure(name):
    state, proof = start(name), Proof()
    turns = proof.fewest(state)
    assert turns == POSED[name].par == POSED[name].stars.three
    found = proof.winning(state, turns)
    assert action_of(RULES, state.table, solution(POSED[name])[0]) in found
    assert FEW * len(found) < len(RULES.legal(state.table, SOLVER)) + FEW


@pytest.mark.parametrize("name", POSED)
def test_the_stored_line_earns_all_stars_against_the_defender(name):
    assert all(done == meant for done, meant in answers(POSED[name], defender))
    _, state, told, _ = played(POSED[name])
    found = tally(POSED[name], state.table, told)
    assert found.won is not None
    assert POSED[name].stars.earned(found) == 3


def test_a_round_that_is_not_won_is_lost():
    challenge = POSED["out_of_the_slide"]
    state, told = start(challenge.name), []
    for line in ("feint hand", "slide"):
        step = RULES.apply(state, action_of(RULES, state.table, line))
        state, told = step.state, [*told, *step.events]
    found = tally(challenge, state.table, told)
    assert found.lost
    assert found.won is None


def test_there_are_eight_or_more():
    assert len(POSED) >= 8
