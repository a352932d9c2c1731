"""How a night begins (K1, K2), where its dice lie (K7), and what cannot be read."""

from collections import Counter
from dataclasses import replace

import pytest

from game.core.chance import Dice
from game.core.codec import Codec, Unreadable
from game.core.grid import Cell
from game.rules.lamps_till_dawn import RULES
from game.rules.lamps_till_dawn.actions import (
    Commit,
    PlanLamp,
    PlanMove,
    PlanRitual,
    Ritual,
    Wake,
)
from game.rules.lamps_till_dawn.full_marks import Length, full_marks, length_of, setup_of
from game.rules.lamps_till_dawn.house import HOUSE, House, Room
from game.rules.lamps_till_dawn.letters.drawing import draw_house, read_house
from game.rules.lamps_till_dawn.state import Character, Nightmare, Setup, Side
from game.rules.lamps_till_dawn.turn_end import thrown_start

L, D = Side.LIGHT, Side.DARK
CROWD = setup_of((L, L, D, D, D))
TABLE = RULES.new(Setup(), 1).table

DIGEST = """\
1:2 3 5 2:1 4 6 3:1 5 7 4:2 6 8 5:1 3 6 7 9 6:2 4 5 8 A
7:3 5 9 B 8:4 6 A C 9:5 7 A B A:6 8 9 C B:7 9 C:8 A"""


def test_our_house_is_joined_as_the_digest_says():
    signs = "123456789ABC"
    found, room = {}, ""
    for word in DIGEST.replace(":", ": ").split():
        if word.endswith(":"):
            room = word[0]
        else:
            found.setdefault(room, []).append(word)
    joined = {signs[n - 1]: [signs[b - 1] for b in HOUSE.beside(n)] for n in HOUSE.numbers}
    assert joined == found


def test_our_house_starts_four_three_and_three_rooms_apart():
    def apart(one, two):
        reached, steps = {one}, 0
        while two not in reached:
            reached |= {b for room in reached for b in HOUSE.beside(room)}
            steps += 1
        return steps

    first, second, third, _ = HOUSE.starts
    assert HOUSE.starts == (2, 11, 12, 3)
    assert (apart(first, second), apart(first, third), apart(second, third)) == (4, 3, 3)


def test_a_house_that_was_drawn_is_read_again():
    drawn = draw_house(HOUSE, frozenset())
    assert [room.corner for room in read_house(drawn, HOUSE.starts).rooms] == [
        room.corner for room in HOUSE.rooms
    ]


@pytest.mark.parametrize(
    ("lines", "words"),
    [(("1 1 3", "1 1 3"), "none left out"), (("1 1 1", "1 1 ."), "no square of four quarters")],
)
def test_a_house_that_is_none_is_not_read(lines, words):
    with pytest.raises(Unreadable, match=words):
        read_house(lines, (1, 2, 3))


def test_every_way_is_one_that_could_be_walked():
    """Counted by hand in the small corner of 11: 7 and 9 first, and on from there."""
    ways = HOUSE.paths(11)
    assert {way for way in ways if len(way) == 1} == {(7,), (9,)}
    assert {way for way in ways if len(way) == 2} == {
        (7, 3),
        (7, 5),
        (7, 9),
        (9, 5),
        (9, 7),
        (9, 10),
    }
    assert all(11 not in way and len({*way}) == len(way) for way in ways)
    assert len(ways) == 25


def test_all_start_places_are_thrown_equally_often():
    few = Counter(thrown_start(Setup(), Dice(seed, "start", 0)) for seed in range(3000))
    assert {*few} == {2, 11, 12}
    assert all(900 < count < 1100 for count in few.values())
    many = Counter(thrown_start(CROWD, Dice(seed, "start", 0)) for seed in range(4000))
    assert {*many} == {2, 11, 12, 3}
    assert all(900 < count < 1100 for count in many.values())


def test_a_pair_of_faces_names_each_start_place():
    """1 and 2 the first, 3 and 4 the second, 5 and 6 the third; of a crowd 1 to 4 name one each."""
    for seed in range(60):
        face = Dice(seed, "start", 0).below(6) + 1
        assert thrown_start(Setup(), Dice(seed, "start", 0)) == (2, 2, 11, 11, 12, 12)[face - 1]
        if face <= 4:
            assert thrown_start(CROWD, Dice(seed, "start", 0)) == (2, 11, 12, 3)[face - 1]


def test_each_begins_where_its_own_dice_say():
    for seed in range(20):
        rooms = [each.room for each in RULES.new(CROWD, seed).table.characters]
        assert rooms == [thrown_start(CROWD, Dice(seed, "start", seat)) for seat in range(5)]


def test_a_night_begins_in_the_dark():
    assert (TABLE.lamps, TABLE.dawn, TABLE.madness, TABLE.turn) == (frozenset(), 0, 0, 1)


def test_who_flees_throws_dice_of_its_own_turn_and_seat():
    state = RULES.new(setup_of((L, D)), 3)
    rooms = (7, 7)
    table = replace(state.table, characters=tuple(map(Character, rooms)), turn=5, dark_turns=0)
    state = replace(state, table=table)
    for action in (PlanRitual(0, Ritual.REPEL), Commit(0), Commit(1)):
        step = RULES.apply(state, action)
        state = step.state
    assert step.rolled == (("flee", 5, 1),)
    assert state.table.characters[1].room == thrown_start(table.setup, Dice(3, "flee", 5, 1))


@pytest.mark.parametrize(
    ("lights", "darks", "dawn"),
    [
        (1, 1, 13),
        (1, 2, 14),
        (2, 1, 18),
        (2, 2, 17),
        (3, 3, 22),
        (1, 3, 13),
        (3, 1, 21),
        (4, 4, 25),
    ],
)
def test_how_full_a_usual_dawn_is_depends_on_who_plays(lights, darks, dawn):
    assert full_marks((L,) * lights + (D,) * darks, Length.USUAL) == (dawn, 10)


@pytest.mark.parametrize(
    ("lights", "darks", "dawns"),
    [
        (1, 1, (13, 16, 14, 18, 21)),
        (1, 2, (11, 12, 8, 12, 16)),
        (2, 1, (20, 22, 22, 28, 28)),
        (2, 2, (16, 18, 16, 18, 24)),
        (3, 3, (20, 22, 18, 18, 18)),
        (3, 1, (26, 27, 25, 29, 32)),
        (1, 3, (8, 11, 14, 13, 14)),
    ],
)
def test_a_usual_night_at_the_table_is_as_long_as_was_measured(lights, darks, dawns):
    sides = (L,) * lights + (D,) * darks
    places = [(3, 0), (8, 0), (9, 0), (10, 1), (12, 2), (15, 2), (16, 3), (19, 3), (20, 4), (35, 4)]
    for rooms, place in places:
        house = replace(HOUSE, rooms=(HOUSE.rooms * 3)[:rooms])
        assert full_marks(sides, Length.USUAL, house) == (dawns[place], 10)
        for length in (Length.SHORT, Length.LONG):
            assert full_marks(sides, length, house) == full_marks(sides, length)


@pytest.mark.parametrize("house", [None, HOUSE])
def test_a_length_is_known_by_its_marks(house):
    for length in Length:
        assert length_of(setup_of((L, D, D), length, house)) is length
        given = replace(setup_of((L, D, D), length, house), given=(1, 0, 2))
        longer = replace(given, full_dawn=given.full_dawn + 2, full_madness=given.full_madness + 1)
        assert (length_of(longer), length_of(given)) == (length, None)
    assert length_of(Setup(full_dawn=99)) is None


@pytest.mark.parametrize("given", [(1,), (0, 4), (1, 1, 1)])
def test_handicaps_that_fit_no_seats_are_refused(given):
    assert "handicaps" in RULES.check(replace(Setup(), given=given))
    assert not RULES.check(replace(Setup(), given=(3, 0)))


def test_a_set_up_of_before_is_read_as_one_without_handicaps():
    form = Codec(RULES.kinds.setup)
    assert "given" not in form.plain(Setup())
    assert form.value(form.plain(replace(Setup(), given=(1, 0)))).given == (1, 0)


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_first_night_has_as_many_of_each_side_as_can_be(seats):
    setup = RULES.first(seats)
    assert setup.sides.count(D) - setup.sides.count(L) == seats % 2
    assert RULES.check(setup) == ""


def test_there_is_no_night_of_one_or_nine():
    assert (RULES.first(1), RULES.first(9)) == (None, None)


def test_a_night_is_written_and_read():
    codec = Codec(RULES.kinds.state)
    state = RULES.apply(RULES.new(CROWD, 1), PlanLamp(0)).state
    assert codec.value(codec.plain(state)) == state


def with_house(rooms=HOUSE.rooms, starts=HOUSE.starts):
    return Setup(House(rooms, starts))


def moved(number, x, y):
    rooms = list(HOUSE.rooms)
    rooms[number - 1] = Room("away", Cell(x, y))
    return with_house(tuple(rooms))


def asleep(**changes):
    lying = replace(Nightmare(1, 4, 1, 6, 1), **changes)
    return replace(TABLE, nightmares=(lying,), called=1, turn=2)


FOUR = tuple(Nightmare(number, 4, 1, 6, 1) for number in range(1, 5))
TWO_LEFT = (*HOUSE.rooms[:2], Room("far", Cell(20, 20)), Room("far too", Cell(22, 20)))
BROKEN = {
    "alone": (Setup(sides=(L,)), "1 seats"),
    "nine": (Setup(sides=(L,) * 8 + (D,)), "9 seats"),
    "no dark": (Setup(sides=(L, L)), "nobody of dark"),
    "no light": (Setup(sides=(D, D)), "nobody of light"),
    "a hut": (with_house(HOUSE.rooms[:3], (1, 2, 3)), "a house of 3 rooms"),
    "on each other": (moved(1, 3, 1), "rooms 1 and 2 lie on each other"),
    "alone in the garden": (moved(1, 20, 20), "room 1 touches no other"),
    "corner to corner": (moved(12, 8, 5), "room C touches no other"),
    "in parts": (with_house(TWO_LEFT, (1, 2, 3)), "a house in several parts"),
    "two starts": (with_house(starts=(1, 2)), "2 start places"),
    "five starts": (with_house(starts=(1, 2, 3, 4, 5)), "5 start places"),
    "one start twice": (with_house(starts=(1, 2, 2)), "two start places in one room"),
    "no such start": (with_house(starts=(1, 2, 13)), "no room 13 to start in"),
    "a small crowd": (
        replace(CROWD, house=House(HOUSE.rooms, (1, 2, 3))),
        "3 start places for 5 seats",
    ),
    "characters": (replace(TABLE, characters=TABLE.characters[:1]), "1 characters for 2 seats"),
    "a lamp outside": (replace(TABLE, lamps=frozenset({13})), "a lamp in no room 13"),
    "nowhere": (TABLE.with_character(0, room=None), "seat 0 is nowhere"),
    "outside": (TABLE.with_character(0, room=13), "seat 0 is nowhere"),
    "hidden": (TABLE.with_character(1, plan=None), "seat 1 is nowhere, or its plan is hidden"),
    "of another": (TABLE.with_character(0, plan=(PlanLamp(1),)), "a plan of seat 0"),
    "too far": (TABLE.with_character(0, room=2, plan=(PlanMove(0, (9,)),)), "a plan of seat 0"),
    "nothing to wake": (TABLE.with_character(1, plan=(Wake(1, 0),)), "a plan of seat 1"),
    "nobody left": (
        TABLE.with_character(0, committed=True).with_character(1, committed=True),
        "nobody to decide",
    ),
    "not called": (replace(asleep(), called=0), "nightmares that are not numbered"),
    "of light": (asleep(owner=0), "nightmare 1 of nobody who may call one"),
    "of nobody": (asleep(owner=None), "nightmare 1 of nobody who may call one"),
    "nowhere asleep": (asleep(room=13), "nightmare 1 in no room"),
    "wrongly told": (asleep(hint=1), "nightmare 1, and the wrong room was told"),
    "to come": (asleep(turn=2), "nightmare 1, called in turn 2 of 2"),
    "too many": (replace(TABLE, nightmares=FOUR, called=4, turn=2), "4 nightmares of seat 1"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_what_cannot_be_is_refused_by_its_words(name):
    value, words = BROKEN[name]
    assert RULES.check(value).startswith(words)


def test_what_may_be_is_sound():
    assert RULES.check(asleep()) == ""
    assert RULES.check(replace(TABLE, nightmares=FOUR[:3], called=4, turn=2)) == ""
    assert RULES.check(Setup()) == RULES.check(CROWD) == ""
