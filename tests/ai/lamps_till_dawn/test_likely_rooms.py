"""How likely each seat is in each room: never 0 where it is, and certain where it was seen."""

import pytest

from game.ai.lamps_till_dawn.likely_rooms import followed, likely
from game.ai.lamps_till_dawn.news_heard import NOTEBOOK
from game.rules.lamps_till_dawn import RULES
from game.rules.lamps_till_dawn.full_marks import setup_of
from game.rules.lamps_till_dawn.house import HOUSE
from game.rules.lamps_till_dawn.state import Side
from game.rules.lamps_till_dawn.whereabouts.following import begun
from game.rules.lamps_till_dawn.whereabouts.following import followed as exactly_followed
from game.rules.lamps_till_dawn.whereabouts.news import News
from tests.laws.matches import random_match
from tests.setups.lamps_till_dawn import SETUPS

L, D = Side.LIGHT, Side.DARK
DUEL = setup_of((L, D))


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
        assert len(heard.turns) == table.turn - 1
        found = likely(setup, heard.turns, table.turn)
        for character, chances in zip(table.characters, found, strict=True):
            assert chances[character.room - 1] > 0
            assert sum(chances) == pytest.approx(1)


@pytest.mark.parametrize("number", range(3))
def test_of_one_against_one_no_room_is_left_out_where_a_seat_may_be(number):
    exact = begun(DUEL)
    for table, heard in turns(DUEL, number):
        exact = exactly_followed(exact, heard.turns[-1])
        found = likely(DUEL, heard.turns, table.turn)
        for seat, chances in enumerate(found):
            assert exact.rooms(seat) <= {room for room, each in enumerate(chances, 1) if each}


def chances_after(setup, *news):
    return likely(setup, news, len(news) + 1)


def test_who_lit_a_lamp_last_is_there():
    light, dark = chances_after(DUEL, News(lit=((2, 5),)))
    assert light[5 - 1] == 1
    assert max(dark) < 1


def test_who_has_fled_is_at_a_start_place():
    light, _ = chances_after(DUEL, News(frightened=((0, 5),)))
    assert {room for room, each in enumerate(light, 1) if each} == {*DUEL.house.starts[:3]}


def test_who_is_near_is_likelier_to_have_done_what_was_told():
    pair = setup_of((L, L, D))
    near, far, _ = followed(pair, certain(5, 12, 1), News(lit=((1, 5),)))
    assert near[5 - 1] + sum(near[r - 1] for r in pair.house.beside(5)) > 0.5
    assert far[12 - 1] > near[12 - 1]


def certain(*rooms):
    """Return the chances of seats that are in these rooms of our house."""
    return tuple(tuple(float(number == room) for number in HOUSE.numbers) for room in rooms)


def test_who_heard_nothing_of_turns_that_were_takes_all_to_be_anywhere():
    assert {each for chances in likely(DUEL, (), 4) for each in chances} == {1 / 12}


def left_of(house, seat, number=5):
    """Return how likely a seat is in a room, and in one that touches it."""
    return seat[number - 1], sum(seat[room - 1] for room in house.beside(number))


def test_both_may_have_lit_a_lamp_where_both_were():
    pair = setup_of((L, L, D))
    one, other, _ = followed(pair, certain(5, 5, 1), News(lit=((2, 5),)))
    assert one == other
    nothing, _, _ = followed(pair, certain(5, 5, 1), News())
    assert 2 * nothing[5 - 1] < one[5 - 1] < 1


def test_who_has_done_two_things_has_done_both():
    light, _ = chances_after(
        DUEL, News(lit=((2, 5),)), News(lit=((1, 5),), banished=frozenset({5}))
    )
    assert light[5 - 1] == 1


def test_who_has_scared_may_have_gone_on_since():
    _, dark = followed(DUEL, certain(5, 5), News(frightened=((0, 5),)))
    there, beside = left_of(HOUSE, dark)
    assert 0 < beside < there < 1


def test_where_one_of_dark_was_repelled_no_other_has_ended():
    """Light may have."""
    light, _, dark = followed(setup_of((L, D, D)), certain(5, 5, 6), News(repelled=((1, 5),)))
    assert (light[5 - 1] > 0, dark[5 - 1]) == (True, 0)


def test_where_a_nightmare_finds_nobody_light_has_not_ended():
    light, dark = followed(DUEL, certain(5, 5), News(woken=((5, False),)))
    assert (light[5 - 1], dark[5 - 1] > 0) == (0, True)


def test_where_a_nightmare_bites_light_has_ended():
    light, _ = followed(DUEL, certain(6, 5), News(woken=((5, True),)))
    assert light == certain(5)[0]
