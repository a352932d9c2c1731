"""Picking over small made-up games: an action is a word, its letters are the parts."""

import pytest

from game.core.grid import Cell, Facing
from game.core.spelling import (
    Card,
    Count,
    Offers,
    Picking,
    Piece,
    SeatOf,
    Speller,
    Spot,
    Way,
    Word,
    part_name,
)


def letters(text):
    return tuple(map(Word, text))


LETTERS = Speller(lambda table, seat, action: (letters(action),), at_once=str.isupper)
BOTH_ENDS = Speller(lambda table, seat, action: (letters(action), letters(action[::-1])))


def picking(*actions, spell=LETTERS):
    return Picking(Offers(spell, None, 0, actions))


def after(picking, text):
    for part in letters(text):
        assert picking.may(part)
        picking = picking.take(part)
    return picking


def spelled(parts):
    return "".join(part.name for part in parts)


def test_the_parts_that_may_come_next_stand_in_the_order_of_the_actions():
    assert spelled(picking("pot", "car", "cat").next) == "pc"
    assert spelled(after(picking("pot", "car", "cat"), "ca").next) == "rt"


def test_an_action_is_finished_when_all_its_parts_are_picked():
    assert after(picking("car", "cat"), "ca").finished is None
    assert after(picking("car", "cat"), "cat").finished == "cat"


def test_the_actions_left_are_those_that_begin_with_the_parts():
    assert picking("pot", "car", "cat").left == ("pot", "car", "cat")
    assert after(picking("pot", "car", "cat"), "ca").left == ("car", "cat")


def test_an_action_with_two_spellings_is_left_once():
    both = picking("abca", "ab", spell=BOTH_ENDS)
    assert both.left == ("abca", "ab")
    assert after(both, "a").left == ("abca", "ab")


def test_either_spelling_ends_in_the_action():
    both = picking("ab", "ac", spell=BOTH_ENDS)
    assert after(both, "ab").finished == after(both, "ba").finished == "ab"


def test_a_part_that_may_not_come_next_changes_nothing():
    begun = after(picking("car"), "c")
    assert not begun.may(Word("x"))
    assert begun.take(Word("x")) is begun


def test_the_only_action_left_is_the_usual_one():
    assert after(picking("pot", "car"), "c").usual == "car"


def test_of_several_actions_none_is_usual_unless_the_game_says_so():
    shortest = Speller(LETTERS.of, usual=lambda table, seat, left: min(left, key=len))
    assert after(picking("cart", "car"), "c").usual is None
    assert after(picking("cart", "car", spell=shortest), "c").usual == "car"


def test_nothing_is_usual_before_the_first_part():
    assert picking("car").usual is None


def test_what_is_spelled_is_the_usual_action_though_another_could_follow():
    assert after(picking("cart", "car"), "car").usual == "car"


def test_the_usual_action_is_worked_out_once_for_the_same_parts():
    asked = []
    first = Speller(LETTERS.of, usual=lambda table, seat, left: asked.append(left) or left[0])
    begun = after(picking("car", "cat", spell=first), "ca")
    assert (begun.usual, begun.back().take(Word("a")).usual) == ("car", "car")
    assert asked == [("car", "cat")]


def test_the_usual_action_is_asked_of_the_table_and_the_seat():
    said = Speller(LETTERS.of, usual=lambda table, seat, left: (table, seat))
    begun = Picking(Offers(said, "table", 3, ("car", "cat"))).take(Word("c"))
    assert begun.usual == ("table", 3)


def test_an_action_that_goes_at_once_is_due_when_it_is_spelled():
    assert after(picking("GO", "GET"), "G").due is None
    assert after(picking("GO", "GET"), "GO").due == "GO"


def test_an_action_that_wants_go_is_never_due():
    assert after(picking("go"), "go").due is None


def test_an_action_is_not_due_while_another_could_follow():
    assert after(picking("GO", "GOT"), "GO").due is None
    assert after(picking("GO", "GOT"), "GOT").due == "GOT"


def test_parts_are_taken_back_from_the_last():
    assert spelled(after(picking("car"), "car").back().picked) == "ca"
    assert picking("car").back().picked == ()


def test_a_picking_begun_anew_has_no_parts():
    begun = after(picking("car"), "ca")
    assert begun.anew() == Picking(begun.offers)


@pytest.mark.parametrize(
    "now, kept", [(("car",), "car"), (("cap", "x"), "ca"), (("x",), ""), ((), "")]
)
def test_a_picking_keeps_its_longest_valid_start_among_other_actions(now, kept):
    begun = after(picking("car"), "car")
    assert spelled(begun.among(picking(*now).offers).picked) == kept


def test_a_picking_among_other_actions_leads_to_those():
    begun = after(picking("car"), "ca").among(picking("cap", "cat").offers)
    assert begun.left == ("cap", "cat")


@pytest.mark.parametrize(
    "part, name",
    [
        (Cell(3, 4), "3,4"),
        (Piece(7), "piece 7"),
        (Card("drive_2"), "card drive 2"),
        (Way(Facing.NORTH_EAST), "north-east"),
        (Count(2), "2"),
        (SeatOf(1), "seat 1"),
        (Word("take_back"), "take back"),
        (Spot("pile", 1), "pile 1"),
        (Spot("edge"), "edge"),
    ],
)
def test_every_part_has_a_plain_name(part, name):
    assert part_name(part) == name


def test_what_is_grave_is_never_due_and_waits_for_go():
    rash = Speller(LETTERS.of, at_once=str.isupper, grave=lambda table, seat, word: word == "GO")
    assert after(picking("GO", "ON", spell=rash), "ON").due == "ON"
    waiting = after(picking("GO", "ON", spell=rash), "GO")
    assert (waiting.due, waiting.grave, waiting.usual) == (None, True, "GO")
    assert not after(picking("GO", "ON", spell=rash), "G").grave
