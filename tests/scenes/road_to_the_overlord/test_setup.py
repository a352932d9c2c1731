"""The set-up of the road: ways to play, the road, night and trade, and what is given."""

import pytest

from game.rules.road_to_the_overlord.soundness import check
from game.scenes.road_to_the_overlord.naming import GIVEN, given_keys
from game.scenes.road_to_the_overlord.result_and_options import mode_of, options_of
from game.scenes.road_to_the_overlord.setup import SEATS, TRACKS, VARIANTS
from game.scenes.road_to_the_overlord.table_face import TABLE

from .tables import match_of

MANY = [(mode, seats) for mode in SEATS for seats in SEATS[mode]]


def chosen(mode, seats, *on):
    return VARIANTS.setup(mode, seats, frozenset(on), None)


@pytest.mark.parametrize(("mode", "seats"), MANY)
def test_each_way_to_play_has_a_sound_set_up_for_all_its_seats(mode, seats):
    setup = chosen(mode, seats)
    assert check(setup) == ""
    assert len(setup.teams) == seats
    assert mode_of(setup) == mode


def test_what_is_chosen_is_shown_before_as_many_sit_there_as_it_takes():
    assert len(chosen("teams", 2).teams) == 4
    assert len(chosen("alone", 1).teams) == 2


def test_the_road_night_and_trade_are_as_they_were_chosen():
    short, whole = (
        chosen("together", 2, "short"),
        chosen("together", 2, "whole", "no_night", "no_trade"),
    )
    assert (short.last, short.trade) == (20, True)
    assert (whole.last, whole.trade) == (40, False)
    assert short.boss_life < whole.boss_life
    assert short.rounds
    assert not whole.rounds


@pytest.mark.parametrize("track", TRACKS)
def test_rivals_meet_a_boss_who_is_no_stronger_and_have_more_time(track):
    together, teams, alone = (chosen(mode, 4, track) for mode in SEATS)
    assert together.boss_life >= teams.boss_life > alone.boss_life
    assert together.rounds < min(teams.rounds, alone.rounds)


@pytest.mark.parametrize("names", [(), ("one_level",), ("two_levels",), tuple(GIVEN)])
def test_each_choice_of_handicaps_is_found_again(names):
    setup = VARIANTS.given(chosen("alone", 2), [(), names])
    assert given_keys(setup, 1) == tuple(f"handicap.road_to_the_overlord.{name}" for name in names)
    table = match_of(setup).table
    assert table.heroes[1].level == 1 + sum(GIVEN[name] for name in names)
    assert TABLE.panel(table, 1).handicaps == given_keys(setup, 1)


def test_what_is_played_by_is_told_in_words(kit):
    setup = VARIANTS.given(chosen("alone", 2, "whole", "no_trade"), [("one_level",), ()])
    assert options_of(kit.words, match_of(setup).table) == (
        "Rivals",
        "Whole: 40 marks",
        "No trade",
        "Handicaps",
    )


def test_the_set_up_says_how_strong_the_boss_is_and_when_night_falls(kit):
    setup = chosen("together", 2)
    said = VARIANTS.says(kit.words, setup)
    assert f"{setup.boss_life} life; night falls after {setup.rounds} rounds" in said
    assert "night" not in VARIANTS.says(kit.words, chosen("together", 2, "no_night"))
