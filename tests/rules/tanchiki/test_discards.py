"""Discards lie face up, and what they leave is all that a seat may still hold (T4.1d)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from game.core.handfuls import without
from game.core.rules import NOBODY
from game.rules.tanchiki import TANCHIKI
from game.rules.tanchiki.actions import Exchange
from game.rules.tanchiki.cards import DECK, Card, handful
from game.rules.tanchiki.events import (
    CardsDrawn,
    CardsLost,
    HandRenewed,
    KindExchanged,
    PlayedDiscarded,
)
from game.rules.tanchiki.evolve import evolve
from game.rules.tanchiki.letters.scenario_state import state_of
from game.rules.tanchiki.play import apply
from game.rules.tanchiki.state import Phase, Setup
from game.rules.tanchiki.view import may_hold, redact, view
from tests.laws.matches import random_match
from tests.setups.tanchiki import LEARNING

DUEL = Setup(LEARNING, 2)
TWO_TANKS = {"board": (".A> . .", ".B> . ."), "hands": ("A: 1 2 R R L", "B: 1 1 U")}


def given(**sections):
    """Return a state in which A and B plan, or what the sections say."""
    state = state_of({**TWO_TANKS, **sections})
    turn = replace(state.table.turn, phase=Phase.PLANNING)
    return replace(state, table=replace(state.table, turn=turn))


def seen_after(table, event, eyes=1):
    """Return A's hand as other eyes see it, once they have seen the event too."""
    seen = evolve(view(table, eyes), redact(event, eyes))
    assert seen == view(evolve(table, event), eyes)
    return seen.hands[0]


@pytest.mark.parametrize("eyes", [1, NOBODY])
def test_everybody_sees_the_discards_and_nothing_else(eyes):
    hand = view(given(discards=("A: 3 U",)).table, eyes).hands[0]
    assert hand.discard == handful((Card.MOVE_3, Card.U_TURN))
    assert (hand.hand, hand.stacks, hand.deck, hand.exchanged) == (None, None, None, None)


def test_an_exchange_shows_what_went_and_not_what_came():
    step = apply(given(discards=("A: 3",)), Exchange(0, Card.RIGHT, 2))
    (event,) = (told.event for told in step.events)
    assert redact(event, 1) == KindExchanged(0, Card.RIGHT, 2, None, False)
    shown = view(step.state.table, 1).hands[0].discard
    assert shown == (Card.MOVE_3, Card.RIGHT, Card.RIGHT)


def test_what_was_exchanged_is_gone_from_sight_once_it_is_shuffled_in():
    table = given(discards=("A: 3",)).table
    deck = (Card.LEFT,)
    table = table.with_hand(0, replace(table.hands[0], deck=deck))
    event = KindExchanged(0, Card.RIGHT, 2, (Card.MOVE_3, Card.LEFT), True)
    assert seen_after(table, event).discard == ()
    assert seen_after(table, event).held == 5


def test_cards_lost_to_a_shot_lie_open():
    lost = (Card.MOVE_1, Card.RIGHT)
    hand = seen_after(given().table, CardsLost(0, 1, 2, lost))
    assert (hand.discard, hand.held) == (lost, 3)


def test_played_cards_join_the_open_discards():
    table = given(discards=("A: 3",)).table
    table = table.with_hand(0, replace(table.hands[0], played=(Card.LEFT,)))
    assert seen_after(table, PlayedDiscarded(0)).discard == (Card.MOVE_3, Card.LEFT)


@pytest.mark.parametrize("shuffled, left", [(False, (Card.MOVE_3,)), (True, ())])
def test_a_draw_clears_the_discards_only_if_they_are_shuffled_in(shuffled, left):
    drawn = CardsDrawn(0, 1, (Card.U_TURN,), shuffled)
    assert redact(drawn, 1) == CardsDrawn(0, 1, None, shuffled)
    assert seen_after(given(discards=("A: 3",)).table, drawn).discard == left


def test_after_a_death_nothing_lies_open():
    cards = handful((Card.MOVE_1, Card.RIGHT))
    hand = seen_after(given(discards=("A: 3 U",)).table, HandRenewed(0, 2, cards))
    assert (hand.discard, hand.played, hand.held) == ((), (), 2)


def test_a_seat_may_hold_its_eighteen_cards_less_those_that_lie_open():
    table = given(discards=("A: 3 U",)).table
    table = table.with_hand(0, replace(table.hands[0], played=(Card.LEFT,)))
    open_cards = (Card.MOVE_3, Card.LEFT, Card.U_TURN)
    assert may_hold(view(table, 1), 0) == without(DECK, open_cards)


def test_what_a_seat_holds_is_always_among_what_it_may_hold():
    for turn in random_match(TANCHIKI, DUEL, 1, most=200).turns:
        table = turn.step.state.table
        for seat, hand in enumerate(table.hands):
            held = Counter(handful(hand.hand, *hand.stacks))
            assert held <= Counter(may_hold(view(table, NOBODY), seat))
