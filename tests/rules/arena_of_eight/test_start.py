"""A task's beginning is read from one line, and what is wrong with one is said in a sentence."""

from collections import Counter

import pytest

from game.core.codec import Unreadable
from game.rules.arena_of_eight import RULES
from game.rules.arena_of_eight.cards import DECK, Card
from game.rules.arena_of_eight.letters.task_start import read_start, written_start

LINE = "...AB... | Frost Thunder | 2 kick, jump | block, hop | 5:3 | 4 block"


def test_all_that_is_neither_in_hand_nor_in_the_deck_is_discarded():
    table = RULES.new(read_start(LINE), 1).table
    one, two = table.sides
    assert one.hand == one.shown == (Card.KICK, Card.KICK, Card.JUMP)
    assert (one.cell, two.cell, one.health, two.health) == (4, 5, 5, 3)
    assert table.deck_count == 4
    left = Counter(DECK) - Counter((*table.discard, *one.hand, *two.hand))
    assert left == {Card.BLOCK: 4}
    assert table.turn == 0
    assert table.struck


def test_what_a_task_begins_with_both_know():
    state = RULES.new(read_start(LINE), 1)
    assert RULES.view(state.table, 0).sides[1].shown == (Card.BLOCK, Card.HOP)


def test_a_beginning_is_written_as_it_is_read():
    assert written_start(read_start(LINE)) == LINE


@pytest.mark.parametrize(
    "line, words",
    [
        ("...AB...", "a beginning is a line, two fighters, two hands, health and a deck"),
        ("A.B | Frost Frost | hop | hop | 1:1 | hop", "'A.B' is no line of eight cells"),
        ("...AB... | Frost | hop | hop | 1:1 | hop", "there are 1 fighters, and two are wanted"),
        ("...AB... | Frost Fog | hop | hop | 1:1 | hop", "'Fog' is no fighter"),
        ("...AB... | Frost Frost | fist | hop | 1:1 | hop", "'fist' is no card"),
        ("...AB... | Frost Frost | hop | hop | 1:x | hop", "'x' is no health"),
        ("...AB... | Frost Frost | hop | hop | 1:0 | hop", "a fighter that begins without health"),
        ("...AB... | Frost Frost | hop | hop | 1:1 | nothing", "no card to draw"),
        ("...AB... | Frost Frost | 8 hop | hop | 1:1 | kick", "1 cards hop too many"),
        ("...AB... | Frost Frost | 9 kick | hop | 1:1 | kick", "a hand that is too large"),
    ],
)
def test_what_is_wrong_with_a_beginning_is_said(line, words):
    with pytest.raises(Unreadable) as refusal:
        read_start(line)
    assert words in str(refusal.value)
