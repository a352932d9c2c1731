"""Random matches of Arena of Eight over all set-ups end, and keep their sums."""

from collections import Counter

import pytest

from game.core.chance import Dice
from game.rules.arena_of_eight import RULES
from game.rules.arena_of_eight.actions import Strike
from game.rules.arena_of_eight.state import Options, Setup, Stage
from game.rules.arena_of_eight.why_not.refusing import refusal
from tests.laws.matches import random_match, spread
from tests.nights import numbers
from tests.rules.arena_of_eight.many import (
    broken,
    every_setup,
    everything,
    slow_choices,
    uncounted,
)
from tests.scramble.arena_of_eight import scramble

SETUPS = every_setup()
NIGHT = numbers("ARENA_OF_EIGHT_MATCHES", 10_000)
"""So many matches a night; NIGHT_SEED=2 looks at others."""


@pytest.mark.parametrize("number", range(0, len(SETUPS), 4))
def test_a_random_match_ends_and_keeps_its_sums(number):
    played = random_match(RULES, SETUPS[number], number)
    assert played.stopped == "over"
    assert {broken(state.table) for state in played.states} == {""}
    assert uncounted(played) == ""


@pytest.mark.parametrize("number", range(1, len(SETUPS), 12))
def test_what_is_listed_is_what_is_not_refused(number):
    for state in moments(number, 40):
        for seat in (-1, 0, 1, 2):
            legal = RULES.legal(state.table, seat)
            passed = [one for one in everything(seat) if refusal(state.table, one) is None]
            assert set(passed) == set(legal)
            assert len(set(legal)) == len(legal)


@pytest.mark.parametrize("number", range(2, len(SETUPS), 12))
def test_what_is_listed_is_what_the_printed_table_allows(number):
    for state in moments(number, 60):
        (seat,) = RULES.to_act(state.table)
        assert set(RULES.legal(state.table, seat)) == slow_choices(state.table)


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


def moments(number, count):
    """Return states of a random match, as many of them with a blow that waits as without."""
    states = random_match(RULES, SETUPS[number], number).states[:-1]
    asked = tuple(state for state in states if state.table.asked)
    return (*spread(asked, count // 2), *spread(states, count // 2))


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
