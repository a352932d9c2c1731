"""Commanders at the tables: who is offered an empty seat, and what becomes of it."""

from dataclasses import dataclass, replace

import pytest

from game.ai.minds import MINDS, offered, styled, styles, usual
from game.content.texts import load_texts
from game.rules import GAMES
from game.scenes.faces.all_faces import faces_of
from game.scenes.faces.level_words import ranked
from game.scenes.faces.seat_names import called, usual_name
from game.scenes.frame.commands import Changed, Said
from game.scenes.frame.kit import Words
from game.scenes.seats.commanders import commanders, face_of, of_level
from game.scenes.seats.occupants import Occupant, Occupy
from game.scenes.seats.seat_choice import SeatChoice
from game.scenes.setup.setup_page import setup_scene
from game.scenes.tanchiki.setup.setup_page import TanchikiPanel
from game.scenes.widgets.widget_kinds import Button, Field
from game.session.match.record import Header, Player
from tests import stage
from tests.kept import read_record
from tests.stage import sat_down, widgets_of

ROUND_A_TABLE = {"tanchiki": 3, "proving_ground": 3}
"""With how many computers of one level a table of these games is usual."""


def setup(kit, *strengths):
    places = (Occupant(""), *(Occupant("", each) for each in strengths))
    page = setup_scene(kit, "tanchiki", TanchikiPanel(kit, ""), places)
    page.handle(stage.resized((1280, 720)))
    return page


def hints(page):
    """Return what the seats would be called."""
    fields = (each for each in widgets_of(page) if isinstance(each, Field))
    return [each.hint for each in fields if each.name.startswith("seat.name.")]


def named(kit, *ids):
    return [kit.words(f"commander.{id}") for id in ids]


def test_an_empty_seat_is_offered_to_a_commander_of_its_level(kit):
    page = setup(kit, "driver", "captain")
    drivers = named(kit, *of_level("tanchiki", "driver"))
    captains = named(kit, *of_level("tanchiki", "captain"))
    _, second, third = hints(page)
    assert second in drivers
    assert third in captains


def test_no_commander_sits_twice_and_whoever_is_too_many_comes_from_another_level(kit):
    page = setup(kit, *["driver"] * 7)
    drivers = named(kit, *of_level("tanchiki", "driver"))
    found = hints(page)[1:]
    assert sorted(set(found) & set(drivers)) == sorted(drivers)
    assert len(set(found) & set(named(kit, *(each.id for each in commanders())))) == 7


@pytest.mark.parametrize("game", [game for game in GAMES if styles(game)])
def test_computers_on_all_seats_but_one_are_somebody_at_every_level(kit, game):
    most = faces_of(kit)[game].seats.marks
    for level in offered(game):
        places = (Occupant(""), *(Occupant("", level) for _ in most[1:]))
        seats = SeatChoice(kit, game, Room(most=len(most), strengths=offered(game)), places)
        sat = [place.player(game) for place in seats.places[1:]]
        assert all(player.commander and face_of(player) for player in sat)
        assert all(styled(player.strength, player.style) in MINDS[game] for player in sat)
        assert len({player.commander for player in sat}) == len(sat)


@dataclass(frozen=True)
class Room:
    """What a game has room for."""

    most: int
    strengths: tuple[str, ...]
    least: int = 1


def test_another_level_brings_another_commander_and_a_person_none(kit):
    page = setup(kit, "driver")
    page.handle(Said(Occupy(1, "captain")))
    assert hints(page)[1] in named(kit, *of_level("tanchiki", "captain"))
    page.handle(Said(Occupy(1, "")))
    assert hints(page)[1] == usual_name(kit.words, "tanchiki", 1)


def test_no_computer_plays_under_the_name_of_who_sat_there_before(kit):
    seats = SeatChoice(kit, "tanchiki", TanchikiPanel(kit, ""), (Occupant("Ann"), Occupant("Bob")))
    called = []
    for strength in ("driver", "captain", ""):
        seats.answer(Said(Occupy(1, strength)))
        called.append(seats.places[1].name)
    assert called == ["", "", "Bob"]


def test_a_press_on_the_face_brings_the_next_one_who_sits_nowhere(kit):
    page = setup(kit, "gunner", "gunner")
    seen = {hints(page)[1]}
    for _ in range(4):
        page.handle(Changed("seat.commander", 1))
        seen.add(hints(page)[1])
        assert hints(page)[1] != hints(page)[2]
    assert len(seen) == 2


def test_a_commander_keeps_its_style_in_the_match_and_in_the_record(kit):
    match = sat_down(setup(kit, "gunner")).live.match
    player = match.players[1]
    post = next(each for each in commanders() if each.id == player.commander).post("tanchiki")
    assert (player.name, player.strength, player.style) == ("", "gunner", post.style)
    again = read_record(match.text(), GAMES)
    assert again.header.players == match.header.players


def test_a_commander_is_called_by_name_in_the_language_that_is_spoken():
    header = Header("tanchiki", 1, None, 1, (Player(""), Player("", "gunner", commander="swift")))
    found = [called(Words(load_texts(language)), header)[1] for language in ("en", "ru", "uk")]
    assert found == ["Ida Swift", "Ида Стриж", "Іда Стриж"]


def test_a_typed_name_goes_before_the_commanders():
    header = Header("tanchiki", 1, None, 1, (Player("Deep", "gunner", commander="swift"),))
    assert called(Words(load_texts("en")), header) == ("Deep",)


def test_a_commander_nobody_knows_is_called_as_its_seat(kit):
    header = Header("tanchiki", 1, None, 1, (Player("", "gunner", commander="nobody"),))
    assert called(kit.words, header) == (usual_name(kit.words, "tanchiki", 0),)
    assert face_of(header.players[0]) == ""


@pytest.mark.parametrize("game", ["tanchiki", "tank_chess"])
def test_every_post_is_a_mind_of_its_game(game):
    posts = [each.post(game) for each in commanders()]
    assert {styled(post.level, post.style) for post in posts} <= set(MINDS[game])
    assert {post.style for post in posts} == set(styles(game))


def test_a_person_who_takes_over_has_no_face(kit):
    player = Player("", "gunner", commander="swift")
    assert face_of(player) == "portrait.swift.calm"
    assert face_of(replace(player, strength=None), "hit") == ""


def test_the_face_of_a_commander_stands_beside_its_name(kit):
    page = setup(kit, "gunner")
    faces = [each for each in widgets_of(page) if isinstance(each, Button)]
    assert [each.value for each in faces if each.name.startswith("seat.commander")] == [1]


@pytest.mark.parametrize("game", [game for game in GAMES if len(offered(game)) > 1])
def test_the_levels_that_are_offered_say_their_order(game, kit):
    levels = offered(game)
    said = [ranked(kit.words, game, level) for level in levels]
    for place, (level, each) in enumerate(zip(levels, said, strict=True), 1):
        name, _, order = each.partition(", ")
        assert name == kit.words(f"strength.{level}")
        assert order.replace("\u00a0", " ") == f"{place} of {len(levels)}"


def test_a_level_of_before_has_no_place_among_those_of_now(kit):
    assert ranked(kit.words, "tank_chess", "veteran") == kit.words("strength.veteran")


@pytest.mark.parametrize("game", [game for game in GAMES if styles(game)])
def test_every_computer_player_at_a_usual_table_is_somebody(game):
    assert all(of_level(game, level) for level in offered(game))
    assert len(of_level(game, usual(game))) >= ROUND_A_TABLE.get(game, 1)
