"""The set-up: ways to play, hands of people and of computers, handicaps, and what is played by."""

import pytest

from game.rules.blanket_hills.soundness import check
from game.rules.blanket_hills.state import Grip, HandKind, Options, Setup
from game.scenes.blanket_hills.aiming import swings
from game.scenes.blanket_hills.naming import HALVED, given_keys
from game.scenes.blanket_hills.result_and_options import mode_of, options_of
from game.scenes.blanket_hills.setup import ALONE, SEATS, SWITCHES, VARIANTS
from game.scenes.blanket_hills.table_face import TABLE
from game.scenes.seats.occupants import Occupant
from game.scenes.table.set_up.variant_setup import VariantPanel
from game.scenes.table.ways_to_table import door_of

from .tables import match_of, story

MANY = [(mode, seats) for mode in SEATS for seats in SEATS[mode]]


def chosen(mode, seats, *on):
    return VARIANTS.setup(mode, seats, frozenset(on), None)


@pytest.mark.parametrize(("mode", "seats"), MANY)
def test_each_way_to_play_has_a_sound_set_up_for_all_its_seats(mode, seats):
    setup = chosen(mode, seats)
    assert check(setup) == ""
    assert len(setup.teams) == seats
    named = {"duel": "duel" if seats == 2 else "teams"}.get(mode, mode)
    assert mode_of(setup) == named


def test_what_is_chosen_is_shown_before_as_many_sit_there_as_it_takes():
    assert len(chosen("range", 2).teams) == 1
    assert len(chosen("each", 2).teams) == 3
    assert len(chosen("each", 8).teams) == 4


def test_the_first_way_is_two_tanks_with_meters_and_nothing_else():
    assert chosen("duel", 2) == Setup()


def test_every_switch_is_an_option_of_the_rules():
    assert chosen("duel", 2, *SWITCHES).options == Options(*(True,) * len(SWITCHES))
    assert {*ALONE} < {*SWITCHES}


@pytest.mark.parametrize(
    ("mode", "name", "kind"),
    [
        ("duel", "dice", HandKind.DICE),
        ("range", "range_dice", HandKind.DICE),
        ("range", "calm", HandKind.CALM),
        ("range", "dice", HandKind.METER),
        ("duel", "calm", HandKind.METER),
    ],
)
def test_by_a_calm_hand_one_plays_on_the_range_alone(mode, name, kind):
    assert {grip.kind for grip in chosen(mode, SEATS[mode][0], name).grips} == {kind}


def test_computers_throw_dice_beside_people_with_meters(kit):
    places = (Occupant("Ann", handicaps=(HALVED,)), Occupant("", "uncle"))
    kit.settings.change(speed=0, bot_speed=0)
    setup = VariantPanel(kit, VARIANTS).start(places).scene.live.match.header.setup
    assert setup.grips == (Grip(HandKind.METER, halved=True), Grip(HandKind.DICE))


def test_a_match_of_computers_alone_throws_dice_on_every_seat(kit):
    match = door_of(VARIANTS, lambda: None).computers(kit)
    assert {grip.kind for grip in match.header.setup.grips} == {HandKind.DICE}


def test_a_halved_hand_is_shown_at_its_panel():
    setup = VARIANTS.given(Setup(), [(), (HALVED,)])
    assert [given_keys(setup, seat) for seat in (0, 1)] == [
        (),
        ("handicap.blanket_hills.halved",),
    ]
    table = match_of(setup).table
    assert TABLE.panel(table, 1).handicaps
    assert not TABLE.panel(table, 0).handicaps
    assert swings(table, 1, None) == ()


def test_what_is_played_by_is_told_in_words(kit):
    setup = VARIANTS.given(chosen("duel", 3, "blind"), [(HALVED,), (), ()])
    assert options_of(kit.words, match_of(setup).table) == (
        "Two teams",
        "Folds",
        "Shells drawn blind",
        "Handicaps",
    )
    assert options_of(kit.words, story().table)[1] == "Flat"
