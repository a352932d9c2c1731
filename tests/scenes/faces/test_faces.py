"""Every game shows its face, whatever it can do without."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.content.art.palette import read_palette
from game.content.art.svg_pictures import read_art
from game.content.files.program_files import home
from game.rules import GAMES
from game.scenes.faces.all_faces import FACES
from game.scenes.saves.half_way_challenges import has_challenges
from game.scenes.shelf.shelf_page import shelf_scene
from game.scenes.widgets.widget_kinds import Button
from tests import stage

ASSETS = home() / "assets"
PALETTE = read_palette(ASSETS / "data" / "palette.yaml")
ART = read_art(ASSETS / "data" / "art.yaml", ASSETS / "images", PALETTE)


@pytest.mark.parametrize("game", GAMES)
def test_every_shipped_game_has_a_face(game):
    assert game in FACES


@pytest.mark.parametrize("game", FACES)
def test_a_game_has_a_picture_and_words_for_the_title(game, kit):
    assert f"door.{game}" in ART
    assert f"door.{game}" in kit.words


@pytest.mark.parametrize("game", FACES)
def test_a_seat_has_a_mark_as_well_as_a_name(game):
    seats = FACES[game].seats
    assert len(seats.marks) == len(seats.names)
    assert all(mark in ART for mark in seats.marks)


@pytest.mark.parametrize("game", FACES)
def test_a_game_with_challenges_has_a_table_for_them(game):
    assert FACES[game].challenges is not None or not has_challenges(game)


def test_a_game_without_a_face_is_not_offered(monkeypatch):
    monkeypatch.setitem(GAMES.homes, "faceless", "tests.faceless.{room}")
    assert "faceless" in GAMES
    assert "faceless" not in tuple(FACES)


def test_the_shelf_has_the_boxes_of_the_games_it_is_given(kit):
    scene = shelf_scene(replace(kit, faces={"tank_chess": FACES["tank_chess"]}))
    scene.handle(stage.resized((1280, 720)))
    found = [w.value for w in stage.widgets_of(scene) if isinstance(w, Button) and w.name == "box"]
    assert found == ["tank_chess"]
