"""A ship of a task that nobody leads: it stands in the way, has no turns, and may have offered."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.rules import IllegalAction
from game.rules.deep_scan import RULES
from game.rules.deep_scan.actions import Agree, Change, Jump, Offer, Refuse, Resign, Wait
from game.rules.deep_scan.setting_up import first
from game.rules.deep_scan.state import Bargain, Ending, Positioning
from game.rules.deep_scan.wares import Lot, Terms
from tests.setups.deep_scan import MOMENT

CLOSED = MOMENT.objects[3].at
OFFERED = Bargain(1, 0, Terms(resources=-9, money=1))
ALONE = replace(first(1), moment=replace(MOMENT, bargain=OFFERED))


def begun(setup=ALONE):
    return RULES.new(setup, 3)


def test_its_offer_is_answered_and_the_turn_goes_on():
    agreed = RULES.apply(begun(), Agree(0)).state
    assert [ship.has for ship in agreed.table.ships] == [Lot(2, 1, 0, 7, 0, 21), Lot(0, 0, 1, 2, 1)]
    refused = RULES.apply(begun(), Refuse(0)).state
    for state in (agreed, refused):
        assert RULES.to_act(state.table) == (0,)
        assert state.table.number == 1


def test_nobody_would_answer_it():
    assert RULES.legal(begun().table, 0) == (Agree(0), Refuse(0))
    refused = RULES.apply(begun(), Refuse(0)).state
    for state, action in ((begun(), Change(0, money=-1)), (refused, Offer(0, 1, money=-1))):
        with pytest.raises(IllegalAction):
            RULES.apply(state, action)


def test_it_has_no_turn_and_wins_nothing():
    state = RULES.apply(begun(), Refuse(0)).state
    rich = replace(state, table=state.table.with_ship(1, has=Lot(resources=99)))
    state = RULES.apply(rich, Wait(0)).state
    assert (state.table.turn, state.table.number) == (0, 2)
    state = RULES.apply(state, Wait(0)).state
    assert state.table.ending == Ending((0,)), "two rounds of waiting are its own two"


def test_it_is_in_the_way():
    blocking = replace(MOMENT, ships=(MOMENT.ships[0], replace(MOMENT.ships[1], place=CLOSED)))
    state = begun(replace(ALONE, moment=blocking))
    with pytest.raises(IllegalAction, match="another ship stands there"):
        RULES.apply(state, Jump(0, CLOSED))


def test_one_alone_who_resigns_wins_nothing():
    assert RULES.apply(begun(), Resign(0)).state.table.ending == Ending(())


def test_a_task_may_begin_with_an_aim():
    aimed = replace(MOMENT, positioning=Positioning(CLOSED))
    assert begun(replace(ALONE, moment=aimed)).table.positioning == Positioning(CLOSED)
