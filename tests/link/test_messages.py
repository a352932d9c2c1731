"""What is said on the line survives it, and what is said wrongly is refused with its place."""

import pytest

from game.core.codec import Unreadable
from game.core.grid import Cell, Facing
from game.core.parts import Card, Count, Piece, SeatOf, Spot, Way, Word
from game.link.messages import (
    HEARD,
    SAID,
    Asked,
    Hand,
    Hello,
    Offer,
    Pick,
    Sit,
    Told,
    picture_frame,
)

PARTS = (
    Cell(1, 2),
    Piece(3),
    Card("left"),
    Way(Facing.NORTH_EAST),
    Count(2),
    SeatOf(1),
    Word("done"),
    Spot("pile", 1),
)


@pytest.mark.parametrize("part", PARTS, ids=lambda part: type(part).__name__)
def test_every_kind_of_part_survives_the_line(part):
    pick = Pick(5, part)
    assert HEARD.value(HEARD.plain(pick)) == pick


def test_a_hand_survives_the_line():
    offers = tuple(Offer(part, "name", (0, 1, 20, 20)) for part in PARTS)
    asked = Asked(1, "choose", "board.1", Hand("head", "ask", (800, 600), offers=offers))
    assert SAID.value(SAID.plain(asked)) == asked
    assert SAID.value(SAID.plain(Told("words"))) == Told("words")


@pytest.mark.parametrize(
    "plain, place",
    [
        ({"is": "Sit", "seat": 64, "name": ""}, "seat"),
        ({"is": "Sit", "seat": 0, "name": "x" * 17}, "name"),
        ({"is": "Sit", "seat": 0, "name": 7}, "name"),
        ({"is": "Sit", "seat": True, "name": ""}, "seat"),
        ({"is": "Sit", "seat": 0}, "value"),
        ({"is": "Pick", "n": 0, "part": {"is": "Cell", "x": 1 << 40, "y": 0}}, "part.x"),
        ({"is": "Pick", "n": 0, "part": {"is": "Action"}}, "part"),
        ({"is": "Hello", "spoken": 1, "key": "k" * 65, "session": "", "language": "en"}, "key"),
        ({"is": "Asked"}, "value"),
        ([], "value"),
    ],
)
def test_what_is_beyond_its_bounds_is_refused_with_its_place(plain, place):
    with pytest.raises(Unreadable, match=rf"^{place}: "):
        HEARD.value(plain)


def test_a_text_is_written_however_long_it_is():
    long = Sit(0, "x" * 17)
    assert HEARD.plain(long)["name"] == "x" * 17


def test_a_greeting_may_be_as_long_as_its_bounds():
    hello = Hello(1, "k" * 64, "", "en")
    assert HEARD.value(HEARD.plain(hello)) == hello


def test_a_picture_is_led_by_its_name():
    assert picture_frame("board.7", b"\x89PNG") == b"\x07board.7\x89PNG"
