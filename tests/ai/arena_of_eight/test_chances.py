"""What a hidden hand holds: the exact chances against all hands that there can be."""

from itertools import combinations

import pytest

from game.ai.arena_of_eight.counts import (
    NEEDS,
    ONE,
    PLACE,
    counted,
    less,
    none_of,
    pays,
    so_many,
)
from game.rules.arena_of_eight.blows import TERMS, Blow
from game.rules.arena_of_eight.cards import KINDS, Card, paid

CARDS = (
    *(Card.HAND, Card.HAND, Card.KICK, Card.KICK, Card.BLOCK, Card.BLOCK, Card.BLOCK),
    *(Card.JUMP, Card.JUMP, Card.CROUCH, Card.HOP, Card.SUPER, Card.SUPER),
)
POOL = counted(CARDS)
HELD = ((), (Card.JUMP,), (Card.SUPER,), (Card.HAND, Card.BLOCK))


def hands(drawn):
    return list(combinations(CARDS, drawn))


@pytest.mark.parametrize("drawn", [0, 1, 3, 5])
@pytest.mark.parametrize("held", HELD)
@pytest.mark.parametrize("blow", Blow)
def test_a_blow_can_be_paid_for_as_often_as_in_all_hands(blow, held, drawn):
    can = [paid((*hand, *held), TERMS[blow].cards) is not None for hand in hands(drawn)]
    assert pays(POOL, drawn, NEEDS[blow], counted(held)) == pytest.approx(sum(can) / len(can))


@pytest.mark.parametrize("drawn", [1, 4])
def test_some_kinds_are_missing_as_often_as_in_all_hands(drawn):
    kinds = (Card.HOP, Card.SUPER)
    without = [not set(hand) & set(kinds) for hand in hands(drawn)]
    found = none_of(POOL, drawn, tuple(PLACE[card] for card in kinds))
    assert found == pytest.approx(sum(without) / len(without))


def test_blocks_without_a_dodge_are_as_many_as_in_all_hands():
    dodges = (Card.HOP, Card.SUPER)
    found = so_many(POOL, 4, PLACE[Card.BLOCK], tuple(PLACE[card] for card in dodges))
    every = hands(4)
    for count in range(4):
        so = [h for h in every if h.count(Card.BLOCK) == count and not set(h) & set(dodges)]
        assert found[count] == pytest.approx(len(so) / len(every))


def test_cards_as_numbers_are_paid_as_by_the_rules():
    for hand in combinations(CARDS[::2], 4):
        for blow in Blow:
            gone = paid(hand, TERMS[blow].cards)
            left = less(counted(hand), NEEDS[blow])
            assert (gone is None) == (left is None)
            if gone is not None:
                taken = counted(gone)
                assert left == tuple(a - b for a, b in zip(counted(hand), taken, strict=True))


def test_one_card_is_one_of_its_kind():
    assert [sum(ONE[kind]) for kind in KINDS] == [1] * 7
