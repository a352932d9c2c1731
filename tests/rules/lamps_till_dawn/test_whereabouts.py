"""Where a side may be, held to the truth, and to every night that could have been."""

from dataclasses import replace
from itertools import islice

import pytest

from game.rules.lamps_till_dawn.events import MatchEnded, TurnCounted
from game.rules.lamps_till_dawn.full_marks import setup_of
from game.rules.lamps_till_dawn.house import House
from game.rules.lamps_till_dawn.letters.drawing import read_house
from game.rules.lamps_till_dawn.state import Setup, Side
from game.rules.lamps_till_dawn.whereabouts.following import begun, followed
from game.rules.lamps_till_dawn.whereabouts.news import News, news_of
from tests.nights import numbers
from tests.rules.lamps_till_dawn.many import every_setup, night
from tests.rules.lamps_till_dawn.seen_twin import first_nights, heard, nights_after

L, D = Side.LIGHT, Side.DARK
SETUPS = every_setup()
ROW = read_house(("1 1 2 2 3 3 4 4 5 5 6 6", "1 1 2 2 3 3 4 4 5 5 6 6"), (1, 2, 6))
"""Six rooms in a row: nobody comes through all of it with one move."""
TWO = House(read_house(("1 1 2 2", "1 1 2 2"), ()).rooms, (1, 2, 2))
NIGHT = numbers("LAMPS_WHEREABOUTS", 300)
TWINS = 2
"""So many of them are played in every way: a turn takes up to a minute."""


def turns(played):
    """Yield the events and the table after each whole turn but the last."""
    for turn in played.turns:
        kinds = [type(told.event) for told in turn.step.events]
        if TurnCounted in kinds and MatchEnded not in kinds:
            yield turn.step


def truth(table, side):
    return tuple(table.characters[seat].room for seat in table.of_side(side))


def hold_to_truth(played):
    """Follow a night; it is always among what may be. Return how much is known, turn by turn."""
    known = begun(played.setup)
    rooms = []
    for step in turns(played):
        known = followed(known, news_of(told.event for told in step.events))
        table = step.state.table
        assert known.lamps == table.lamps
        assert any(
            all(truth(table, side) in known_places(known, world, side) for side in Side)
            for world in known.worlds
        )
        rooms.append({side: known.side_in(side) for side in Side})
    return rooms


def known_places(known, world, side):
    return set(replace(known, worlds=(world,)).places(side))


def hold_to_twin(setup, seed, most):
    """Follow a night beside every night that could have been; both know the same."""
    known, nights = begun(setup), first_nights(setup)
    for step in islice(turns(night(setup, seed)), most):
        told = heard(step)
        nights = nights_after(nights, told)
        known = followed(known, news_of(told))
        for side in Side:
            assert set(known.places(side)) == {truth(table, side) for table in nights}
        pairs = {(truth(table, L), truth(table, D)) for table in nights}
        assert pairs == {
            (light, dark)
            for world in known.worlds
            for light in known_places(known, world, L)
            for dark in known_places(known, world, D)
        }


@pytest.mark.parametrize("number", (0, 1, 2, 5, 14, 17, 48, 49))
def test_the_truth_is_never_ruled_out(number):
    assert hold_to_truth(night(SETUPS[number], number))


def test_something_is_ruled_out():
    """Somewhere on the way there are rooms of our house in which Dark cannot be."""
    rooms = [each for seed in range(4) for each in hold_to_truth(night(SETUPS[0], seed))]
    assert any(len(each[D]) < 12 for each in rooms)
    assert any(len(each[L]) < 12 for each in rooms)


@pytest.mark.parametrize(
    "seed",
    [0, *(pytest.param(seed, marks=pytest.mark.nightly) for seed in (1, 2))],  # a second each
)
def test_what_may_be_is_every_night_that_could_have_been(seed):
    hold_to_twin(Setup(TWO, (L, D), 13, 10), seed, 2)


def test_a_lamp_says_that_light_was_there_and_how_far_it_is_now():
    """It stood in 6 of the row and had one move left: three rooms."""
    known = followed(begun(Setup(ROW, (L, D))), News(lit=((1, 6),)))
    assert known.rooms(0) == {3, 4, 5, 6}
    assert known.rooms(1) == {1, 2, 3, 4, 5, 6}


def test_a_fright_sends_light_to_a_start_place_and_says_where_dark_is():
    """Dark came to 3 with one move, or began near and left by the other: it is not known which."""
    known = followed(begun(Setup(ROW, (L, D))), News(frightened=((0, 3),)))
    assert known.rooms(0) == {1, 2, 6}
    assert known.rooms(1) == {3}


def test_who_scared_first_and_not_second_has_gone():
    """Seat 1 was frightened in 1 and seat 2 lit its lamp later: Dark was in 1 and left it."""
    known = begun(Setup(ROW, (L, L, D)))
    known = followed(known, News(frightened=((0, 1),), lit=((2, 1),)))
    assert known.rooms(2) == {2, 3, 4}


def test_who_scares_and_calls_has_no_action_left_to_go():
    known = begun(Setup(ROW, (L, D)))
    assert followed(known, News(frightened=((0, 1),))).rooms(1) == {1, 2, 3, 4}
    assert followed(known, News(frightened=((0, 1),), calls=(2,))).rooms(1) == {1}
    assert followed(known, News(frightened=((0, 1),), calls=(1,))).rooms(1) == {1}


def test_who_is_repelled_may_be_in_any_start_place():
    """Light was at 3 for the ritual, and none begins there: it has had no action left to go."""
    known = followed(begun(Setup(ROW, (L, D))), News(repelled=((1, 3),)))
    assert known.rooms(1) == {1, 2, 6}
    assert known.rooms(0) == {3}


def test_who_is_not_repelled_was_not_in_the_room_of_the_ritual():
    known = followed(begun(Setup(ROW, (L, D, D))), News(repelled=((1, 3),)))
    assert known.rooms(2) == {1, 2, 4, 5, 6}


def test_a_nightmare_that_finds_nobody_says_where_light_is_not():
    known = followed(begun(Setup(ROW, (L, D))), News(woken=((2, False),)))
    assert known.rooms(0) == {1, 3, 4, 5, 6}


def test_a_nightmare_that_bites_says_that_one_of_light_was_there():
    known = followed(begun(Setup(ROW, (L, L, D))), News(woken=((5, True),)))
    assert all(5 in places for places in known.places(L))


def test_two_lamps_of_one_slot_were_lit_by_two():
    known = followed(begun(Setup(ROW, (L, L, D))), News(lit=((2, 1), (2, 6))))
    assert set(known.places(L)) == {(1, 6), (6, 1)}


def test_what_would_be_too_much_is_not_followed():
    assert begun(setup_of((L,) * 6 + (D,))) is None
    assert begun(setup_of((L,) * 5 + (D,))) is not None


@pytest.mark.nightly  # tens of thousands of turns are played for each turn
@pytest.mark.parametrize(("house", "sides"), ((TWO, (L, L, D)), (TWO, (L, D, D)), (ROW, (D, L))))
def test_what_may_be_is_every_night_that_could_have_been_of_more(house, sides):
    for seed in NIGHT[:TWINS]:
        hold_to_twin(Setup(house, sides, 13, 10), seed, 2)


@pytest.mark.nightly
def test_the_truth_is_never_ruled_out_in_many_nights():
    for seed in NIGHT:
        hold_to_truth(night(SETUPS[seed % len(SETUPS)], seed))
