"""What is dropped on the title, and how the program opens."""

import pygame
import pytest

from game.app import assets
from game.content.files.program_files import home
from game.rules import GAMES
from game.scenes.frame.commands import Changed, Chosen, Device, Dropped, Key, Kind, Press
from game.scenes.frame.stack import SceneStack
from game.scenes.opening.files_at_door import FilesAtDoor
from game.scenes.opening.opening import opened_game
from game.scenes.saves.saved_files import autosave
from game.scenes.title.first_scenes import opening
from game.scenes.widgets.widget_kinds import Button
from game.view.canvas.box import Box
from tests import stage
from tests.stage import SCENES


@pytest.mark.parametrize("name", ["none.tmx", "none.replay"])
def test_a_file_that_cannot_be_opened_says_so_on_a_page_of_its_own(kit, tmp_path, name):
    stack = SceneStack(SCENES["title"](kit), door=FilesAtDoor(kit))
    stack.handle(Dropped(str(tmp_path / name)))
    assert stack.depth == 2


def test_devices_of_a_set_up_that_was_left_serve_everybody_again(kit):
    stack = stage.stack(SCENES["title"](kit), size=(1280, 720))
    stack.handle(Chosen("play"))
    stack.handle(Chosen("play"))
    kit.seating.claim(Device(Kind.PAD, 1), 1)
    stack.handle(Press(Key.BACK))
    assert (stack.depth, kit.seating.claims) == (2, {})
    stack.handle(Press(Key.BACK))
    assert (stack.depth, kit.seating.claims) == (1, {})


def test_a_broken_map_from_the_command_line_lies_over_the_title(kit, tmp_path):
    (tmp_path / "broken.tmx").write_text("<map>")
    assert len(opening(kit, map=tmp_path / "broken.tmx")) == 2


def test_a_broken_record_from_the_command_line_lies_over_the_title(kit, tmp_path):
    (tmp_path / "broken.replay").write_text("{}")
    assert len(opening(kit, replay=tmp_path / "broken.replay")) == 2


@pytest.mark.parametrize("made,said", [(False, "немає"), (True, "пошкоджено")])
def test_a_record_that_cannot_be_opened_is_told_in_the_players_language(kit, tmp_path, made, said):
    kit.words.speak("uk")
    path = tmp_path / "junk.replay"
    if made:
        path.write_text("{}")
    *_, scene = opening(kit, replay=path)
    scene.handle(stage.resized(stage.SMALL))
    assert any(said in getattr(each, "words", "") for each in stage.widgets_of(scene))


def test_the_very_first_start_asks_for_the_language(kit):
    kit.settings.change(language="")
    _, scene = opening(kit)
    scene.handle(stage.resized(stage.SMALL))
    scene.handle(Changed("language", "uk"))
    assert (kit.words.language, kit.settings.now.language) == ("uk", "uk")


def test_a_language_named_on_the_command_line_is_not_asked_for(kit):
    kit.settings.change(language="")
    (scene,) = opening(kit, asked=True)
    names = [getattr(widget, "name", "") for widget in stage.widgets_of(scene)]
    assert "settings" in names


@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_be_opened_from_the_command_line(kit, game):
    assert len(opening(kit, game=game)) == 2


def test_a_setup_says_where_the_match_that_waits_will_go(kit):
    autosave(kit, "tanchiki").parent.mkdir(exist_ok=True)
    autosave(kit, "tanchiki").write_text("{}")
    scene = opened_game(kit, "tanchiki")
    scene.handle(stage.resized(stage.SMALL))
    lines = [getattr(each, "words", "") for each in stage.widgets_of(scene)]
    assert kit.words("setup.kept") in lines


@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)])
def test_the_large_tank_stands_clear_of_the_menu(tmp_path, size, percent):
    brushes = assets.load_brushes(home() / "assets", percent, False)
    kit = stage.make_kit(tmp_path, brushes, "uk")
    shown, page = stage.canvas(brushes, size), stage.stack(SCENES["title"](kit), size=size)
    page.draw(shown)
    menu = [each.box for each in stage.widgets_of(page.top) if isinstance(each, Button)]
    right, top = max(box.right for box in menu) + 8, min(box.y for box in menu)
    strip = shown._area(Box(right, top, 16, shown.height - top - 60))
    inked = pygame.mask.from_threshold(shown.surface, (245, 191, 53), (2, 2, 2, 255))
    assert inked.overlap_area(pygame.Mask(strip.size, True), strip.topleft) == 0
