"""Handicaps: what is written of them, and what stays as it was without them (T13.1 to T13.3)."""

from dataclasses import replace

import pytest

from game.core.codec import Codec, text
from game.rules.tanchiki import TANCHIKI
from game.rules.tanchiki.handicaps import hand_size, handicaps_of, named
from game.rules.tanchiki.setting_up import helmets_in, new
from game.rules.tanchiki.soundness import check
from game.rules.tanchiki.state import Setup, Table
from tests.setups.tanchiki import GIVEN, HUGE, LEARNING

SETUPS = Codec(Setup)
TABLES = Codec(Table)
PLAIN = Setup(LEARNING, 3)
HANDICAPPED = replace(PLAIN, handicaps=GIVEN)


def test_a_match_without_handicaps_is_written_without_a_word_of_them():
    assert "handicaps" not in text(SETUPS.plain(PLAIN))
    written = text(TABLES.plain(new(PLAIN, 5).table))
    assert "handicaps" not in written
    assert '"start"' not in written


def test_nobody_given_anything_is_written_like_no_handicaps_at_all():
    assert replace(PLAIN, handicaps=handicaps_of([(), (), ()])) == PLAIN


def test_handicaps_are_read_as_they_were_written():
    assert SETUPS.value(SETUPS.plain(HANDICAPPED)) == HANDICAPPED
    table = new(HANDICAPPED, 5).table
    assert TABLES.value(TABLES.plain(table)) == table


def test_names_come_in_the_order_of_the_rules():
    (given,) = handicaps_of([("points", "card")])
    assert named(given) == ("card", "points")


def test_a_hand_is_of_seven_without_the_handicap():
    assert [hand_size(GIVEN, seat) for seat in range(3)] == [8, 7, 7]
    assert hand_size((), 2) == 7


@pytest.mark.parametrize(
    "given, fault",
    [
        ([("card",)], "handicaps for 1 of 3 seats"),
        ([("helmet",), ("helmet",), ()], "2 helmets given"),
        ([("helmet",), (), ()], ""),
    ],
)
def test_a_setup_with_too_many_handicaps_is_refused(given, fault):
    assert check(replace(PLAIN, handicaps=handicaps_of(given))) == fault


def test_two_boxes_have_two_helmets_to_give():
    assert (helmets_in(LEARNING), helmets_in(HUGE)) == (1, 2)
    assert not check(Setup(HUGE, 2, handicaps=handicaps_of([("helmet",), ("helmet",)])))


def test_everybody_sees_who_was_given_what():
    table = new(HANDICAPPED, 5).table
    assert all(TANCHIKI.view(table, seat).handicaps == GIVEN for seat in (-1, 0, 1, 2))
