"""A blow tells the striker nothing of the hand it meets until the reply is known (M6)."""

from collections import Counter

import pytest

from game.core.chance import Dice
from game.rules.arena_of_eight import RULES
from game.rules.arena_of_eight.actions import Strike
from game.rules.arena_of_eight.state import Options, Setup, Stage
from tests.laws.matches import random_match
from tests.scramble.arena_of_eight import scramble


@pytest.mark.parametrize("number", range(5))
def test_until_the_reply_is_known_a_blow_tells_nothing_of_the_hand_that_is_struck(number):
    """M6: states that are alike to the striker give the same events, questions and dice."""
    waited = Counter()
    setup = Setup(Options(12, any_super=True))
    for state in random_match(RULES, setup, number).states:
        table = state.table
        for blow in (a for seat in RULES.to_act(table) for a in RULES.legal(table, seat)):
            if isinstance(blow, Strike):
                assert _seen_by_striker(state, blow) == _seen_by_striker(_alike(state, blow), blow)
                after = RULES.apply(state, blow).state.table
                waited[after.stage is Stage.REPLY] += 1
    assert waited[True] > 10


def _alike(state, blow):
    other = scramble(state, blow.seat, Dice(state.told, "alike"))
    return type(state)(other.table, state.tasks, state.seed, state.told)


def _seen_by_striker(state, blow):
    """Return what the striker sees of its blow up to the reply, and who is asked then."""
    step = RULES.apply(state, blow)
    seen = [
        (told.number, RULES.redact(told.event, blow.seat), told.rule, told.cause)
        for told in step.events
    ]
    after = step.state
    return seen, RULES.to_act(after.table), RULES.view(after.table, blow.seat), step.rolled
