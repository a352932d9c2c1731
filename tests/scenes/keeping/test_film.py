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
from game.scenes.keeping.film import SIZES, USUAL, filming
from game.scenes.match.live_match import EVERYBODY
from game.scenes.opening.opening import opened_record
from game.scenes.pages.working_page import WorkingScene
from game.scenes.replay.replay import ReplayScene
from game.scenes.replay.replay_story import ReplayStory
from game.scenes.saves.saved_files import exported
from game.scenes.saves.saving import keep_record
from game.scenes.widgets.widget_kinds import Label
from game.session.files.small_steps import finished
from game.session.records.opening_to_watch import watched
from game.tools.tanchiki.exhibits import duel
from game.view.files.camera import NUMBERS
from tests import stage

TURN = 100, 186
"""The stretch of the turn in which the place is that is shown."""


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


def filmed(shown):
    """Let the film be made, up to what comes of it."""
    shown.handle(Chosen("film.make"))
    while isinstance(shown.top, WorkingScene):
        shown.update(16)


def slider(shown, name):
    return next(w for w in stage.widgets_of(shown.top) if getattr(w, "name", "") == name)


def test_a_film_of_the_turn_is_made_under_a_bar_and_lies_in_a_file(kit, shown, monkeypatch):
    monkeypatch.setattr(film, "FRAME_MS", 8_000)
    shown.handle(Chosen("film"))
    assert (slider(shown, "film.from").value, slider(shown, "film.to").value) == TURN
    shown.handle(Chosen("film.make"))
    assert isinstance(shown.top, WorkingScene)
    filmed(shown)
    (path,) = exported(kit).iterdir()
    made = frames(path.read_bytes())
    assert len(made) > 2
    assert made[0][0].get_size() == (USUAL, USUAL)
    shown.handle(Chosen("ok"))
    assert isinstance(shown.top, ReplayScene)


@pytest.mark.parametrize(("place", "size"), list(enumerate(SIZES)))
def test_a_film_has_one_of_three_sizes(kit, shown, monkeypatch, place, size):
    monkeypatch.setattr(film, "FRAME_MS", 8_000)
    shown.handle(Chosen("film"))
    shown.handle(Changed("film.size", place))
    filmed(shown)
    (path,) = exported(kit).iterdir()
    assert frames(path.read_bytes())[0][0].get_size() == (size, size)


def test_the_whole_match_is_filmed_where_that_is_asked(kit, shown, monkeypatch):
    monkeypatch.setattr(film, "FRAME_MS", 60_000)
    length = shown.top.reel.length
    shown.handle(Chosen("film"))
    shown.handle(Chosen("film.whole"))
    assert (slider(shown, "film.from").value, slider(shown, "film.to").value) == (0, length)
    filmed(shown)
    (path,) = exported(kit).iterdir()
    face, reel = reel_of(kit, 0)
    last = kit.camera.pixels(
        USUAL, USUAL, lambda canvas: film.draw_board(canvas, face, reel.at(length), 0)
    )
    shown_last = pygame.image.tobytes(frames(path.read_bytes())[-1][0], NUMBERS)
    assert near(last, shown_last)


def near(first, second):
    """Whether two pictures are alike but for the few colours of a film."""
    far = sum(abs(one - other) > 40 for one, other in zip(first, second, strict=True))
    return far < len(first) // 100


def test_an_end_that_is_moved_past_the_other_takes_it_along(shown):
    shown.handle(Chosen("film"))
    shown.handle(Changed("film.from", 200))
    assert slider(shown, "film.from").value < slider(shown, "film.to").value
    shown.handle(Changed("film.to", 50))
    assert (slider(shown, "film.from").value, slider(shown, "film.to").value) == (49, 50)
    shown.handle(Changed("film.from", slider(shown, "film.from").high))
    assert slider(shown, "film.from").value < slider(shown, "film.to").value


@pytest.mark.parametrize("stop", [Press(Key.BACK), Chosen("stop")])
def test_whoever_stops_the_film_is_back_at_its_page_and_nothing_is_written(kit, shown, stop):
    shown.handle(Chosen("film"))
    shown.handle(Changed("film.size", 2))
    page = shown.top
    shown.handle(Chosen("film.make"))
    shown.update(16)
    shown.handle(stop)
    assert shown.top is page
    assert slider(shown, "film.size").place == 2
    assert not exported(kit).exists()


@pytest.mark.parametrize("can", [True, False])
def test_the_folder_of_the_film_is_shown_where_the_machine_can(kit, monkeypatch, can):
    asked = []
    able = replace(kit, show_folder=lambda path: asked.append(path) or can)
    monkeypatch.setattr(film, "FRAME_MS", 8_000)
    made = stage.stack(stage.watched(opened_record(able, keep_record(able, duel(able)))))
    made.handle(Changed("bar.place", 100))
    made.handle(Chosen("film"))
    filmed(made)
    made.handle(Chosen("folder"))
    assert asked == [exported(kit)]
    assert made.notices == (() if can else (kit.words("film.no_folder"),))


def test_a_film_begins_and_ends_with_the_tables_of_its_stretch(kit):
    face, reel = reel_of(kit, 100)
    data = finished(filming(kit.camera, face, reel.at(100), 120, size=120)).data
    made = [frame for frame, _ in frames(data)]
    assert pygame.image.tobytes(made[0], "RGB") != pygame.image.tobytes(made[-1], "RGB")
    assert reel.place == 100


def test_a_film_that_would_be_too_large_ends_sooner_and_says_so(kit, shown, monkeypatch):
    monkeypatch.setattr(film, "LARGEST", 60_000)
    face, reel = reel_of(kit, 100)
    made = finished(filming(kit.camera, face, reel, reel.length, size=120))
    assert 20_000 < len(made.data) < 60_000
    assert len(frames(made.data)) > 1
    assert not made.whole
    monkeypatch.setattr(film, "LARGEST", 0)
    shown.handle(Chosen("film"))
    filmed(shown)
    (path,) = exported(kit).iterdir()
    told = [w.words for w in stage.widgets_of(shown.top) if isinstance(w, Label)]
    assert kit.words("film.written_in_part", path=str(path)) in told


def test_at_the_end_of_a_match_the_whole_of_it_is_offered(shown):
    shown.handle(Changed("bar.place", shown.top.reel.length))
    length = shown.top.reel.length
    shown.handle(Chosen("film"))
    begins, ends = slider(shown, "film.from").value, slider(shown, "film.to").value
    assert 0 <= begins < ends == length


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
