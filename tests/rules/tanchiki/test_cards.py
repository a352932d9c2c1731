"""The deck, its file, and drawing from it (T1.5, T9.1)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.content.files.reader import ContentError
from game.content.tanchiki.cards import load_cards, read_cards
from game.core.chance import Dice
from game.rules.tanchiki.cards import DECK, Card, drawn, handful

RIGHT = "".join(
    f"  - kind: {kind}\n    count: {count}\n"
    for kind, count in {
        "move_1": 2,
        "move_2": 4,
        "move_3": 2,
        "right": 4,
        "left": 4,
        "u_turn": 2,
    }.items()
)


def test_the_file_holds_the_deck_of_the_digest():
    assert load_cards() == DECK


def test_a_deck_has_eighteen_cards_of_six_kinds():
    assert [Counter(DECK)[kind] for kind in Card] == [2, 4, 2, 4, 4, 2]


@pytest.mark.parametrize(
    "text, message",
    [
        (RIGHT.replace("count: 2", "count: 3", 1), "a deck has 18 cards, this one has 19"),
        (RIGHT.replace("count: 2", "count: many", 1), "expected a whole number"),
        (RIGHT.replace("move_3", "move_2"), "the kind move_2 stands here twice"),
        (RIGHT.replace("move_3", "move_4"), "move_4"),
        (RIGHT + "  - kind: left\n", "count"),
    ],
)
def test_a_wrong_card_file_is_refused_with_the_place(tmp_path, text, message):
    path = tmp_path / "cards.yaml"
    path.write_text("cards:\n" + text)
    with pytest.raises(ContentError) as refusal:
        read_cards(path)
    assert any(message in fault and "cards.yaml:" in fault for fault in refusal.value.faults)


def test_a_deck_that_runs_short_is_drawn_whole_before_the_discard_pile():
    deck, discard = (Card.MOVE_3, Card.U_TURN), (Card.LEFT,) * 4
    cards, reshuffled = drawn(deck, discard, 3, Dice(1, "test"))
    assert (cards, reshuffled) == (handful(deck, (Card.LEFT,)), True)


def test_no_more_cards_are_drawn_than_there_are():
    assert drawn((Card.LEFT,), (Card.RIGHT,), 5, Dice(1, "test"))[0] == (Card.RIGHT, Card.LEFT)
