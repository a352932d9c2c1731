"""Computer players of Lamps Till Dawn: they do what can be done, none sees what is hidden, and each
is stronger than the last."""

from itertools import pairwise

import pytest

from game.ai.lamps_till_dawn.minds import MINDS, OFFERED
from game.ai.lamps_till_dawn.quick_player import QUICK
from game.ai.mind import Now, decided
from game.ai.minds import former
from game.ai.notes import begun, noted
from game.core.chance import Dice
from game.rules.lamps_till_dawn import RULES
from game.rules.lamps_till_dawn.actions import Commit, PlanMove, TakeBack
from game.rules.lamps_till_dawn.full_marks import setup_of
from game.rules.lamps_till_dawn.house import HOUSE
from game.rules.lamps_till_dawn.state import Setup, Side
from game.session.match.computer_matches import finished, trial
from game.tools.who_is_stronger import Tally, verdict
from tests.laws.matches import random_match
from tests.scramble.lamps_till_dawn import scramble
from tests.setups.lamps_till_dawn import COTTAGE

L, D = Side.LIGHT, Side.DARK
DUEL = setup_of((L, D))
PAIRS = Setup(COTTAGE, (L, D, L, D), 9, 9)


def asked(mind, state, seat, told, number=1):
    """Return a thought of a mind."""
    view = RULES.view(state.table, seat)
    notes = noted(mind, (RULES.redact(event, seat) for event in told))
    return begun(mind, view, seat, RULES.legal(view, seat), Dice(number, "minds", seat), notes)


def moments(setup, number, every):
    """Yield states of a match by chance, with what was told before."""
    played = random_match(RULES, setup, number)
    told = []
    for place, turn in enumerate(played.turns):
        if place % every == 0:
            yield turn.before, tuple(told)
        told += (each.event for each in turn.step.events)


@pytest.mark.parametrize("setup", [DUEL, PAIRS])
@pytest.mark.parametrize("name", OFFERED)
def test_what_is_answered_can_be_done(setup, name):
    for state, told in moments(setup, 3, 40):
        for seat in RULES.to_act(state.table):
            actions = decided(asked(MINDS[name], state, seat, told))
            assert isinstance(actions[-1], Commit)
            for action in actions:
                state = RULES.apply(state, action).state
            if RULES.outcome(state.table):
                break


@pytest.mark.parametrize("name", OFFERED)
def test_nobody_sees_what_is_hidden(name):
    for setup in (DUEL, PAIRS):
        for state, told in moments(setup, 5, 60):
            for seat in RULES.to_act(state.table):
                other = scramble(state, seat, Dice(state.told, "hidden"))
                answers = {decided(asked(MINDS[name], one, seat, told)) for one in (state, other)}
                assert len(answers) == 1


@pytest.mark.parametrize("name", OFFERED)
def test_a_plan_begun_by_somebody_else_is_taken_back_first(name):
    state = RULES.new(DUEL, 1)
    move = next(one for one in RULES.legal(state.table, 0) if isinstance(one, PlanMove))
    state = RULES.apply(state, move).state
    actions = decided(asked(MINDS[name], state, 0, ()))
    assert actions[0] == TakeBack(0)
    assert TakeBack(0) not in actions[1:]


@pytest.mark.parametrize("name", OFFERED)
def test_who_is_hurried_answers_at_once(name):
    thought = asked(MINDS[name], RULES.new(DUEL, 1), 1, ())
    next(thought)
    with pytest.raises(StopIteration) as end:
        thought.throw(Now())
    assert end.value.value[-1] == Commit(1)


@pytest.mark.parametrize("setup", [DUEL, PAIRS])
def test_the_measuring_player_plays_to_the_end(setup):
    table = finished(trial(RULES, setup, 2, (QUICK,))).table
    assert table.ending is not None


def walks(mind, number):
    """Return whether a mind does nothing but walk in the first turn of a night of Light."""
    state = RULES.new(DUEL, number)
    *does, _ = decided(asked(mind, state, 0, (), number))
    return all(isinstance(action, PlanMove) for action in does)


def test_the_weaker_strolls_the_more():
    often = [sum(walks(MINDS[name], number) for number in range(60)) for name in OFFERED]
    assert often[0] > often[1] + 6
    assert often[1] > often[2] + 6


def test_those_of_the_first_number_take_any_plan_on_a_whim_as_they_always_did():
    found = former("lamps_till_dawn", 1)
    assert found is not None
    assert {name.split(".")[0] for name in found} == {"guest", "watchman"}
    assert former("lamps_till_dawn", 2) == {}
    played = finished(trial(RULES, DUEL, 77, (found["guest"], found["watchman"])))
    table = played.table
    assert (len(played.actions), table.turn, table.dawn, table.madness) == (64, 11, 14, 0)


def won(light, dark, setup, number):
    """Return which side wins a night, if any."""
    minds = [light if side is L else dark for side in setup.sides]
    return finished(trial(RULES, setup, number, minds)).table.ending.winner


@pytest.mark.nightly  # some dozens of nights take half a minute a pair
@pytest.mark.parametrize("sides", [(L, D), (L, L, D), (L, D, D)], ids=["1:1", "2:1", "1:2"])
@pytest.mark.parametrize("lower, higher", list(pairwise(OFFERED)))
def test_each_level_is_stronger_than_the_one_below(lower, higher, sides):
    """They change sides from night to night, of the length that is usual at the table."""
    setup, tally = setup_of(sides, house=HOUSE), Tally()
    for number in range(200):
        names = (higher, lower) if number % 2 == 0 else (lower, higher)
        winner = won(*map(MINDS.get, names), setup, number // 2)
        own = L if number % 2 == 0 else D
        tally = tally.with_points(0.5 if winner is None else float(winner is own))
        if found := verdict(tally, 0.5, 0.65):
            break
    assert found == "higher", tally
