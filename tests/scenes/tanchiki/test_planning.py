"""Changing a plan, without a picture."""

import random
from dataclasses import replace

import pytest

from game.content.maps.maps import load, map_folder
from game.rules.tanchiki import TANCHIKI
from game.rules.tanchiki.cards import KINDS, Card
from game.rules.tanchiki.state import Phase, Setup
from game.scenes.tanchiki.planning.plan_changes import (
    laid,
    lifted,
    manoeuvre_for,
    missing,
    rearranged,
    refusal,
    stacks_of,
)

ONE, TWO, RIGHT = Card.MOVE_1, Card.MOVE_2, Card.RIGHT


@pytest.fixture(scope="module")
def state():
    board = load(map_folder() / "tanchiki" / "learning.tmx").ground
    state = TANCHIKI.new(Setup(board, 1), 4)
    while state.table.turn.phase is not Phase.PLANNING:
        state = TANCHIKI.apply(state, TANCHIKI.legal(state.table, 0)[0]).state
    return state


def test_the_actions_make_any_plan_into_any_other(state):
    chance = random.Random(5)
    for _ in range(60):
        hand = state.table.hands[0]
        wanted = ((), ())
        for card in chance.sample(hand.hand, 4):
            where = chance.randrange(2)
            more = laid(wanted, where, card, chance.randrange(len(wanted[where]) + 1))
            wanted = wanted if refusal(hand, more) else more
        goal = state
        for action in rearranged(stacks_of(state.table.hands[0]), wanted, 0):
            goal = TANCHIKI.apply(goal, action).state
        assert stacks_of(goal.table.hands[0]) == wanted
        state = goal if not any(wanted) else state


def test_nothing_is_taken_back_that_can_stay():
    stacks = ((TWO, RIGHT), ())
    actions = rearranged(stacks, ((TWO, RIGHT, RIGHT), ()), 0)
    assert [type(action).__name__ for action in actions] == ["PlaceCard"]


def test_a_second_move_card_is_refused_with_its_paragraph(state, kit):
    hand = state.table.hands[0]
    assert "T4.1" in kit.words(refusal(hand, ((TWO, ONE), ())))


def test_two_moves_in_two_stacks_are_fine(state):
    assert refusal(state.table.hands[0], ((TWO,), (ONE,))) == ""


def test_a_tank_that_is_off_takes_no_cards(state):
    hand = replace(state.table.hands[0], going_off=True)
    assert refusal(hand, ((TWO,), ())) == "tanchiki.why_not.off"


def test_an_empty_stack_is_not_ready(state):
    hand = replace(state.table.hands[0], stacks=((TWO,), ()))
    assert missing(hand) == (2,)


def test_a_clicked_second_move_card_goes_to_the_other_stack():
    assert manoeuvre_for(((TWO,), ()), ONE, 0) == 1


def test_a_clicked_turn_stays_with_the_chosen_stack():
    assert manoeuvre_for(((TWO,), ()), RIGHT, 0) == 0


def test_a_card_can_be_taken_out_of_the_middle():
    assert lifted(((TWO, RIGHT, Card.LEFT), ()), 0, 1) == ((TWO, Card.LEFT), ())


def test_what_is_refused_is_what_the_rules_do_not_list(state):
    table = state.table
    for card in KINDS:
        for first in KINDS:
            if first not in table.hands[0].hand or card not in table.hands[0].hand:
                continue
            if card is first and table.hands[0].hand.count(card) < 2:
                continue
            one = next(a for a in TANCHIKI.legal(table, 0) if getattr(a, "card", 0) is first)
            after = TANCHIKI.apply(state, one).state.table
            names = {
                action.card
                for action in TANCHIKI.legal(after, 0)
                if type(action).__name__ == "PlaceCard" and action.manoeuvre == one.manoeuvre
            }
            stacks = stacks_of(after.hands[0])
            fits = not refusal(after.hands[0], laid(stacks, one.manoeuvre, card))
            assert fits == (card in names)
