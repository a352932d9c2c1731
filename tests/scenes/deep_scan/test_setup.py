"""The set-up: ways to play, the length, the hands of people and of computers, what is given."""

import pytest

from game.rules.deep_scan.soundness import check
from game.rules.deep_scan.state import HandKind
from game.scenes.deep_scan.naming import GIVEN, given_keys
from game.scenes.deep_scan.result_and_options import mode_of, options_of
from game.scenes.deep_scan.setup import LENGTHS, SEATS, VARIANTS
from game.scenes.deep_scan.table_face import TABLE
from game.scenes.seats.occupants import Occupant
from game.scenes.table.set_up.variant_setup import VariantPanel
from game.scenes.table.ways_to_table import door_of

from .tables import match_of

MANY = [(mode, seats) for mode in SEATS for seats in SEATS[mode]]


def chosen(mode, seats, *on):
    return VARIANTS.setup(mode, seats, frozenset(on), None)


@pytest.mark.parametrize(("mode", "seats"), MANY)
def test_each_way_to_play_has_a_sound_set_up_for_all_its_seats(mode, seats):
    setup = chosen(mode, seats)
    assert check(setup) == ""
    assert len(setup.ships) == seats
    assert mode_of(setup) == ("pairs" if seats > 4 else mode)


def test_every_number_of_seats_has_its_way():
    assert sorted(seats for _, seats in MANY) == [1, 2, 3, 4, 5, 6, 7, 8]


def test_what_is_chosen_is_shown_before_as_many_sit_there_as_it_takes():
    assert len(chosen("alone", 2).ships) == 1
    assert len(chosen("each", 1).ships) == 2


@pytest.mark.parametrize("name", LENGTHS)
def test_a_length_is_so_many_objects(name):
    table = match_of(chosen("each", 2, name)).table
    assert len(table.objects) == LENGTHS[name]


@pytest.mark.parametrize("name", LENGTHS)
def test_only_the_length_of_a_match_of_several_says_its_minutes(kit, name):
    assert "minutes" in VARIANTS.about(kit.words, name)
    assert VARIANTS.about(kit.words, f"alone_{name}") == ""
    assert len(match_of(chosen("alone", 1, f"alone_{name}")).table.objects) == LENGTHS[name]


def test_a_whole_match_of_two_says_that_each_has_seven_probes(kit):
    def said(seats, name):
        return kit.words(VARIANTS.told_of("each", chosen("each", seats, name)))

    assert "seven probes each" in said(2, "whole")
    for seats, name in ((2, "middle"), (2, "short"), (3, "whole")):
        assert "probes" not in said(seats, name)


def test_alone_there_are_thirty_turns():
    assert (chosen("alone", 1).turns, chosen("each", 2).turns) == (30, 60)


@pytest.mark.parametrize(
    ("mode", "name", "kind"),
    [
        ("each", "hand", HandKind.METER),
        ("each", "dice", HandKind.DICE),
        ("each", "alone_hand", HandKind.DICE),
        ("alone", "alone_hand", HandKind.METER),
        ("alone", "hand", HandKind.DICE),
    ],
)
def test_a_hand_is_that_of_the_list_of_its_way(mode, name, kind):
    assert {*chosen(mode, SEATS[mode][0], name).hands} == {kind}


def test_computers_throw_dice_beside_people_with_meters():
    setup = VARIANTS.seated(chosen("each", 3, "hand"), (True, False, True))
    assert setup.hands == (HandKind.METER, HandKind.DICE, HandKind.METER)


def test_a_match_of_computers_alone_throws_dice_on_every_seat(kit):
    match = door_of(VARIANTS, lambda: None).computers(kit)
    assert {*match.header.setup.hands} == {HandKind.DICE}


def test_a_handicap_is_more_probes_and_stands_at_the_panel(kit):
    names = tuple(GIVEN)
    places = (Occupant("Ann", handicaps=names), Occupant("Ben"))
    kit.settings.change(speed=0, bot_speed=0)
    setup = VariantPanel(kit, VARIANTS).start(places).scene.live.match.header.setup
    assert setup.given == (5, 0)
    table = match_of(setup).table
    assert [ship.has.probe for ship in table.ships] == [10, 5]
    assert TABLE.panel(table, 0).handicaps == tuple(f"handicap.deep_scan.{n}" for n in names)
    assert not TABLE.panel(table, 1).handicaps


@pytest.mark.parametrize("names", [(), ("two_probes",), ("three_probes",), tuple(GIVEN)])
def test_each_choice_of_handicaps_is_found_again(names):
    setup = VARIANTS.given(chosen("each", 2), [(), names])
    assert given_keys(setup, 1) == tuple(f"handicap.deep_scan.{name}" for name in names)


def test_what_is_played_by_is_told_in_words(kit):
    setup = VARIANTS.given(chosen("each", 5, "short", "hand"), [("two_probes",), *[()] * 4])
    assert options_of(kit.words, match_of(setup).table) == (
        "Pairs",
        "Short: 8 objects",
        "Swinging meters",
        "Handicaps",
    )


def test_only_dice_of_one_alone_say_what_those_of_several_do(kit):
    said = {name: VARIANTS.told(kit.words, name) for name in ("alone_dice", "alone_hand", "dice")}
    assert said == {
        "alone_dice": kit.words("scan.option.dice.about"),
        "alone_hand": "",
        "dice": "",
    }
