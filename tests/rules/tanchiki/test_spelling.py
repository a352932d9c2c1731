"""Cards and piles come in either order; what cannot be undone waits for Go."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.grid import Cell, Facing
from game.core.spelling import Card, Count, Offers, Picking, Piece, Spot, Way, Word
from game.rules.tanchiki import TANCHIKI, cards
from game.rules.tanchiki.actions import (
    Commit,
    Exchange,
    MoveBot,
    PlaceCard,
    PlaceTank,
    PlayOn,
    ShareWin,
    SwitchOff,
    SwitchOn,
    TakeBack,
    ThrowGrenade,
    UseShovel,
)
from game.rules.tanchiki.setting_up import new
from game.rules.tanchiki.state import (
    Ordering,
    Phase,
    Placing,
    Setup,
    Shovelling,
    Throwing,
    Tying,
)
from tests.setups.tanchiki import LEARNING

RIGHT, LEFT = cards.Card.RIGHT, cards.Card.LEFT
ONE, TWO = Spot("pile", 1), Spot("pile", 2)
THERE = Cell(2, 3)


def asked(question=None, laid=((), ()), going_off=False):
    """Return a picking for seat 1, who holds two right turns, and the legal actions."""
    table = new(Setup(LEARNING, 2), 1).table
    hand = replace(table.hands[1], hand=(RIGHT, RIGHT), stacks=laid, going_off=going_off)
    turn = replace(table.turn, phase=Phase.PLANNING)
    table = replace(table.with_hand(1, hand), turn=turn, question=question)
    return Picking(Offers(TANCHIKI.spell, table, 1, TANCHIKI.legal(table, 1)))


def after(picking, *parts):
    for part in parts:
        assert picking.may(part)
        picking = picking.take(part)
    return picking


@pytest.mark.parametrize("parts", [(Card("right"), TWO), (TWO, Card("right"))])
def test_a_card_is_laid_at_once_by_card_and_pile_in_either_order(parts):
    assert after(asked(), *parts).due == PlaceCard(1, 1, RIGHT)


@pytest.mark.parametrize("parts", [(ONE, Word("take_back")), (Word("take_back"), ONE)])
def test_a_card_is_taken_back_at_once_by_pile_and_word_in_either_order(parts):
    assert after(asked(laid=((LEFT,), ())), *parts).due == TakeBack(1, 0)


def test_a_pile_stands_for_neither_laying_nor_taking_back():
    assert after(asked(laid=((LEFT,), ())), ONE).usual is None


def test_an_exchange_is_a_word_a_card_and_a_count_and_waits_for_go():
    picking = after(asked(), Word("exchange"), Card("right"))
    assert picking.next == (Count(1), Count(2))
    assert picking.usual is None
    assert picking.take(Count(2)).usual == Exchange(1, RIGHT, 2)
    assert picking.take(Count(2)).due is None


def test_switching_off_and_on_goes_at_once():
    assert after(asked(), Word("off")).due == SwitchOff(1)
    assert after(asked(going_off=True), Word("on")).due == SwitchOn(1)


def test_the_end_of_planning_waits_for_go():
    done = after(asked(laid=((LEFT,), (LEFT,))), Word("done"))
    assert (done.finished, done.due) == (Commit(1), None)


@pytest.mark.parametrize(
    "question, parts, action",
    [
        (Placing(1, (THERE,)), (THERE, Way(Facing.EAST)), PlaceTank(1, THERE, Facing.EAST)),
        (Ordering(1, (9,)), (Piece(9),), MoveBot(1, 9)),
        (Shovelling(1, (THERE,)), (THERE,), UseShovel(1, THERE)),
        (Throwing(1, 0), (THERE,), ThrowGrenade(1, THERE)),
        (Tying((0, 1)), (Word("play_on"),), PlayOn(1)),
        (Tying((0, 1)), (Word("share"),), ShareWin(1)),
    ],
)
def test_an_answer_goes_at_once(question, parts, action):
    assert after(asked(question), *parts).due == action
