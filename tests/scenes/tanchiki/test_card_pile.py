"""A pile of cards says at a glance: ready, owned but locked, none left."""

from dataclasses import replace

import pytest

from game.view.canvas.box import Box
from game.view.tanchiki.cards import CARD, Pile, pile_paint
from tests.paper import Paper

READY = Pile("card.move_2", count=3, most=2, apart=0.05, fits=True)
LOCKED = replace(READY, fits=False)
PLACE = Box(100, 100, 90, 100)


@pytest.fixture
def drawn(brushes):
    def draw(pile):
        paper = Paper(brushes)
        pile_paint(pile)(paper, PLACE)
        return paper

    return draw


def names(paper):
    return [mark.what for mark in paper.pictures("")]


def test_where_no_card_is_left_lies_an_empty_place(drawn):
    assert names(drawn(replace(READY, count=0))) == ["card.empty"]


def test_a_pile_that_is_ready_shows_its_cards_and_nothing_over_them(drawn):
    assert names(drawn(READY)) == ["card.move_2"] * 3


def test_a_locked_pile_is_drawn_opaque_and_faded_card_by_card(drawn):
    paper = drawn(LOCKED)
    assert names(paper) == ["card.move_2", "card.veil"] * 3 + ["icon.lock"]
    assert {mark.alpha for mark in paper.pictures("card.")} == {255}


def test_the_lock_lies_in_the_upper_right_corner_of_the_first_card(drawn):
    paper = drawn(LOCKED)
    first, lock = paper.pictures("card.move_2")[-1], paper.pictures("icon.lock")[0]
    assert lock.middle[0] > first.middle[0]
    assert lock.middle[1] < first.middle[1]


@pytest.mark.parametrize("pile", [READY, LOCKED], ids=["ready", "locked"])
def test_the_number_of_cards_hangs_over_the_lower_edge(drawn, pile):
    paper = drawn(pile)
    tab = next(mark for mark in paper.marks if mark.what == "×3")
    first = paper.pictures("card.move_2")[-1]
    edge = first.middle[1] + first.box.height / 2
    assert tab.box.y < edge < tab.box.bottom


def test_one_card_is_not_counted(drawn):
    assert not drawn(replace(READY, count=1)).words


@pytest.mark.parametrize("count", [1, 3, 9])
def test_the_key_of_a_pile_stands_beside_its_cards(brushes, count):
    paper = Paper(brushes)
    pile_paint(replace(READY, count=count, digit=2))(paper, Box(100, 100, 110, 100))
    key = next(mark for mark in paper.marks if mark.what == "2")
    cards = paper.pictures("card.move_2")
    wide = [card.box.height * CARD for card in cards]
    left = min(card.middle[0] - w / 2 for card, w in zip(cards, wide, strict=True))
    assert key.box.x >= 94
    assert key.box.right <= left
