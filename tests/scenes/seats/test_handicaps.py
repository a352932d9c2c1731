"""Handicaps in the set-up and during the match: given by name, shown in words."""

from dataclasses import replace

import pytest

from game.rules.tanchiki.handicaps import handicaps_of
from game.rules.tanchiki.state import Ending, Reason
from game.scenes.faces.all_faces import faces_of
from game.scenes.frame.commands import Changed, Chosen
from game.scenes.opening import play_on
from game.scenes.opening.opening import opened_game
from game.scenes.seats.occupants import Occupant, SitDown, keep_setup, last_setup
from game.scenes.seats.seat_choice import SeatChoice
from game.scenes.tanchiki.end.ending import result_of
from game.scenes.tanchiki.setup.setup_page import TanchikiPanel
from game.scenes.tanchiki.sides.cached_parts import seat_tip
from game.scenes.tanchiki.sides.seat_panels import panel_of, plates
from game.scenes.tanchiki.table import TableScene
from game.scenes.widgets.widget_kinds import Button, Label, Toggle
from game.session.people.profiles import Profile
from tests import stage

GAME = "tanchiki"
PLACES = (Occupant("Ann", handicaps=("card", "points")), Occupant("Bob"), Occupant("", "recruit"))


def sat(kit, places=PLACES):
    keep_setup(kit, GAME, places, "")
    return stage.stack(opened_game(kit, GAME), size=(1280, 720))


def widgets(stack, kind):
    return [each for each in stage.widgets_of(stack.top) if isinstance(each, kind)]


def names(stack):
    return [each.name for each in widgets(stack, Button)]


def given(stack):
    stack.handle(Chosen("setup.start"))
    assert isinstance(stack.top, TableScene)
    return stack.top.desk.live.match.header.setup.handicaps


def test_handicaps_are_given_by_name_and_reach_the_record(kit):
    stack = sat(kit)
    stack.handle(Chosen("seat.handicaps"))
    assert {"Ann", "Bob"} <= {each.words for each in widgets(stack, Label)}
    stack.handle(Changed("helmet.1", True))
    stack.handle(Changed("points.0", False))
    stack.handle(Chosen("done"))
    assert given(stack) == handicaps_of([("card",), ("helmet",), ()])


def test_what_was_given_is_on_and_the_rest_is_off(kit):
    stack = sat(kit)
    stack.handle(Chosen("seat.handicaps"))
    assert {each.name for each in widgets(stack, Toggle) if each.on} == {"card.0", "points.0"}


def test_what_stands_over_two_columns_lies_apart(kit):
    stack = sat(kit)
    stack.handle(Chosen("seat.handicaps"))
    words = {kit.words(f"handicap.{GAME}.{name}.about") for name in ("card", "helmet")}
    heads = sorted(each.box.x for each in widgets(stack, Label) if each.words in words)
    ends = sorted(each.box.right for each in widgets(stack, Label) if each.words in words)
    assert heads[1] - ends[0] > 24


@pytest.mark.parametrize("emblem", [1, 2])
def test_a_seat_keeps_what_it_was_given_whoever_sits_down(kit, emblem):
    seats = SeatChoice(kit, GAME, TanchikiPanel(kit, ""), PLACES)
    seats.sit_down(SitDown(0, Profile("Cy", emblem)))
    assert [place.handicaps for place in seats.places] == [("card", "points"), (), ()]
    assert "Cy" in [place.name for place in seats.places]


def test_handicaps_are_offered_again_with_the_last_table(kit):
    sat(kit)
    assert [place.handicaps for place in last_setup(kit, GAME)[0]] == [("card", "points"), (), ()]


def test_a_table_of_an_older_program_has_no_handicaps(kit):
    kit.settings.change(setups=((GAME, '{"places":[["Ann",""],["","recruit"]],"panel":""}'),))
    assert [place.handicaps for place in last_setup(kit, GAME)[0]] == [(), ()]


def test_unknown_handicaps_are_forgotten(kit):
    kit.settings.change(setups=((GAME, '{"places":[["Ann","",["magic"],["card"]]],"panel":""}'),))
    assert last_setup(kit, GAME)[0][0].handicaps == ("card",)


def test_one_alone_is_given_nothing(kit):
    stack = sat(kit, PLACES[:1])
    assert "seat.handicaps" not in names(stack)
    assert given(stack) == ()


def test_a_game_without_handicaps_does_not_offer_any(kit):
    stack = stage.stack(opened_game(kit, "tank_chess"), size=(1280, 720))
    assert "seat.handicaps" not in names(stack)


def test_more_helmets_than_the_box_holds_do_not_start(kit):
    places = tuple(replace(place, handicaps=("helmet",)) for place in PLACES)
    said = TanchikiPanel(kit, "").fault(places)
    assert said == kit.words("tanchiki.setup.helmets", count=1)
    assert not TanchikiPanel(kit, "").fault((places[0], *PLACES[1:]))


def test_a_rematch_gives_the_same_again(kit):
    stack = sat(kit)
    before = given(stack)
    match = stack.top.desk.live.match
    again = faces_of(kit)[GAME].door.resume(kit, match)
    assert again.desk.live.match.header.setup.handicaps == before
    again = again.desk.sitting.terms.again()
    assert again.desk.live.match.header.setup.handicaps == before


@pytest.fixture
def table(kit):
    return TanchikiPanel(kit, "").match(PLACES).table


def test_a_seats_panel_shows_that_it_was_given_something(table):
    signs = [plate.signs for plate in plates(table, ("Ann", "Bob", "Cy"), frozenset())]
    assert ["icon.plus" in each for each in signs] == [True, False, False]
    assert panel_of(table, 0).score == 2


def test_the_tip_of_a_panel_says_in_words_what_was_given(kit):
    stack = sat(kit)
    given(stack)
    desk = stack.top.desk
    assert seat_tip(desk, 0).endswith("Given at the start: Hand of eight, Two points")
    assert "Given" not in seat_tip(desk, 1)


def test_the_result_counts_the_head_start(kit, table):
    over = replace(table, ending=Ending((0,), Reason.LAST_TURN))
    lines = result_of(kit.words, over, ("Ann", "Bob", "Cy")).lines
    assert (lines[0].score, lines[0].note) == (2, "0 eagles · 0 bots · head start 2")
    assert lines[1].note == "0 eagles · 0 bots"


def test_who_plays_a_record_on_is_given_nothing_any_more(kit):
    stack = sat(kit)
    given(stack)
    match = stack.top.desk.live.match
    stack = stage.stack(play_on._seats(kit, match, ""), size=(1280, 720))
    assert "seat.handicaps" not in names(stack)
