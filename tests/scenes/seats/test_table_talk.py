"""Commanders make faces and say lines: each once, by what all see, and only where it is wished."""

from dataclasses import replace

import pytest

from game.ai.minds import usual
from game.content.files.program_files import home
from game.content.maps.setups import standard
from game.content.texts import LANGUAGES, load_texts
from game.core.rules import Told
from game.rules import GAMES
from game.scenes.faces.all_faces import FACES
from game.scenes.match.fortunes import Kind
from game.scenes.match.match_result import Result, SeatLine
from game.scenes.seats.commanders import CALM, GLAD, SOUR, commanders, faced
from game.scenes.seats.table_talk import APART, LOOK_MS, TableTalk
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.view.show.clip import Clip
from game.view.show.playback import Playback

GAME = "blanket_hills"
LONGEST = 42
"""A line has room in two rows of a panel whose letters are largest."""


def match_of(*who):
    rules = GAMES[GAME]
    players = tuple(Player("", usual(GAME), commander=each) if each else Player("") for each in who)
    return Match(rules, Header(GAME, rules.number, standard(GAME, len(who)), 5, players))


def reel_of(match):
    return Playback(match.table, lambda shown, told: shown, lambda shown, told: Clip(0))


def points(reel, number, *points):
    """Let the tanks have so many points, once this event has been seen."""
    pairs = zip(reel.shown.tanks, points, strict=True)
    tanks = tuple(replace(tank, points=own) for tank, own in pairs)
    reel.shown, reel.latest = replace(reel.shown, tanks=tanks), Told(number, None, "", None)


def lines(kit, match, *course):
    """Return what is said while the points go by, many events apart."""
    talk, reel = TableTalk(kit, match, FACES[GAME]), reel_of(match)
    found = []
    talk.follow(reel, 20, False)
    for place, each in enumerate(course, 1):
        if talk.line is not None:
            found.append((talk.line.seat, talk.line.words))
        talk.follow(reel, 60_000, False)
        points(reel, place * APART, *each)
        talk.follow(reel, 20, False)
    return found, talk


RISING = [(0, n) if n % 2 else (n + 5, 0) for n in range(1, 40)]


def test_no_line_is_said_twice_in_a_match_however_long_it_goes_back_and_forth(kit):
    found, _ = lines(kit, match_of("button", "rook"), *RISING)
    assert len(found) > 4
    assert len(set(found)) == len(found)


def test_the_same_match_is_told_by_the_same_faces(kit):
    one, _ = lines(kit, match_of("button", "rook"), *RISING)
    other, _ = lines(kit, match_of("button", "rook"), *RISING)
    assert one == other


def test_people_say_nothing(kit):
    found, _ = lines(kit, match_of("", ""), *RISING)
    assert not found


def test_who_gains_looks_glad_for_a_while(kit):
    match = match_of("button", "rook")
    talk, reel = TableTalk(kit, match, FACES[GAME]), reel_of(match)
    talk.follow(reel, 20, False)
    points(reel, 1, 0, 20)
    talk.follow(reel, 20, False)
    assert talk.look(1, False) == GLAD
    assert talk.look(0, False) == SOUR
    talk.follow(reel, LOOK_MS, False)
    assert talk.look(1, False) == CALM


def test_whoever_wants_none_of_it_has_calm_faces_and_silence(kit):
    kit.settings.change(remarks=False)
    found, talk = lines(kit, match_of("button", "rook"), *RISING)
    assert not found
    assert {talk.look(seat, False) for seat in (0, 1)} == {CALM}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_commander_has_a_line_of_its_own_for_each_kind_of_moment(language):
    texts = load_texts(language, home() / "assets" / "texts")
    said = [texts(f"commander.{who.id}.says.{kind.value}") for who in commanders() for kind in Kind]
    assert len(set(said)) == len(said) == 12 * len(commanders())
    assert max(map(len, said)) <= LONGEST


def test_the_result_has_the_faces_of_who_won_and_who_lost():
    players = Player("", "any", commander="button"), Player("Ann")
    found = faced(
        Result("", "", (SeatLine("", "Ann", 2, won=True), SeatLine("", "Cadet", 1))),
        players,
        ("Cadet", "Ann"),
    )
    assert [line.face for line in found.lines] == ["", f"portrait.button.{SOUR}"]
