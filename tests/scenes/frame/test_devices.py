from game.core.rules import NOBODY
from game.scenes.frame.commands import KEYBOARD, Device, Kind
from game.scenes.frame.devices import Seating

PAD, PHONE = Device(Kind.PAD, 1), Device(Kind.PHONE, 1)


def test_what_is_put_aside_is_there_again_as_it_was():
    seating = Seating()
    seating.claim(PAD, 1)
    seating.left_handed = frozenset({1})
    seating.put_aside()
    assert seating.seat_of(PAD) == NOBODY
    assert seating.left_handed == frozenset()
    seating.claim(PAD, 0)
    seating.take_up()
    assert seating.seat_of(PAD) == 1
    assert seating.left_handed == {1}
    assert not seating.aside


def test_the_table_below_a_lesson_is_known_and_may_be_joined():
    seating = Seating()
    seating.claim(PAD, 1)
    seating.put_aside()
    seating.put_aside()
    seating.table.claim(PHONE, 0)
    assert seating.afar == frozenset()
    assert seating.table.seat_of(PAD) == 1
    seating.take_up()
    seating.take_up()
    assert seating.afar == {0}
    assert seating.table is seating


def test_a_table_that_is_left_leaves_nothing_below():
    seating = Seating()
    seating.claim(PAD, 1)
    seating.put_aside()
    seating.clear()
    assert not seating.aside
    assert seating.table.claims == {}


def test_the_keys_that_are_shown_are_those_of_who_comes_to_the_screen():
    seating = Seating()
    seating.claim(PAD, 1)
    shown = []
    for seat in (1, 0, 1):
        seating.hand_over(seat)
        shown.append(seating.last)
    assert shown == [PAD, KEYBOARD, PAD]
