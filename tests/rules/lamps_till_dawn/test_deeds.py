"""What each did in a night, told by what all of it came to."""

from dataclasses import replace

import pytest

from game.core.rules import Told
from game.rules.lamps_till_dawn import RULES
from game.rules.lamps_till_dawn.actions import (
    Commit,
    PlanCall,
    PlanLamp,
    PlanMove,
    PlanRitual,
    PlanScare,
    PlanWait,
    Ritual,
    Wake,
)
from game.rules.lamps_till_dawn.deeds import deeds
from game.rules.lamps_till_dawn.events import LampLit, NightmareCalled, NightmareWoken, SlotDone
from game.rules.lamps_till_dawn.full_marks import setup_of
from game.rules.lamps_till_dawn.state import Character, Side, Table

PAIR = (Side.LIGHT, Side.DARK)


def done(rooms, *actions):
    """Play a turn of two of Light and two of Dark from these rooms; return what each did."""
    state = RULES.new(setup_of((Side.LIGHT, Side.LIGHT, Side.DARK, Side.DARK)), 1)
    start = replace(state.table, characters=tuple(map(Character, rooms)))
    state, told = replace(state, table=start), []
    for action in (*actions, *map(Commit, range(4))):
        step = RULES.apply(state, action)
        state = step.state
        told += step.events
    return [dict(each.counts) for each in deeds(start, told)]


def test_lamps_count_for_all_whose_hand_was_on_them():
    assert done((5, 5, 9, 9), PlanLamp(0), PlanLamp(1), PlanMove(2, (5,)), PlanLamp(2)) == [
        {"lamps": 1},
        {"lamps": 1},
        {"rooms": 1, "put_out": 1},
        {},
    ]


def test_a_bite_counts_for_who_called_the_nightmare():
    assert done((5, 1, 9, 9), PlanCall(3, 5, 6), Wake(3, 0)) == [
        {},
        {},
        {},
        {"called": 1, "bites": 1},
    ]


def test_who_flees_is_counted():
    plans = (PlanLamp(0), PlanRitual(0, Ritual.REPEL), PlanWait(1), PlanScare(2))
    assert done((5, 1, 5, 9), *plans) == [{"frightened": 1}, {}, {"repelled": 1}, {}]


def feats(*said):
    """Return what is worth a medal of these events of a night of one against one."""
    start = Table(setup_of(PAIR), (Character(5), Character(9)))
    told = [Told(number, event, "", None) for number, event in enumerate(said)]
    return [each.feats for each in deeds(start, told)]


@pytest.mark.parametrize("count, won", [(4, ()), (5, ("lamplighter",)), (6, ("lamplighter",))])
def test_the_fifth_lamp_of_a_night_is_worth_a_medal(count, won):
    slot = SlotDone(1, (PlanLamp(0), None), PAIR)
    lit = (event for dawn in range(count) for event in (slot, LampLit(5, dawn + 1)))
    assert feats(*lit) == [won, ()]


@pytest.mark.parametrize("bitten, won", [(False, ()), (True, ("sweet_dreams",))])
def test_the_second_bite_of_a_night_is_worth_a_medal(bitten, won):
    called = (NightmareCalled(number, 4, 5, 1, PAIR) for number in (0, 1))
    woken = NightmareWoken(0, 5, True, 1), NightmareWoken(1, 5, bitten, 2)
    assert feats(*called, *woken) == [(), won]
