"""Computer players of Hold the Banner: they do what can be done, none sees what is hidden, and each
is stronger than the last."""

from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from game.ai.hold_the_banner.minds import MINDS, OFFERED
from game.ai.hold_the_banner.quick_player import QUICK
from game.ai.mind import Now, decided
from game.core.chance import Dice
from game.rules.hold_the_banner import RULES
from game.rules.hold_the_banner.actions import Commit, DrawRoute, PlayCard, TakeBack
from game.rules.hold_the_banner.setting_up import Mode, setup_of
from game.rules.hold_the_banner.state import Options
from game.session.match.computer_matches import finished, trial
from game.tools.who_is_stronger import Tally, verdict
from tests.laws.matches import random_match
from tests.scramble.hold_the_banner import scramble
from tests.setups.hold_the_banner import SETUPS

MAIN, FREE = setup_of(Mode.MAIN), setup_of(Mode.MAIN, Options(free_drawing=True))
KINDS = [setup for name, setup in SETUPS if name not in ("as printed, by die", "drawn freely")]


def asked(mind, state, seat):
    """Return a thought of a mind."""
    view = RULES.view(state.table, seat)
    return mind(view, seat, RULES.legal(view, seat), Dice(1, "minds", seat))


@cache
def moments(setup, number, every):
    """Return states of a match by chance."""
    turns = random_match(RULES, setup, number).turns
    return [turn.before for turn in turns[number::every]]


def planning(setup):
    """Return a state in which seat 0 plans."""
    return next(s for s in moments(setup, 3, 1) if s.table.question is None and s.table.tanks)


@pytest.mark.parametrize("setup", KINDS)
@pytest.mark.parametrize("name", OFFERED)
def test_what_is_answered_can_be_done(setup, name):
    for state in moments(setup, 3, 600):
        for seat in RULES.to_act(state.table):
            after = state
            for action in decided(asked(MINDS[name], state, seat)):
                after = RULES.apply(after, action).state
            assert seat not in RULES.to_act(after.table) or after.table != state.table


@pytest.mark.parametrize("name", OFFERED)
@pytest.mark.parametrize(
    "setup", [MAIN, setup_of(Mode.TWO_AGAINST_TWO, Options(free_drawing=True))]
)
def test_nobody_sees_what_is_hidden(setup, name):
    for state in moments(setup, 5, 500):
        for seat in RULES.to_act(state.table):
            other = scramble(state, seat, Dice(state.told, "hidden"))
            assert len({decided(asked(MINDS[name], one, seat)) for one in (state, other)}) == 1


@pytest.mark.parametrize("name", OFFERED)
@pytest.mark.parametrize("setup", [MAIN, FREE])
def test_a_plan_begun_by_somebody_else_is_taken_back_first(setup, name):
    state = planning(setup)
    kinds = DrawRoute, PlayCard
    route = next(one for one in RULES.legal(state.table, 0) if isinstance(one, kinds))
    state = RULES.apply(state, route).state
    actions = decided(asked(MINDS[name], state, 0))
    assert actions.count(TakeBack(0)) == len(state.table.players[0].plan)
    assert actions[0] == TakeBack(0)
    assert actions[-1] == Commit(0)


@pytest.mark.parametrize("name", OFFERED)
def test_who_is_hurried_answers_at_once(name):
    thought = asked(MINDS[name], planning(FREE), 0)
    next(thought)
    with pytest.raises(StopIteration) as end:
        thought.throw(Now())
    assert end.value.value[-1] == Commit(0)


@pytest.mark.parametrize(("name", "most"), [("drummer", 1), ("ensign", 2), ("marshal", 24)])
def test_a_thought_has_few_pieces_whatever_the_machine(name, most):
    assert len([*asked(MINDS[name], planning(FREE), 0)]) <= most


def test_the_measuring_player_plays_to_the_end():
    short = replace(MAIN, options=Options(lives=1, tanks=2))
    assert finished(trial(RULES, short, 2, (QUICK,))).table.ending is not None


@pytest.mark.nightly  # some dozens of matches take a minute or two a pair
@pytest.mark.parametrize("setup", [MAIN, FREE])
@pytest.mark.parametrize("lower, higher", list(pairwise(OFFERED)))
def test_each_level_is_stronger_than_the_one_below(setup, lower, higher):
    """They change sides from match to match."""
    tally = Tally()
    for number in range(200):
        own = number % 2
        names = (lower, higher) if own else (higher, lower)
        minds = [MINDS[name] for name in names]
        winners = finished(trial(RULES, setup, number // 2, minds)).table.ending.winners
        tally = tally.with_points(float(own in winners) if winners else 0.5)
        if found := verdict(tally, 0.5, 0.65):
            break
    assert found == "higher", tally
