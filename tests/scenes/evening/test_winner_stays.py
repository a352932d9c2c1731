"""Winner stays: the queue is written, the first two sit down, and the next one comes."""

from dataclasses import replace
from itertools import count

import pytest

from game.core.rules import NOBODY
from game.scenes.evening.evening_page import evening_page
from game.scenes.faces.all_faces import FACES
from game.scenes.frame.commands import Changed, Chosen, Device, Kind, Said
from game.scenes.frame.stack import Pop
from game.scenes.saves.evening_file import begun, going, keep, next_players
from game.scenes.seats.occupants import SitDown, last_setup
from game.scenes.seats.queue_page import Called, queue_page
from game.scenes.title.title import title_scene
from game.scenes.widgets.widget_kinds import Button, Label
from game.session.match.match import Match
from game.session.match.record import Player
from game.session.people.profiles import Profile
from game.tools.exhibits.evenings import queued
from tests import stage

NAMES = ("Ann", "Bob", "Cy")


@pytest.fixture
def fresh(kit):
    """A kit whose matches differ."""
    seeds = count(1)
    return replace(kit, seed=lambda: next(seeds))


def words_of(scene):
    return {each.words for each in stage.widgets_of(scene) if isinstance(each, Label)}


def button(scene, name):
    return next(
        each for each in stage.widgets_of(scene) if isinstance(each, Button) and each.name == name
    )


def doors(scene):
    return {each.value for each in stage.widgets_of(scene) if getattr(each, "name", "") == "play"}


def written(stack, *names):
    for place, name in enumerate(names):
        if place > 2:
            stack.handle(Chosen("add"))
        stack.handle(Said(Called(place, name)))


def test_a_queue_begins_an_evening_and_offers_games_of_two(kit):
    stack = stage.stack(title_scene(kit), evening_page(kit), size=(1280, 720))
    assert "tanchiki" in doors(stack.top)
    stack.handle(Chosen("queue"))
    written(stack, *NAMES, "Di")
    stack.handle(Chosen("done"))
    assert going(kit).queue == (*NAMES, "Di")
    assert kit.words("queue.next", one="Ann", two="Bob") in words_of(stack.top)
    assert doors(stack.top) >= {"one_cut", "tank_chess"}
    assert not doors(stack.top) & {"tanchiki", "proving_ground"}


@pytest.mark.parametrize(
    ("names", "key"),
    [(("Ann", "Bob"), "queue.few"), (("Ann", "Bob", " Ann "), "queue.twice")],
)
def test_a_queue_says_what_is_wrong_with_it(kit, names, key):
    page = queue_page(kit, ())
    for place, name in enumerate(names):
        page.handle(Said(Called(place, name)))
    assert kit.words(key) in words_of(page)
    assert not button(page, "done").enabled
    assert not isinstance(page.handle(Chosen("done")), Pop)


def test_who_leaves_is_taken_out_and_somebody_known_is_chosen(kit):
    page = queue_page(kit, (*NAMES, "Di"))
    page.handle(Changed("remove", 1))
    page.resume(SitDown(0, Profile("Eve")))
    assert page.handle(Chosen("done")).answer == ("Eve", "Cy", "Di")


def test_a_queue_has_room_for_eight(kit):
    page = queue_page(kit, tuple("ABCDEFG"))
    page.handle(Chosen("add"))
    names = {getattr(each, "name", "") for each in stage.widgets_of(page)}
    assert "add" not in names
    assert "name.7" in names


@pytest.mark.parametrize("game", ["one_cut", "tank_chess"])
def test_the_first_two_sit_down_at_any_game_of_two(kit, game):
    places, _ = last_setup(queued(kit), game)
    assert [place.name for place in places[:2]] == ["Boris", "Gleb"]


def test_a_queue_ends_and_all_games_are_there_again(kit):
    stack = stage.stack(title_scene(kit), evening_page(queued(kit)), size=(1280, 720))
    stack.handle(Chosen("queue"))
    stack.handle(Chosen("end"))
    assert going(kit).queue == ()
    assert "tanchiki" in doors(stack.top)


def test_the_loser_makes_room_for_the_next_one(kit):
    ours = begun(kit)
    keep(ours, lambda all: all.put(ours.evening, lambda each: each.queued(NAMES)))
    players = (Player("Bob"), Player("Cy"))
    assert [each.name for each in next_players(ours, players)] == ["Bob", "Ann"]
    assert next_players(kit, players) == players
    others = (Player("Bob"), Player("", "fencer"))
    assert next_players(ours, others) == others


def test_the_phone_of_who_makes_room_is_free_and_a_pad_stays_with_its_seat(kit):
    ours = begun(kit)
    keep(ours, lambda all: all.put(ours.evening, lambda each: each.queued(NAMES)))
    phone, pad = Device(Kind.PHONE, 1), Device(Kind.PAD, 2)
    ours.seating.claim(phone, 0)
    ours.seating.claim(pad, 1)
    next_players(ours, (Player("Ann"), Player("Bob")))
    assert ours.seating.seat_of(phone) == 0
    next_players(ours, (Player("Cy"), Player("Ann")))
    assert ours.seating.seat_of(phone) == NOBODY
    assert ours.seating.seat_of(pad) == 1


@pytest.mark.parametrize("name", ["table of one_cut over", "table of tank_chess over"])
def test_the_result_calls_the_next_one_and_begins_the_match(fresh, name):
    ours, people = begun(fresh), ("Ann", "Bob")
    match = named(stage.SCENES[name](ours).desk.live.match, people)
    keep(ours, lambda all: all.put(ours.evening, lambda each: each.queued((*people, "Eve"))))
    stack = stage.stack(FACES[match.rules.name].door.resume(ours, match), size=(1280, 720))
    until(stack, lambda: stack.depth > 1)
    assert button(stack.top, "again").words == ours.words("result.next", name="Eve")
    stack.handle(Chosen("again"))
    (winner,) = match.outcome.winners
    there = {player.name for player in stack.top.desk.live.match.header.players}
    assert there == {people[winner], "Eve"}


def named(match, names):
    """Return the same match, played by these."""
    players = tuple(map(Player, names))
    made = Match(match.rules, replace(match.header, players=players), match.flag)
    for done in match.done:
        made.submit(done.action)
    return made


def until(stack, reached):
    for _ in range(400):
        stack.update(100)
        if reached():
            return
    raise AssertionError("it never came")
