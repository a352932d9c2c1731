"""Which marks computer players name, and which they agree to (U1.2)."""

import pytest

from game.ai.mind import decided
from game.ai.one_cut.minds import MINDS
from game.core.chance import Dice
from game.core.grid import Cell
from game.core.hex import distance, half_turned
from game.rules.one_cut import RULES
from game.rules.one_cut.actions import AgreeMarks, KeepMarks, NameMark
from game.rules.one_cut.field import SIZE
from game.rules.one_cut.state import Options, Setup, Stage

START = RULES.new(Setup(1, Options(placing=True)), 1)


def after(*cells):
    state = START
    for cell in cells:
        state = RULES.apply(state, NameMark(0, cell)).state
    return state


def answer(state, seat, number=1, name="fencer"):
    view = RULES.view(state.table, seat)
    return decided(MINDS[name](view, seat, RULES.legal(view, seat), Dice(number, "place")))


@pytest.mark.parametrize("name", MINDS)
def test_the_marks_it_names_are_fair_and_out_of_reach(name):
    found = set()
    for number in range(8):
        own, theirs = answer(START, 0, number, name)
        assert theirs.cell == half_turned(SIZE, SIZE, own.cell)
        assert distance(own.cell, theirs.cell) == 6
        found.add(own.cell)
    assert len(found) > 1


def test_it_agrees_to_what_is_no_worse_for_itself_than_for_the_other():
    assert answer(after(Cell(0, 0), Cell(9, 9)), 1) == (AgreeMarks(1),)
    assert answer(after(Cell(0, 0), Cell(5, 5)), 1) == (AgreeMarks(1),)
    assert answer(after(Cell(4, 4), Cell(9, 9)), 1) == (KeepMarks(1),)


def test_it_keeps_the_fair_marks_where_somebody_else_has_named_the_own_one():
    assert answer(after(Cell(0, 0)), 0) == (KeepMarks(0),)


@pytest.mark.parametrize("name", MINDS)
def test_a_duel_is_begun_whatever_was_agreed_on(name):
    state = START
    while state.table.stage is Stage.PLACE:
        (seat,) = RULES.to_act(state.table)
        for action in answer(state, seat, 3, name):
            state = RULES.apply(state, action).state
    assert state.table.setup.marks == tuple(side.cell for side in state.table.sides)
