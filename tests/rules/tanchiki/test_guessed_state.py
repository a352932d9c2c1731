"""What is imagined behind a view is what could lie there, and the match can go on from it."""

from __future__ import annotations

from functools import cache

import pytest

from game.core.chance import Dice
from game.core.rules import NOBODY
from game.rules.tanchiki.foresight.guessed_state import imagine
from game.rules.tanchiki.play import apply, legal, to_act
from game.rules.tanchiki.state import Phase
from game.rules.tanchiki.view import view
from tests.rules.tanchiki.many import steps

NUMBERS = (97, 103)
"""Hasty matches of four players, where many commit early."""


@cache
def states():
    """Return the states of these matches in which somebody has to choose."""
    return tuple(step.state for number in NUMBERS for step in steps(number, checked=False))


def imagined(phase):
    """Return each state of a phase with what is imagined behind the open table."""
    paused = [s for s in states() if s.table.turn.phase is phase and s.table.ending is None]
    return [
        (state, imagine(view(state.table, NOBODY), Dice(number, "imagined")))
        for number, state in enumerate(paused[:: 1 + len(paused) // 200])
    ]


def laid(hand):
    return tuple(bool(stack) for stack in hand.stacks)


def test_an_imagined_plan_is_a_stack_for_each_action_or_to_stand_switched_off():
    for _, other in imagined(Phase.PLANNING):
        for hand in other.table.hands:
            expected = (not hand.going_off,) * 2 if hand.committed else (False, False)
            assert laid(hand) == expected
            assert not hand.exchanged


def test_few_imagined_plans_are_to_stand_switched_off():
    plans = [
        hand.going_off
        for _, other in imagined(Phase.PLANNING)
        for hand in other.table.hands
        if hand.committed
    ]
    assert 0 < sum(plans) < len(plans) / 4


def test_some_imagined_stacks_hold_more_than_one_card():
    stacks = [
        stack
        for _, other in imagined(Phase.PLANNING)
        for hand in other.table.hands
        for stack in hand.stacks
        if stack
    ]
    assert {len(stack) for stack in stacks} == {1, 2}


@pytest.mark.parametrize("phase", [Phase.MOVING, Phase.BOTS, Phase.END])
def test_stacks_are_imagined_where_they_truly_lie_face_down(phase):
    pairs = imagined(phase)
    assert len(pairs) > 3
    for state, other in pairs:
        for tank, hand, true in zip(
            state.table.field.tanks, other.table.hands, state.table.hands, strict=True
        ):
            # What a dead tank has laid is shuffled with all its cards, and plays no part.
            assert tank.cell is None or laid(hand) == laid(true)


@pytest.mark.parametrize("phase", [Phase.PLACING, Phase.PLANNING, Phase.MOVING, Phase.BOTS])
def test_the_referee_is_imagined_to_go_on_with_what_truly_waits(phase):
    for state, other in imagined(phase):
        waiting = [waits.task for waits in other.tasks]
        # In the middle of a movement the rest of that one card is forgotten.
        assert [waits.task for waits in state.tasks][-len(waiting) :] == waiting


@pytest.mark.parametrize("phase", [Phase.PLANNING, Phase.BOTS, Phase.END])
def test_an_imagined_match_can_be_played_on(phase):
    for _, state in imagined(phase)[:10]:
        dice = Dice(state.told, "played on")
        for _ in range(30):
            if seats := to_act(state.table):
                state = apply(state, dice.choice(legal(state.table, seats[0]))).state
        assert state.told > 0
