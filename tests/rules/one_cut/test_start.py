"""A task's beginning is read from one line, and what is wrong with one is said in a sentence."""

import pytest

from game.core.codec import Unreadable
from game.core.handfuls import without
from game.rules.one_cut import RULES
from game.rules.one_cut.cards import OWN, Card
from game.rules.one_cut.letters.task_start import read_start, written_start

LINE = "E6 J6 | 2 block, dodge, 2 move | strike, 2 move, knife | 4:0"


def test_all_that_is_not_in_hand_is_discarded():
    table = RULES.new(read_start(LINE), 1).table
    one, two = table.sides
    assert one.hand == (Card.BLOCK, Card.BLOCK, Card.DODGE, Card.MOVE, Card.MOVE)
    assert two.discard == without(OWN, two.hand)
    assert (one.deck_count, two.deck_count) == (0, 0)
    assert (one.points, two.points) == (4, 0)
    assert table.options.middle


@pytest.mark.parametrize("line", [LINE, "I8 J10 | strike, 2 move | block, 2 move"])
def test_a_beginning_is_written_as_it_is_read(line):
    assert written_start(read_start(line)) == line


@pytest.mark.parametrize(
    "line, words",
    [
        ("E6 J6", "a beginning is two cells, two hands, and points if there are any"),
        ("E6 | move | move", "there are 1 cells, and two are wanted"),
        ("E6 K6 | move | move", "'K6' is no cell of the field, A1 to J10"),
        ("E6 E6 | 2 move | 2 move", "the beginning cannot be played: two figures on one cell"),
        ("E6 F6 | 2 move | 2 knife, 2 move", "'2 knife, 2 move' is more than a blade has"),
        ("E6 F6 | 2 move | fist", "'fist' is no card: such as strike, or 2 block"),
        ("E6 F6 | 2 move | 2 move | x:0", "'x' is no number of points"),
        (
            "E6 F6 | move | 2 move",
            "the beginning cannot be played: a move among the discarded cards",
        ),
    ],
)
def test_what_is_wrong_with_a_beginning_is_said(line, words):
    with pytest.raises(Unreadable) as refusal:
        read_start(line)
    assert str(refusal.value) == words
