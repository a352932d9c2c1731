"""An evening at the screen: begun, played, counted once, and ended with a podium."""

from dataclasses import replace
from itertools import count

import pytest

from game.rules.road_to_the_overlord.actions import Rest
from game.scenes.evening.evening_page import evening_page
from game.scenes.faces.evening_count import count as count_evening
from game.scenes.faces.evening_count import places_of
from game.scenes.frame.commands import Changed, Chosen
from game.scenes.frame.stack import Restart
from game.scenes.saves.evening_file import LABEL, all_evenings, begun, going, keep, of_evening
from game.scenes.seats.occupants import Occupant, keep_setup, last_setup
from game.scenes.tanchiki.setup.setup_page import TanchikiPanel
from game.scenes.tanchiki.table import TableScene
from game.scenes.title.title import title_scene
from game.scenes.widgets.widget_kinds import Button, Label, Look
from game.session.people.evenings import Chair, Played
from game.tools.exhibits.evenings import EVENINGS, played
from game.tools.tanchiki.exhibits import duel
from tests import stage
from tests.paper import shown
from tests.scenes.play.test_kept_at_the_end import over
from tests.scenes.road_to_the_overlord.tables import match_on, story

GAME = "tanchiki"
PLACES = (Occupant("Ann"), Occupant("Bob"), Occupant("", "gunner", "hammer"))


def words_of(scene):
    return {each.words for each in stage.widgets_of(scene) if isinstance(each, Label)}


def buttons_of(scene):
    return [each.name for each in stage.widgets_of(scene) if isinstance(each, Button)]


@pytest.fixture
def fresh(kit):
    """A kit whose matches differ."""
    seeds = count(1)
    return replace(kit, seed=lambda: next(seeds))


def test_the_title_leads_to_the_evening_and_the_evening_to_every_game(kit):
    stack = stage.stack(title_scene(kit), size=(1280, 720))
    stack.handle(Chosen("evening"))
    doors = [each for each in stage.widgets_of(stack.top) if each_is_door(each)]
    assert {each.value for each in doors} == set(kit.faces)
    stack.handle(Changed("play", GAME))
    assert "setup.start" in buttons_of(stack.top)
    assert going(kit) is not None


def each_is_door(widget):
    return isinstance(widget, Button) and widget.name == "play"


def test_a_match_begun_in_an_evening_carries_its_mark_and_others_none(kit):
    ours = begun(kit)
    assert dict(TanchikiPanel(ours, "").match(PLACES).header.labels)[LABEL] == ours.evening
    assert LABEL not in dict(TanchikiPanel(kit, "").match(PLACES).header.labels)


def test_a_match_that_was_left_counts_when_it_is_resumed(kit):
    ours = begun(kit)
    match = TanchikiPanel(ours, "").match(PLACES)
    assert of_evening(kit, match).evening == ours.evening
    assert of_evening(kit, TanchikiPanel(kit, "").match(PLACES)).evening == ""


def test_a_match_of_an_evening_that_is_over_counts_no_more(kit):
    match = TanchikiPanel(played(kit), "").match(PLACES)
    EVENINGS["evening over"](kit)
    assert of_evening(kit, match).evening == ""


def test_the_way_back_from_the_set_up_leads_to_the_evening(kit):
    stack = stage.stack(title_scene(kit), evening_page(kit), size=(1280, 720))
    stack.handle(Changed("play", GAME))
    stack.handle(Chosen("frame.back"))
    assert "end" in buttons_of(stack.top)
    stack.handle(Chosen("frame.back"))
    assert stack.depth == 1


@pytest.mark.parametrize("name", ["tanchiki over", "table of tank_chess over"])
def test_a_match_becomes_an_evening_from_its_result(kit, name):
    stack = over(kit, name)
    assert going(kit) is None
    stack.handle(Chosen("evening"))
    now = going(kit)
    assert now is not None
    assert len(now.matches) == 1
    assert {line.called for line in now.standing} == {chair.called for chair in now.chairs}
    assert "end" in buttons_of(stack.top)


def test_a_match_of_the_evening_is_counted_when_it_ends_and_only_once(kit):
    ours = begun(kit)
    for _ in range(2):
        stack = over(ours, "tanchiki over")
        assert len(going(kit).matches) == 1
    stack.handle(Chosen("evening"))
    assert len(going(kit).matches) == 1


def test_a_match_of_its_own_counts_only_on_wish(kit):
    begun(kit)
    stack = over(kit, "tanchiki over")
    assert going(kit).matches == ()
    stack.handle(Chosen("evening"))
    assert len(going(kit).matches) == 1


def test_whoever_won_comes_first_and_the_others_by_their_scores(kit):
    match = duel(kit)
    (winner,) = match.outcome.winners
    places = places_of(match, [5] * match.table.seats)
    assert places[winner] == 0
    assert all(place == 1 for seat, place in enumerate(places) if seat != winner)


@pytest.mark.parametrize(("teams", "points"), [("A B", [1, 1]), ("A | B | C", [4, 1, 1])])
def test_partners_who_lose_together_have_equally_much_whatever_their_scores(kit, teams, points):
    heroes = ("A level 4", "B", "C")[: len(points)]
    state = story(rounds=("1",), heroes=heroes, teams=(teams,))
    match, ours = match_on(state), begun(kit)
    for seat in range(len(points)):
        match.submit(Rest(seat))
    assert match.outcome is not None
    count_evening(ours, match, ("Ann", "Bob", "Cid")[: len(points)])
    assert [line.points for line in going(kit).standing] == points


@pytest.mark.parametrize("game", ["tanchiki", "tank_chess"])
def test_seats_and_names_are_kept_across_the_games(kit, game):
    places, _ = last_setup(played(kit), game)
    assert [place.name for place in places] == ["Anna", "Boris", "", "Vera"]
    assert places[3].strength == ""


def test_what_a_seat_was_given_is_kept_through_the_evening(kit):
    keep_setup(kit, GAME, (Occupant("Vera", handicaps=("card",)), Occupant("Anna")), "")
    places, _ = last_setup(played(kit), GAME)
    assert [place.handicaps for place in places] == [(), (), (), ("card",)]


def test_the_page_says_who_chooses_and_shows_the_table(kit):
    scene = EVENINGS["evening"](kit)
    assert kit.words("evening.chooses", name="Vera") in words_of(scene)
    assert {"Anna", "Boris", "Vera", kit.words("commander.hammer")} <= words_of(
        EVENINGS["evening over"](kit)
    )


def ended_last(kit, chairs, places):
    """Return the page after a match at which these had these places."""
    ours, called = begun(kit), tuple(chair.called for chair in chairs)
    match = Played(GAME, 1, called, places)
    keep(kit, lambda all: all.put(ours.evening, lambda each: each.played(match, chairs)))
    return evening_page(kit)


COMPUTER = Chair("commander.hammer", "gunner")


def test_a_person_is_told_to_pick_where_a_computer_came_last(kit):
    scene = ended_last(kit, (Chair("Anna"), Chair("Boris"), COMPUTER), (0, 1, 2))
    assert kit.words("evening.chooses.of_people", name="Boris") in words_of(scene)


def test_who_is_alone_with_computers_is_told_to_pick(kit):
    scene = ended_last(kit, (Chair("Anna"), COMPUTER), (0, 1))
    assert kit.words("evening.chooses.you") in words_of(scene)


def test_the_podium_leads_to_figures_and_medals_and_back(kit):
    stack = stage.stack(title_scene(kit), EVENINGS["evening over"](kit), size=(1280, 720))
    stack.handle(Chosen("people"))
    assert kit.words("people.title") in words_of(stack.top)
    stack.handle(Chosen("frame.back"))
    assert "people" in buttons_of(stack.top)


def test_the_podium_tells_every_match_with_its_winner(kit):
    said = words_of(EVENINGS["evening over"](kit))
    told = [each for each in said if each[:3] in ("1. ", "2. ", "3. ")]
    assert sorted(each.rpartition(": ")[2] for each in told) == ["Anna", "Anna", "Boris"]


def test_whoever_stands_on_the_podium_has_a_face(kit, brushes):
    paper = shown(EVENINGS["evening over"](kit), brushes)
    assert paper.pictures("portrait.hammer.calm")


def test_an_evening_ends_with_a_podium_and_is_deleted_only_after_a_question(kit):
    stack = stage.stack(title_scene(kit), EVENINGS["evening"](kit), size=(1280, 720))
    stack.handle(Chosen("end"))
    stack.handle(Chosen("no"))
    assert going(kit) is not None
    for name in ("end", "yes"):
        stack.handle(Chosen(name))
    assert going(kit) is None
    assert kit.words("evening.winner", names="Anna") in words_of(stack.top)
    deletes = next(w for w in stage.widgets_of(stack.top) if getattr(w, "name", "") == "delete")
    assert (deletes.look, deletes.words) == (Look.DANGER, "Delete this evening")
    stack.handle(Chosen("delete"))
    assert len(all_evenings(kit)[0].all) == 1
    stack.handle(Chosen("yes"))
    assert all_evenings(kit)[0].all == ()


def test_a_new_evening_begins_beside_the_old_one(fresh):
    stack = stage.stack(title_scene(fresh), EVENINGS["evening over"](fresh), size=(1280, 720))
    stack.handle(Chosen("new"))
    assert len(all_evenings(fresh)[0].all) == 1
    stack.handle(Changed("play", GAME))
    assert [each.over for each in all_evenings(fresh)[0].all] == [False, True]


def test_a_match_goes_on_in_the_evening_from_the_set_up(fresh):
    keep_setup(fresh, GAME, PLACES, "")
    stack = stage.stack(title_scene(fresh), evening_page(fresh), size=(1280, 720))
    stack.handle(Changed("play", GAME))
    stack.handle(Chosen("setup.start"))
    assert isinstance(stack.top, TableScene)
    sitting = stack.top.desk.sitting
    assert sitting.kit.evening == going(fresh).mark
    again = sitting.terms.again()
    assert LABEL in dict(again.desk.live.match.header.labels)


def test_a_damaged_file_is_told_in_a_sentence(kit):
    begun(kit)
    path = kit.folder / "evenings.jsonl"
    path.write_bytes(b"?")
    notice = evening_page(kit).update(16)
    assert "evenings.jsonl" in notice.words
    assert not isinstance(notice, Restart)
