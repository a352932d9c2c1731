"""How likely each seat is in each room: never 0 where it is, and certain where it was seen."""

import pytest

from game.ai.lamps_till_dawn.likely_rooms import followed, likely
from game.ai.lamps_till_dawn.news_heard import NOTEBOOK
from game.rules.lamps_till_dawn import RULES
from game.rules.lamps_till_dawn.full_marks import setup_of
from game.rules.lamps_till_dawn.state import Side
from game.rules.lamps_till_dawn.whereabouts.following import begun
from game.rules.lamps_till_dawn.whereabouts.following import followed as exactly_followed
from game.rules.lamps_till_dawn.whereabouts.news import News
from tests.laws.matches import random_match
from tests.setups.lamps_till_dawn import SETUPS

L, D = Side.LIGHT, Side.DARK
DUEL = setup_of((L, D))
OFF = frozenset()


def turns(setup, number):
    """Yield the table as each turn begins, and what a bystander has heard."""
    heard = NOTEBOOK.blank
    for turn in random_match(RULES, setup, number).turns:
        before = turn.before.table
        for each in turn.step.events:
            heard = NOTEBOOK.write(heard, RULES.redact(each.event, -1))
        table = turn.step.state.table
        if table.turn > before.turn:
            yield table, heard


@pytest.mark.parametrize("setup", [setup for _, setup in SETUPS], ids=[name for name, _ in SETUPS])
def test_where_a_seat_is_it_may_be(setup):
    for table, heard in turns(setup, 2):
        found = likely(setup, heard.turns, table.turn, table.lamps)
        assert found.lamps == table.lamps
        for character, chances in zip(table.characters, found.seats, strict=True):
            assert chances[character.room - 1] > 0
            assert sum(chances) == pytest.approx(1)


@pytest.mark.parametrize("number", range(3))
def test_of_one_against_one_no_room_is_left_out_where_a_seat_may_be(number):
    exact = begun(DUEL)
    for table, heard in turns(DUEL, number):
        exact = exactly_followed(exact, heard.turns[-1])
        found = likely(DUEL, heard.turns, table.turn, table.lamps)
        for seat, chances in enumerate(found.seats):
            assert exact.rooms(seat) <= {room for room, each in enumerate(chances, 1) if each}


def chances_after(setup, *news):
    found = likely(setup, tuple(news), len(news) + 1, OFF)
    return found.seats


def test_who_lit_a_lamp_last_is_there():
    light, dark = chances_after(DUEL, News(lit=((2, 5),)))
    assert light[5 - 1] == 1
    assert max(dark) < 1


def test_who_has_fled_is_at_a_start_place():
    light, _ = chances_after(DUEL, News(frightened=((0, 5),)))
    assert {room for room, each in enumerate(light, 1) if each} == {*DUEL.house.starts[:3]}


def test_who_is_near_is_likelier_to_have_done_what_was_told():
    pair = setup_of((L, L, D))
    start = likely(pair, (News(lit=((2, 5),)),), 2, frozenset({5}))
    before = type(start)(OFF, (certain(pair, 5), certain(pair, 12), certain(pair, 1)))
    near, far, _ = followed(pair, before, News(lit=((1, 5),))).seats
    assert near[5 - 1] + sum(near[r - 1] for r in pair.house.beside(5)) > 0.5
    assert far[12 - 1] > near[12 - 1]


def certain(setup, room):
    return tuple(float(number == room) for number in setup.house.numbers)


def test_who_heard_nothing_of_turns_that_were_takes_all_to_be_anywhere():
    found = likely(DUEL, (), 4, frozenset({1}))
    assert {each for chances in found.seats for each in chances} == {1 / 12}
