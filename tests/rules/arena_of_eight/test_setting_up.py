"""How a match of Arena of Eight begins (M1), where its dice lie (M6), and what cannot be read."""

from collections import Counter
from dataclasses import replace

import pytest

from game.core.chance import Dice
from game.core.codec import Codec
from game.core.handfuls import without
from game.core.rules import NOBODY
from game.rules.arena_of_eight import RULES
from game.rules.arena_of_eight.actions import Draw, Feint, StepTo, Strike
from game.rules.arena_of_eight.blows import SUPERS, Blow, Fighter
from game.rules.arena_of_eight.cards import DECK, KINDS, Card, handful
from game.rules.arena_of_eight.events import CardsDrawn
from game.rules.arena_of_eight.landings import board_cell
from game.rules.arena_of_eight.state import Ending, Incoming, Opening, Options, Setup
from game.rules.arena_of_eight.view import unseen
from tests.setups.arena_of_eight import OPENED

START = RULES.new(Setup(), 1).table


def test_the_deck_has_86_cards():
    assert Counter(DECK) == {
        Card.HAND: 15,
        Card.KICK: 15,
        Card.BLOCK: 20,
        Card.JUMP: 10,
        Card.CROUCH: 10,
        Card.HOP: 8,
        Card.SUPER: 8,
    }


def test_each_begins_on_the_own_third_cell_with_eight_cards():
    assert [side.cell for side in START.sides] == [3, 6]
    assert [len(side.hand) for side in START.sides] == [8, 8]
    assert START.deck_count == 70
    assert START.discard == ()
    assert not START.struck
    assert board_cell(1).x == 0


def test_health_is_as_agreed_less_a_handicap():
    table = RULES.new(Setup(Options(health=15), handicaps=(0, 4)), 1).table
    assert [side.health for side in table.sides] == [15, 11]
    table = RULES.new(Setup(Options(health=6), handicaps=(6, 4)), 1).table
    assert [side.health for side in table.sides] == [1, 2]


def test_a_handicap_stays_in_the_next_round():
    state = RULES.new(Setup(Options(1, 3), handicaps=(0, 0)), 1)
    setup = Setup(Options(9, 3), handicaps=(0, 4))
    table = replace(state.table, setup=setup, struck=True, turn=0, draws=7)
    table = table.with_side(0, cell=5, hand=(Card.HAND,) * 8)
    table = table.with_side(1, frozen=True, skips=1)
    state = replace(state, table=table)
    after = RULES.apply(state, Strike(0, Blow.HAND)).state.table
    assert after.round == 2
    assert [side.health for side in after.sides] == [9, 5]
    assert [side.skips for side in after.sides] == [0, 0]
    assert [side.taken for side in after.sides] == [1, 0]
    assert after.draws == 7


def test_the_first_match_is_the_quick_one():
    assert RULES.first(2) == Setup()
    assert RULES.first(3) is None
    assert [side.health for side in START.sides] == [6, 6]
    assert START.options.best_of == 1


def test_a_die_says_who_begins_and_hands_are_dealt_by_seat():
    for seed in range(12):
        table = RULES.new(Setup(), seed).table
        assert table.turn == table.began == Dice(seed, "first").choice((0, 1))
        one = Dice(seed, "deal", 1, 0).sample(DECK, 8)
        assert table.sides[0].hand == handful(one)
        two = Dice(seed, "deal", 1, 1).sample(without(DECK, one), 8)
        assert table.sides[1].hand == handful(two)
    assert {RULES.new(Setup(), seed).table.turn for seed in range(12)} == {0, 1}


def test_draws_are_numbered_through_the_match():
    state = RULES.new(Setup(), 3)
    drawn = []
    for number in range(1, 5):
        seat = state.table.turn
        state = RULES.apply(state, Feint(seat, state.table.sides[seat].hand[0])).state
        other = state.table.turn
        state = RULES.apply(state, Feint(other, state.table.sides[other].hand[0])).state
        step = RULES.apply(state, Draw(seat))
        assert step.rolled == (("draw", number),)
        state = step.state
        drawn += [told.event for told in step.events if isinstance(told.event, CardsDrawn)]
        third = state.table.turn
        state = RULES.apply(state, Feint(third, state.table.sides[third].hand[0])).state
    assert len(drawn) == 4


def test_used_cards_are_shuffled_in_once_a_round():
    setup = Setup(Options(best_of=3, reshuffle=True), opening=replace(OPENED, deck=(Card.KICK,)))
    state = RULES.apply(RULES.new(setup, 1), Draw(1)).state
    assert state.table.renewed
    assert state.table.round == 1
    used = replace(state.table, discard=handful(state.table.discard, unseen(state.table)[1:]))
    after = RULES.apply(replace(state, table=used), Draw(0)).state.table
    assert after.round == 2
    assert not after.renewed


def test_a_bystander_sees_neither_hand():
    seen = RULES.view(START, NOBODY)
    assert [side.hand for side in seen.sides] == [None, None]


def test_a_known_card_is_known_until_it_is_discarded():
    state = RULES.new(Setup(opening=OPENED), 1)
    known = state.table.sides[1].shown
    after = RULES.apply(state, StepTo(1, Card.KICK, 6)).state.table
    assert after.sides[1].shown == without(known, (Card.KICK,))
    assert RULES.view(after, 0).sides[1].shown == after.sides[1].shown


def test_each_fighter_has_a_super_blow_of_its_own():
    assert set(SUPERS) == set(Fighter)
    assert len(set(SUPERS.values())) == 4


def test_a_match_that_waits_for_a_reply_is_written_and_read():
    state = RULES.new(Setup(opening=replace(OPENED, first=0)), 1)
    state = RULES.apply(state, Strike(0, Blow.KICK)).state
    codec = Codec(RULES.kinds.state)
    assert codec.value(codec.plain(state)) == state
    assert state.table.asked


def opening(**changes):
    return Setup(opening=replace(OPENED, **changes))


def with_side(**changes):
    return START.with_side(0, **changes)


WAITING = replace(START, asked=True, incoming=Incoming(Blow.KICK, START.turn, close=True))
BROKEN = {
    "rounds": (Setup(Options(best_of=2)), "a match of 2 rounds"),
    "health": (Setup(Options(health=0)), "a fighter that begins without health"),
    "line": (opening(cells=(0, 3)), "a fighter beside the line, on 0"),
    "cells": (opening(cells=(3, 3)), "two fighters on one cell"),
    "hand": (
        opening(hands=((Card.HOP, Card.HAND), ())),
        "a hand that is too large or out of order",
    ),
    "many": (opening(deck=(Card.HOP,) * 9), "3 cards hop too many"),
    "deck": (opening(deck=()), "no card to draw"),
    "first": (opening(first=2), "no seat 2"),
    "figure": (with_side(cell=9), "a fighter beside the line, on 9"),
    "held": (with_side(held=5), "8 cards in a hand of 5"),
    "shown": (with_side(shown=KINDS[:1] * 9), "9 cards known of a hand of 8"),
    "known": (with_side(shown=(Card.HOP,) * 8), "a card known to be in hand that is not"),
    "dead": (with_side(health=0), "a fighter without health that fights on"),
    "ice": (with_side(frozen=True), "a frozen fighter that skips no turn"),
    "turn": (replace(START, turn=5), "no seat 5"),
    "winner": (replace(START, ending=Ending((3,))), "no seat 3"),
    "asked": (replace(START, asked=True), "a reply to no blow, or a blow that waits for none"),
    "waits": (replace(WAITING, asked=False), "a reply to no blow, or a blow that waits for none"),
    "skips": (START.with_side(START.turn, skips=1), "a fighter on turn that skips it"),
    "striker": (replace(WAITING, turn=1 - START.turn), "a blow of a fighter that is not on turn"),
    "frozen": (
        WAITING.with_side(1 - START.turn, frozen=True, skips=1),
        "a frozen fighter that may reply",
    ),
    "counter": (
        replace(WAITING, incoming=Incoming(Blow.KICK, 1 - START.turn, True, counter=True)),
        "a counter blow that is none",
    ),
    "blocked": (
        replace(WAITING, incoming=Incoming(Blow.KICK, START.turn, True, blocked=1)),
        "a blow that is blocked and waits",
    ),
    "empty": (
        RULES.view(replace(START, discard=DECK[:70]), NOBODY),
        "no card to draw",
    ),
    "cards": (RULES.view(replace(START, discard=DECK[:80]), NOBODY), "more cards than there are"),
    "copies": (RULES.view(replace(START, discard=(Card.HOP,) * 9), 0), "cards hop too many"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_what_cannot_be_is_refused_by_its_words(name):
    value, words = BROKEN[name]
    assert words in RULES.check(value)


def test_what_can_be_is_not_refused():
    assert RULES.check(Setup()) == RULES.check(START) == RULES.check(WAITING) == ""
    assert RULES.check(Setup(opening=OPENED)) == ""
    assert isinstance(OPENED, Opening)
