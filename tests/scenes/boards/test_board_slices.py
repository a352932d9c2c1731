"""A set-up opens at once: its boards are read, and their pictures painted, one in a frame."""

from __future__ import annotations

import gc
import shutil
from dataclasses import replace

import pytest

from game.content.maps.map_cache import BoardShelf
from game.content.maps.maps import map_folder
from game.scenes.boards.board_list import BoardList, unpainted
from game.scenes.faces.all_faces import FACES
from game.scenes.frame.commands import Changed, Chosen, Key, Press, Resized
from game.scenes.frame.stack import Pop
from game.scenes.opening.opening import opened_game
from game.scenes.seats.commanders import commanders, meet
from game.scenes.seats.occupants import Occupant, keep_setup
from game.scenes.tanchiki.setup.setup_page import tanchiki_setup
from game.scenes.tank_chess.setup.last_setup import Wishes, written
from game.scenes.tank_chess.setup.setup_page import chess_setup
from game.scenes.title.read_ahead import read_ahead
from game.scenes.widgets.widget_kinds import Area, Drawing, Label
from tests import stage
from tests.paper import shown

FRAME = 16
MAPS = {
    "tanchiki": ("learning", "wood", "harbour"),
    "tank_chess": ("printed_16", "river", "groves"),
}


@pytest.fixture(params=MAPS)
def game(request):
    return request.param


@pytest.fixture
def kit(kit, tmp_path, game):
    """Return a kit with three maps that nobody has read yet."""
    maps = tmp_path / "maps"
    (maps / game / "segments").mkdir(parents=True)
    for path in (map_folder() / game).iterdir():
        if path.is_file() and (path.suffix != ".tmx" or path.stem in MAPS[game]):
            shutil.copy(path, maps / game)
    for path in (map_folder() / game).glob("segments/*.tmx"):
        shutil.copy(path, maps / game / "segments")
    return replace(kit, maps=maps, boards=BoardShelf())


def opened(kit, game):
    scene = chess_setup(kit) if game == "tank_chess" else tanchiki_setup(kit)
    scene.handle(Resized(1280, 720, 1))
    scene.handle(Changed("tab", 1))
    return scene


def tiles(scene):
    """Return the pictures of the list: whether each is painted; None before there is a list."""
    areas = [each for each in stage.widgets_of(scene) if isinstance(each, Area)]
    found = [area for area in areas if area.name == "map.grid"]
    return [each.paint is not unpainted for each in found[0].widgets] if found else None


def waits(scene):
    """Return how many pictures of the page are not painted yet."""
    drawings = (each for each in stage.widgets_of(scene) if isinstance(each, Drawing))
    return sum(getattr(each.paint, "__func__", None) is BoardList.awaited for each in drawings)


def labels(scene):
    return [each.words for each in stage.widgets_of(scene) if isinstance(each, Label)]


def frames(scene, count):
    for _ in range(count):
        scene.update(FRAME)
    return scene


def test_before_the_boards_are_read_one_sees_how_many_are(kit, game):
    scene = opened(kit, game)
    assert tiles(scene) is None
    assert "Reading boards: 0 of 3 …" in labels(scene)
    assert "Reading boards: 1 of 3 …" in labels(frames(scene, 1))


def test_the_chosen_board_says_so_too_until_it_is_painted(kit, game, brushes):
    scene = opened(kit, game)
    scene.handle(Changed("tab", 0))
    assert shown(scene, brushes).says("Reading boards: 0 of 3 …")
    while scene.moving:
        scene.update(FRAME)
    assert not shown(scene, brushes).says("Reading boards")


def test_one_picture_comes_in_a_frame(kit, game):
    scene = opened(kit, game)
    while tiles(scene) is None:
        scene.update(FRAME)
    assert tiles(scene) == [False, False, False]
    assert tiles(frames(scene, 1)) == [True, False, False]
    assert tiles(frames(scene, 2)) == [True, True, True]


def test_frames_go_on_until_the_last_picture_is_there(kit, game):
    scene = opened(kit, game)
    while tiles(scene) != [True, True, True]:
        assert scene.moving
        scene.update(FRAME)
    frames(scene, 2)
    assert not scene.moving


def test_a_window_of_another_size_gets_its_pictures_one_by_one_too(kit, game):
    scene = frames(opened(kit, game), 12)
    scene.handle(Resized(1280, 800, 1.5))
    assert tiles(frames(scene, 1)) == [True, False, False]


def test_what_was_read_ahead_is_listed_in_the_first_frame(kit, game):
    for _ in FACES[game].door.read_ahead(kit):
        pass
    assert tiles(opened(kit, game)) == [False, False, False]


def test_a_map_saved_while_one_chooses_is_listed_by_itself(kit, game):
    scene = frames(opened(kit, game), 12)
    folder = kit.maps / game
    shutil.copy(folder / f"{MAPS[game][1]}.tmx", folder / "new.tmx")
    frames(scene, 40)
    assert len(tiles(scene)) == 4


def test_the_chosen_map_is_the_one_that_was_saved_last(kit, game):
    scene = frames(opened(kit, game), 12)
    scene.handle(Changed("map", 0))
    chosen = kit.maps / game / f"{MAPS[game][0]}.tmx"
    text = chosen.read_text("utf-8")
    assert 'name="title.en" value="' in text
    titled = 'name="title.en" value="'
    chosen.write_text(text.replace(titled, f"{titled}My ", 1), "utf-8")
    frames(scene, 40)
    scene.handle(Changed("tab", 0))
    change = scene.handle(Changed("numbers", 2) if game == "tanchiki" else Chosen("numbers"))
    assert any("My " in words for words in labels(change.scene))


@pytest.mark.parametrize("game", ["tank_chess"], indirect=True)
def test_the_board_of_the_last_match_is_chosen_before_the_list_is_read(kit, game):
    keep_setup(kit, game, (Occupant(""), Occupant("")), written(Wishes(map="river.tmx")))
    scene = opened(kit, game)
    change = scene.handle(Chosen("numbers"))
    assert tiles(scene) is None
    assert any(words == "In numbers: River" for words in labels(change.scene))


@pytest.mark.parametrize("game", ["tanchiki"], indirect=True)
def test_the_large_board_is_painted_a_frame_after_the_page(kit, game):
    for _ in FACES[game].door.read_ahead(kit):
        pass
    scene = tanchiki_setup(kit)
    scene.handle(Resized(1280, 720, 1))
    assert (waits(scene), scene.moving) == (1, True)
    frames(scene, 1)
    assert (waits(scene), scene.moving) == (0, False)


def test_what_was_read_before_is_not_looked_through_for_garbage(kit, game):
    frozen = gc.get_freeze_count()
    opened_game(kit, game)
    assert gc.get_freeze_count() > frozen


def test_a_game_whose_boards_nobody_has_read_says_that_it_reads_them(kit, game):
    stack = stage.stack(opened_game(kit, game))
    assert "Reading boards …" in labels(stack.top)
    assert stack.top.moving
    seen = 0
    while "Reading boards …" in labels(stack.top):
        stack.update(FRAME)
        seen += 1
    assert seen >= 3
    assert tiles(stack.top) in (None, [False, False, False])


def test_the_commanders_are_read_before_a_set_up_that_asks_for_them(kit, game):
    commanders.cache_clear()
    stack = stage.stack(opened_game(kit, game))
    while "Reading boards …" in labels(stack.top):
        met = commanders.cache_info().currsize
        stack.update(FRAME)
    assert met == 1
    assert list(meet()) == []


def test_a_game_whose_boards_are_read_opens_at_once(kit, game):
    for _ in read_ahead(kit):
        pass
    assert "Reading boards …" not in labels(opened_game(kit, game))


def test_one_may_go_back_while_boards_are_read(kit, game):
    scene = opened_game(kit, game)
    assert isinstance(scene.handle(Press(Key.BACK)), Pop)
