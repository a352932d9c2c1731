"""The page of the people: who played, what they did, and when."""

from collections import Counter
from dataclasses import replace

import pytest

from game.content.texts import LANGUAGES, load_texts
from game.rules import GAMES
from game.scenes.faces.seat_names import usual_names
from game.scenes.frame.commands import Changed, Chosen
from game.scenes.frame.kit import Words
from game.scenes.frame.stack import Push
from game.scenes.pages.player_sign import ink_of
from game.scenes.people.people_page import people_scene
from game.scenes.people.person_tabs import FEATS, medals
from game.scenes.records.records_page import records_scene
from game.scenes.saves.saved_files import records
from game.scenes.saves.saving import keep_record
from game.scenes.widgets.widget_kinds import Area, Button, Label, Picture
from game.session.match.record import Player
from game.session.people import people
from game.session.people.tallies import NAME
from game.tools.tanchiki.exhibits import duel
from game.view.canvas.box import Box
from tests import stage


def played(kit, *names, day="2026-11-21"):
    match = duel(kit)
    match.header = replace(match.header, players=tuple(map(Player, names)), labels=())
    return keep_record(replace(kit, today=lambda: day), match)


def laid(kit):
    page = people_scene(kit)
    stage.stack(page, size=(1280, 720))
    while page.moving:
        page.update(16)
    return page


def said(page):
    found = []
    for widget in stage.widgets_of(page):
        inner = widget.widgets if isinstance(widget, Area) else (widget,)
        found += [each.words for each in inner if isinstance(each, Label | Button)]
    return found


def test_everybody_who_played_is_there_and_seats_without_a_name_are_nobody(kit):
    played(kit, "Ann", "Bob")
    played(kit, "Ann", "", day="2026-11-20")
    played(kit, "Бурштиновий", "Bob", day="2026-11-19")
    (names,) = (w for w in stage.widgets_of(laid(kit)) if getattr(w, "name", "") == "people")
    assert [row.words for row in names.widgets] == ["Ann", "Bob"]


def test_the_figures_of_the_person_that_is_chosen_are_shown(kit):
    played(kit, "Ann", "Bob")
    page = laid(kit)
    assert "1 match" in said(page)
    before = said(page)
    page.handle(Changed("person", 1))
    assert said(page) != before


def test_a_line_of_an_evening_has_the_colour_of_its_person_in_the_list(kit):
    played(kit, "Ann", "Bob")
    page = laid(kit)
    page.handle(Changed("tab", 2))
    areas = {each.name: each for each in stage.widgets_of(page) if isinstance(each, Area)}
    listed = {row.words: ink_of(row.picture) for row in areas["people"].widgets}
    told = {row.words.split(":")[0]: row.colour for row in areas["evening"].widgets}
    assert told == listed
    assert len(set(told.values())) == 2


def test_the_chart_of_months_says_what_it_shows(kit):
    played(kit, "Ann", "Bob")
    assert kit.words("people.year", year="2026") in said(laid(kit))


@pytest.mark.parametrize("tab", [0, 1, 2])
def test_every_tab_shows_something_of_old_records(kit, tab):
    played(kit, "Ann", "Bob", day="2020-02-02")
    page = laid(kit)
    page.handle(Changed("tab", tab))
    assert len(said(page)) > 6


def test_a_medal_that_was_won_is_bright(kit):
    played(kit, "Ann", "Bob")
    page = laid(kit)
    page.handle(Changed("tab", 1))
    pictures = [w for w in stage.widgets_of(page) if isinstance(w, Picture)]
    counts = [words for words in said(page) if words.startswith("× ")]
    assert len([each for each in pictures if each.alpha == 255]) == len(counts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_medal_of_some_games_says_which(language):
    words = Words(load_texts(language))
    found = {
        feat: {
            game for game in GAMES if words(f"door.{game}") in words(f"people.feat.{feat}.words")
        }
        for feat in FEATS
    }
    assert found == {
        "unscathed": set(),
        "volley": {"tanchiki"},
        "long_shot": {"tank_chess"},
        "escaped": {"tank_chess"},
        "own_hand": {"tanchiki", "tank_chess"},
        "bitten_back": {"arena_of_eight"},
        "lamplighter": {"lamps_till_dawn"},
        "sweet_dreams": {"lamps_till_dawn"},
        "waylaid": {"hold_the_banner"},
        "last_life": {"hold_the_banner"},
        "own_banner": {"hold_the_banner"},
        "bullseye": {"blanket_hills"},
        "handful": {"blanket_hills"},
        "first_toss": {"deep_scan"},
        "haggler": {"deep_scan"},
        "last_blow": {"road_to_the_overlord"},
        "good_company": {"road_to_the_overlord"},
        "unbroken": {"road_to_the_overlord"},
    }


def test_whoever_has_played_with_nobody_known_has_no_heading_for_them(kit):
    played(kit, "Ann", "")
    assert kit.words("people.pairs") not in said(laid(kit))
    played(kit, "Ann", "Bob", day="2026-11-22")
    assert kit.words("people.pairs") in said(laid(kit))


def test_only_matches_of_a_game_count_when_it_is_chosen(kit):
    played(kit, "Ann", "Bob")
    page = laid(kit)
    page.handle(Changed("game", 1))
    assert "1 match" in said(page)


def test_without_names_the_page_says_how_one_comes_there(kit):
    played(kit, "", "")
    assert kit.words("people.none") in said(laid(kit))


def test_the_page_opens_from_the_records(kit):
    assert isinstance(records_scene(kit).handle(Chosen("people")), Push)


def test_what_was_read_is_noted(kit):
    played(kit, "Ann", "Bob")
    laid(kit)
    assert (records(kit) / NAME).exists()


def test_seats_have_their_usual_names_in_three_languages(kit):
    assert {"White", "Белые", "Білі"} <= usual_names(kit.words)


def test_a_medal_that_is_still_to_be_won_says_so(kit):
    nobody = people.person((), "Ann")
    won = replace(nobody, feats=Counter({FEATS[0]: 2}))
    for found, unwon in ((nobody, len(FEATS)), (won, len(FEATS) - 1)):
        shelf = medals(kit, Box(0, 0, 800, 480), found)
        words = [each.words for each in shelf.widgets if isinstance(each, Label)]
        assert words.count(kit.words("people.feat.none")) == unwon
