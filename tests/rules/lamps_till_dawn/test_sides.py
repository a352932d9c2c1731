"""A side shares what it knows, and hears nothing of what the other side hides (K7)."""

from dataclasses import replace

import pytest

from game.core.chance import Dice
from game.core.rules import NOBODY
from game.rules.lamps_till_dawn import RULES
from game.rules.lamps_till_dawn.actions import Commit, PlanCall
from game.rules.lamps_till_dawn.events import (
    Fled,
    MatchEnded,
    NightmareCalled,
    PlanCommitted,
    SlotDone,
)
from game.rules.lamps_till_dawn.full_marks import setup_of
from game.rules.lamps_till_dawn.state import Side
from tests.laws.matches import spread
from tests.rules.lamps_till_dawn.many import every_setup, night
from tests.scramble.lamps_till_dawn import scramble

SETUPS = every_setup()
SOME = (17, 26, 35, 47, 49)


def heard(step, seat):
    """Return all that a seat hears: the events as it sees them, with paragraph and cause."""
    return [replace(told, event=RULES.redact(told.event, seat)) for told in step.events]


def public(step):
    """Return what a turn is for everybody, from the digest alone (K3.3)."""
    found = []
    for told in step.events:
        match told.event:
            case SlotDone(slot):
                found.append(slot)
            case NightmareCalled(number, hint):
                found.append((number, hint))
            case Fled(seats):
                found.append(seats)
            case event:
                found.append(event)
    return found


def last_commits(played):
    """Yield the turns of a night with which all has been planned."""
    for turn in played.turns:
        if len(RULES.to_act(turn.before.table)) == 1 and len(turn.step.events) > 1:
            assert isinstance(turn.step.events[0].event, PlanCommitted)
            yield turn


@pytest.mark.parametrize("number", SOME)
def test_all_of_a_side_see_and_hear_the_same(number):
    played = night(SETUPS[number], number)
    sides = SETUPS[number].sides
    firsts = {side: sides.index(side) for side in sides}
    for turn in played.turns:
        for seat, side in enumerate(sides):
            first = firsts[side]
            assert RULES.view(turn.before.table, seat) == RULES.view(turn.before.table, first)
            assert heard(turn.step, seat) == heard(turn.step, first)


@pytest.mark.parametrize("number", SOME)
def test_the_two_sides_hear_as_many_events_of_the_same_kinds(number):
    for turn in night(SETUPS[number], number).turns:
        kinds = {
            tuple((type(t.event), t.number, t.rule, t.cause) for t in heard(turn.step, seat)[1:])
            for seat in (NOBODY, *turn.before.table.seats)
        }
        assert len(kinds) == 1


def test_what_is_hidden_changes_nothing_that_is_heard_where_the_turn_goes_alike():
    """Places and plans of the other side are dealt anew; where the same is told, all is equal."""
    alike = other_plans = 0
    for number in (*range(0, 48, 6), *SOME):
        for turn in spread(tuple(last_commits(night(SETUPS[number], number))), 6):
            (seat,) = RULES.to_act(turn.before.table)
            for again in range(12):
                changed = scramble(turn.before, seat, Dice(number, again, turn.before.told))
                changed = replace(changed, seed=turn.before.seed)
                step = RULES.apply(changed, turn.action)
                over = isinstance(step.events[-1].event, MatchEnded)
                if over or public(step) != public(turn.step):
                    continue
                alike += 1
                other_plans += changed.table.characters != turn.before.table.characters
                assert heard(step, seat) == heard(turn.step, seat)
                assert heard(step, NOBODY) == heard(turn.step, NOBODY)
    assert alike > 150
    assert other_plans > 150


def test_the_order_of_calls_betrays_neither_who_called_nor_where():
    """Two call at once and tell the same room: either may be told first."""
    firsts = set()
    for seed in range(20):
        state = RULES.new(setup_of((Side.DARK, Side.DARK, Side.LIGHT)), seed)
        for action in (PlanCall(0, 6, 4), PlanCall(1, 4, 4), *map(Commit, (0, 1, 2))):
            state = RULES.apply(state, action).state
        firsts.add(state.table.nightmares[0].owner)
    assert firsts == {0, 1}


def test_calls_of_one_slot_are_told_by_the_rooms_that_are_told():
    for seed in range(8):
        state = RULES.new(setup_of((Side.DARK, Side.DARK, Side.LIGHT)), seed)
        for action in (PlanCall(0, 6, 6), PlanCall(1, 4, 4), *map(Commit, (0, 1, 2))):
            state = RULES.apply(state, action).state
        assert [each.hint for each in state.table.nightmares] == [4, 6]


@pytest.mark.parametrize("number", SOME)
def test_the_other_side_hears_the_same_of_whatever_is_planned(number):
    for state in spread(night(SETUPS[number], number).states, 8):
        for seat in RULES.to_act(state.table):
            plans = [a for a in RULES.legal(state.table, seat) if not isinstance(a, Commit)]
            steps = [RULES.apply(state, action) for action in plans]
            others = [s for s in state.table.seats if state.table.side(s) != state.table.side(seat)]
            for ear in (NOBODY, *others):
                assert all(heard(step, ear) == heard(steps[0], ear) for step in steps)
