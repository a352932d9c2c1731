"""A list of a map's faults shows the place of each, and reads the map again when it is saved."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.content.maps.map_cache import BoardShelf
from game.content.maps.maps import load
from game.scenes.boards.board_list import READ_AGAIN, broken_scene
from game.scenes.boards.faults_page import faults_scene
from game.scenes.frame.commands import Chosen, Key, Press
from game.scenes.frame.stack import Pop, Replace
from game.scenes.opening.opening import opened_map
from game.scenes.pages.widget_scene import Sheet
from game.scenes.widgets.widget_kinds import Area, Drawing, Label
from tests import stage
from tests.bad_content.ground import board, layer, spots, write_good

TICK = 250


@pytest.fixture
def maps(tmp_path):
    folder = tmp_path / "maps" / "tanchiki"
    folder.mkdir(parents=True)
    write_good(folder)
    return folder


def on_eagle():
    """Return a board with concrete where an eagle may sit, at C3 and at J3."""
    obstacles = layer("obstacles", spots(12, 12, {(1, 4)}, 2))
    text = board()
    assert obstacles in text
    return text.replace(obstacles, layer("obstacles", spots(12, 12, {(1, 4), (2, 2), (9, 2)}, 2)))


def rows(scene):
    """Return each fault with whether its place is shown."""
    (area,) = [each for each in stage.widgets_of(scene) if isinstance(each, Area)]
    told = []
    for widget in area.widgets:
        if isinstance(widget, Label) and not widget.words.isdigit():
            told.append([widget.words, False])
        elif isinstance(widget, Drawing):
            told[-1][1] = True
    return told


def broken(kit, maps, text):
    path = maps / "mine.tmx"
    path.write_text(text, "utf-8")
    return opened_map(replace(kit, maps=maps.parent), path)


def pixels(scene, brushes, number):
    """Return the picture of a place, in a row of the list."""
    (area,) = [each for each in stage.widgets_of(scene) if isinstance(each, Area)]
    drawing = [each for each in area.widgets if isinstance(each, Drawing)][number]
    canvas = stage.canvas(brushes, (1280, 720))
    drawing.paint(canvas, drawing.box)
    scale = canvas.scale
    return canvas.surface, drawing.box, scale


def test_a_fault_of_a_cell_shows_the_place_of_it(kit, maps):
    told = rows(broken(kit, maps, on_eagle()))
    assert [(("C3" in words or "J3" in words), shown) for words, shown in told] == [
        (True, True),
        (True, True),
    ]


def test_a_fault_of_no_cell_shows_none(kit, maps):
    text = on_eagle().replace('name="players" value="2-4"', 'name="players" value="9"')
    told = rows(broken(kit, maps, text))
    assert {shown for words, shown in told if words.startswith("map:")} == {False}


def test_a_map_without_whole_layers_shows_no_place(kit, maps):
    told = rows(broken(kit, maps, on_eagle().replace("1,1,1", "1,x,1", 1)))
    assert [shown for _, shown in told] == [False]


def test_the_picture_is_of_the_cell_and_what_lies_about_it(kit, maps, brushes):
    scene = broken(kit, maps, on_eagle())
    surface, box, scale = pixels(scene, brushes, 0)
    cell = box.width / 5
    middle = box.x + 2.5 * cell, box.y + 2.5 * cell
    beside = box.x + 4.5 * cell, box.y + 2.5 * cell
    stone, ground = (
        surface.get_at((round(x * scale), round(y * scale)))[:3] for x, y in (middle, beside)
    )
    assert stone != ground


def test_the_list_goes_when_the_map_is_mended_and_saved(kit, maps):
    scene = broken(kit, maps, on_eagle())
    assert scene.update(TICK) is None
    (maps / "mine.tmx").write_text(board(), "utf-8")
    change = scene.update(TICK)
    assert isinstance(change, Replace)
    areas = [each.name for each in stage.widgets_of(change.scene) if isinstance(each, Area)]
    assert "faults" not in areas


def test_the_list_is_another_one_when_another_mistake_is_saved(kit, maps):
    scene = broken(kit, maps, on_eagle())
    (maps / "mine.tmx").write_text("<map", "utf-8")
    scene.update(TICK)
    change = scene.update(TICK)
    assert isinstance(change, Replace)
    assert len(rows(change.scene)) == 1


def test_the_list_stays_while_nothing_is_saved(kit, maps):
    scene = broken(kit, maps, on_eagle())
    assert [scene.update(TICK) for _ in range(6)] == [None] * 6


def test_a_mended_tileset_is_noticed_too(kit, maps):
    tiles = (maps / "tiles.tsx").read_text("utf-8")
    (maps / "tiles.tsx").write_text(tiles.replace("columns", "rows"), "utf-8")
    scene = broken(kit, maps, board())
    assert isinstance(scene, Sheet)
    (maps / "tiles.tsx").write_text(tiles, "utf-8")
    scene.update(TICK)
    assert isinstance(scene.update(TICK), Replace)


def test_a_broken_map_of_the_list_goes_back_to_it_when_it_is_saved_whole(kit, maps):
    path = maps / "mine.tmx"
    path.write_text(on_eagle(), "utf-8")
    scene = broken_scene(kit, BoardShelf().read(path))
    path.write_text(board(), "utf-8")
    scene.update(TICK)
    change = scene.update(TICK)
    assert (isinstance(change, Pop), change.answer) == (True, READ_AGAIN)
    assert load(path).game == "tanchiki"


def test_a_place_whose_tileset_is_gone_is_not_drawn(kit, maps, brushes):
    scene = broken(kit, maps, on_eagle())
    (maps / "tiles.png").unlink()
    scene.draw(stage.canvas(brushes))
    assert isinstance(scene.handle(Chosen("again")), Replace)


@pytest.mark.parametrize("said", [Chosen("again"), Press(Key.SPECIAL)])
def test_a_map_is_read_again_by_the_button_and_by_its_key(kit, said):
    read = []
    scene = faults_scene(kit, "river.tmx", ("nothing is drawn here",), lambda: read.append(said))
    scene.handle(said)
    assert read == [said]
