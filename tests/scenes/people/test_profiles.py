"""People who are known: offered by name in the set-up, and playing the way they like."""

import pytest

from game.core.rules import NOBODY
from game.scenes.frame.commands import Changed, Chosen, Device, Kind, Said
from game.scenes.frame.stack import Notice, Push
from game.scenes.opening.opening import opened_game
from game.scenes.people.people_page import people_scene
from game.scenes.people.profile_pane import Lead, Like, Wear
from game.scenes.saves.saved_files import people
from game.scenes.seats.occupants import Occupy, Rename, SitDown
from game.scenes.widgets.widget_kinds import Area, Button, Choice, Field
from game.session.people.profiles import Hand, Profile, Profiles, change, known
from tests import stage
from tests.scenes.people.test_people_page import laid, played, said

ANN = Profile("Ann", 2, Hand.LEFT, 50)
BOB = Profile("Bob", 1, pace=200)
PAD = Device(Kind.PAD, 4)


def remember(kit, *who):
    change(people(kit), lambda now: Profiles(who, now.forgotten))


def opened(kit, game="tanchiki"):
    return stage.stack(opened_game(kit, game), size=(1280, 720))


def names(stack):
    return [
        w.words for w in stage.widgets_of(stack.top) if isinstance(w, Field) and "name" in w.name
    ]


def strengths(stack):
    return [
        w.place for w in stage.widgets_of(stack.top) if isinstance(w, Choice) and "who" in w.name
    ]


def asked(stack, seat):
    """Ask who sits on a seat; return the names that are offered."""
    stack.handle(Changed("seat.known", seat))
    while stack.top.moving:
        stack.update(16)
    rows = [w for w in stage.widgets_of(stack.top) if isinstance(w, Area)]
    return [each.words for area in rows for each in area.widgets]


def started(kit, *typed, game="tanchiki"):
    stack = opened(kit, game)
    for seat, name in enumerate(typed):
        stack.handle(Said(Rename(seat, name)))
    return stage.sat_down(stack.top)


@pytest.mark.parametrize("game", ["tanchiki", "tank_chess"])
def test_everybody_known_is_offered_by_name_in_the_set_up(kit, game):
    remember(kit, ANN, BOB)
    assert asked(opened(kit, game), 1) == ["Ann", "Bob"]


def test_names_that_only_the_records_know_are_offered_and_remembered(kit):
    played(kit, "Eve", "Bob")
    remember(kit, ANN)
    assert asked(opened(kit), 0) == ["Ann", "Eve", "Bob"]
    assert known(people(kit))[0].of("Eve").emblem == 0


def test_who_sits_already_is_not_offered_another_seat(kit):
    remember(kit, ANN, BOB)
    stack = opened(kit)
    stack.handle(Said(Rename(0, "Bob")))
    assert asked(stack, 1) == ["Ann"]


def test_a_name_that_is_chosen_sits_on_the_seat_of_its_emblem(kit):
    remember(kit, ANN)
    stack = opened(kit)
    kit.seating.claim(PAD, 0)
    asked(stack, 0)
    stack.handle(Said(SitDown(0, ANN)))
    assert names(stack)[2] == "Ann"
    assert (strengths(stack)[2], strengths(stack)[0]) == (0, 2)
    assert kit.seating.seat_of(PAD) == 2, "the pad goes along"


def test_a_name_that_is_chosen_leaves_another_person_where_he_sits(kit):
    remember(kit, ANN)
    stack = opened(kit)
    stack.handle(Said(Rename(2, "Bob")))
    stack.handle(Said(Occupy(2, "")))
    asked(stack, 0)
    stack.handle(Said(SitDown(0, ANN)))
    assert names(stack) == ["Ann", "", "Bob"]


def test_where_seats_have_other_marks_a_name_sits_where_it_was_chosen(kit):
    remember(kit, ANN)
    stack = opened(kit, "tank_chess")
    asked(stack, 1)
    stack.handle(Said(SitDown(1, ANN)))
    assert names(stack)[1] == "Ann"


def test_who_plays_under_a_name_is_remembered_with_the_emblem_of_the_seat(kit):
    started(kit, "Cleo")
    assert known(people(kit))[0].known == (Profile("Cleo", 0),)


def test_a_seat_with_its_usual_name_is_nobody(kit):
    started(kit, "Бурштиновий")
    assert known(people(kit))[0].known == ()


def test_a_table_goes_at_the_pace_of_its_slowest_person(kit):
    remember(kit, ANN, BOB)
    stack = opened(kit)
    for seat, name in enumerate(("Bob", "Ann")):
        asked(stack, seat)
        stack.handle(Said(SitDown(seat, Profile(name))))
    stage.sat_down(stack.top)
    assert kit.settings.now.tempo == 50


def test_a_table_without_wishes_keeps_its_pace(kit):
    kit.settings.change(tempo=400)
    started(kit, "Cleo")
    assert kit.settings.now.tempo == 400


def test_a_pad_serves_the_left_hand_of_who_sits_there(kit):
    remember(kit, ANN)
    kit.seating.claim(PAD, 0)
    started(kit, "Ann")
    assert kit.seating.mirrors(PAD)
    assert kit.seating.left_handed == {0, NOBODY}


def test_nobody_s_left_hand_is_taken_to_the_next_menu(kit):
    remember(kit, ANN)
    started(kit, "Ann")
    kit.title()
    assert not kit.seating.left_handed


def test_a_wish_on_the_page_of_the_people_is_kept(kit):
    remember(kit, BOB)
    page = laid(kit)
    page.handle(Changed("tab", 3))
    for wish in (Wear(6), Lead(Hand.LEFT), Like(100)):
        page.handle(Said(wish))
    assert known(people(kit))[0].known == (Profile("Bob", 6, Hand.LEFT, 100),)


def test_an_emblem_that_is_chosen_again_is_taken_off(kit):
    remember(kit, BOB)
    page = laid(kit)
    page.handle(Said(Wear(1)))
    assert known(people(kit))[0].of("Bob").emblem is None


def test_who_is_forgotten_is_listed_and_offered_no_more_though_records_stay(kit):
    played(kit, "Ann", "Bob")
    remember(kit, ANN, BOB)
    page = laid(kit)
    stack = stage.stack(page)
    question = stack.top.handle(Chosen("forget"))
    assert isinstance(question, Push)
    assert "Ann" in said(page)
    page.resume("yes")
    assert "Ann" not in said(page)
    assert asked(opened(kit), 0) == ["Bob"]
    assert "Ann" not in said(laid(kit))


def test_somebody_without_a_match_is_on_the_page_of_the_people(kit):
    remember(kit, ANN)
    assert "Ann" in said(laid(kit))


def test_a_damaged_file_is_told_in_one_sentence_once(kit):
    remember(kit, ANN)
    remember(kit, ANN, BOB)
    people(kit).write_bytes(b"what")
    stack = opened(kit)
    stack.handle(Changed("seat.known", 0))
    told = stack.top.update(16)
    assert isinstance(told, Notice)
    assert "people.jsonl.bad" in told.words
    assert stack.top.update(16) is None


def test_a_damaged_file_is_told_at_the_table_too(kit):
    people(kit).write_bytes(b"what")
    table = started(kit, "Cleo")
    told = table.desk.sitting.turn()
    assert isinstance(told, Notice)
    assert "people.jsonl.bad" in told.words
    assert not isinstance(table.desk.sitting.turn(), Notice)


def test_a_button_of_the_set_up_asks_who_sits_there(kit):
    stack = opened(kit)
    buttons = [w for w in stage.widgets_of(stack.top) if isinstance(w, Button)]
    assert [w.value for w in buttons if w.name == "seat.known"] == [0, 1, 2]


def test_the_page_of_the_people_opens_while_nobody_is_known(kit):
    assert kit.words("people.none") in said(people_scene(kit))
