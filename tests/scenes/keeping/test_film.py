"""A match that is watched is given to others as a picture of a moment or a film of a stretch."""

import io
from dataclasses import replace

import pygame
import pytest

from game.rules.tanchiki import TANCHIKI
from game.scenes.faces.all_faces import FACES
from game.scenes.frame.commands import Changed, Chosen, Key, Press
from game.scenes.frame.stack import Notice
from game.scenes.keeping import film
from game.scenes.keeping.film import FILM, filming
from game.scenes.match.live_match import EVERYBODY
from game.scenes.opening.opening import opened_record
from game.scenes.pages.working_page import WorkingScene
from game.scenes.replay.replay_story import ReplayStory
from game.scenes.saves.saved_files import exported
from game.scenes.saves.saving import keep_record
from game.session.files.small_steps import finished
from game.session.records.watching import watched
from game.tools.tanchiki.exhibits import duel
from tests import stage


@pytest.fixture
def shown(kit):
    kit.settings.change(speed=100)
    made = stage.stack(stage.watched(opened_record(kit, keep_record(kit, duel(kit)))))
    made.handle(Changed("bar.place", 100))
    return made


def frames(data):
    return pygame.image.load_animation(io.BytesIO(data), "x.gif")


def reel_of(kit, place):
    match = duel(kit)
    face = FACES["tanchiki"].board(kit)
    names = tuple(player.name for player in match.players)
    story = ReplayStory(kit, TANCHIKI, watched(match), face, names)
    return face, story.reel(EVERYBODY, place)


def test_a_picture_of_what_is_shown_lies_in_a_file(kit, shown):
    shown.handle(Chosen("picture"))
    (path,) = exported(kit).iterdir()
    assert pygame.image.load(path).get_size() == (film.STILL, film.STILL)
    assert shown.notices == (kit.words("film.written", path=str(path)),)


def test_the_replay_stands_as_before_when_its_picture_was_taken(kit, shown):
    before = shown.top.reel.place
    shown.handle(Chosen("picture"))
    assert shown.top.reel.place == before


def test_a_film_of_the_turn_is_made_under_a_bar_and_lies_in_a_file(kit, shown, monkeypatch):
    monkeypatch.setattr(film, "FRAME_MS", 8_000)
    shown.handle(Chosen("film"))
    assert isinstance(shown.top, WorkingScene)
    while isinstance(shown.top, WorkingScene):
        shown.update(16)
    (path,) = exported(kit).iterdir()
    made = frames(path.read_bytes())
    assert len(made) > 2
    assert made[0][0].get_size() == (FILM, FILM)


def test_whoever_goes_back_stops_the_film_and_nothing_is_written(kit, shown):
    shown.handle(Chosen("film"))
    shown.update(16)
    shown.handle(Press(Key.BACK))
    assert not isinstance(shown.top, WorkingScene)
    assert not exported(kit).exists()


def test_a_film_begins_and_ends_with_the_tables_of_its_stretch(kit):
    face, reel = reel_of(kit, 100)
    data = finished(filming(kit.camera, face, reel.at(100), 120, size=120))
    made = [frame for frame, _ in frames(data)]
    assert pygame.image.tobytes(made[0], "RGB") != pygame.image.tobytes(made[-1], "RGB")
    assert reel.place == 100


def test_a_film_that_would_be_too_large_ends_sooner(kit, monkeypatch):
    monkeypatch.setattr(film, "LARGEST", 60_000)
    face, reel = reel_of(kit, 100)
    data = finished(filming(kit.camera, face, reel, reel.length, size=120))
    assert 20_000 < len(data) < 60_000
    assert len(frames(data)) > 1


def test_where_nothing_follows_there_is_nothing_to_film(kit, shown):
    shown.handle(Changed("bar.place", shown.top.reel.length))
    shown.handle(Chosen("film"))
    assert shown.notices == (kit.words("film.nothing"),)


def test_a_file_that_cannot_be_written_is_one_sentence(kit, shown):
    exported(kit).write_text("")
    shown.handle(Chosen("picture"))
    assert shown.notices == (kit.words("records.not_exported"),)


def test_without_a_camera_nothing_of_it_is_offered(kit):
    blind = replace(kit, camera=None)
    scene = stage.watched(opened_record(blind, keep_record(blind, duel(blind))))
    scene.handle(stage.resized((1280, 720)))
    names = {getattr(each, "name", "") for each in stage.widgets_of(scene)}
    assert not {"picture", "film"} & names
    assert not isinstance(scene.handle(Chosen("picture")), Notice)
