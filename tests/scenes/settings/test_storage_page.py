"""The page that says where everything lies is right about it."""

from dataclasses import replace
from pathlib import Path

from game.scenes.frame.commands import Changed, Chosen
from game.scenes.frame.stack import Notice, Push
from game.scenes.saves.saved_files import autosave
from game.scenes.saves.saving import autosaver, keep_record
from game.scenes.settings.settings_page import settings_scene
from game.scenes.settings.storage_page import places, storage_scene
from game.tools.tanchiki.exhibits import begun
from tests import stage
from tests.paper import Paper


def test_saves_and_records_lie_where_the_page_says(kit):
    said = dict(places(kit))
    path = keep_record(kit, begun(kit))
    autosaver(kit, "tanchiki")(begun(kit))
    assert path.parent == said["records"]
    assert autosave(kit, "tanchiki").parent == said["saves"]
    assert autosave(kit, "tanchiki").exists()


def test_all_but_the_maps_moves_with_the_first_folder(kit):
    said = dict(places(kit))
    others = (path for name, path in said.items() if name != "maps")
    assert all(path.is_relative_to(said["folder"]) for path in others)


def test_the_path_that_is_pointed_at_is_copied(kit):
    told = []
    page = storage_scene(replace(kit, copy=lambda words: told.append(words) is None))
    assert page.handle(Changed("place", 2)) == Notice(kit.words("storage.copied"))
    assert told == [str(dict(places(kit))["records"])]
    blind = storage_scene(kit)
    assert blind.handle(Changed("place", 2)) == Notice(kit.words("storage.not_copied"))


def test_the_page_opens_from_the_settings(kit):
    page = settings_scene(kit)
    page.handle(Changed("tab", 3))
    names = {getattr(each, "name", "") for each in stage.widgets_of(page)}
    assert "storage" in names
    assert isinstance(page.handle(Chosen("storage")), Push)


def test_of_a_path_that_is_too_long_the_end_is_shown(kit, brushes):
    deep = replace(kit, folder=Path("/home", *["a_rather_long_folder"] * 9, "tankodrom"))
    brushes.type.cut.clear()
    scene = storage_scene(deep)
    scene.handle(stage.resized((1280, 720)))
    paper = Paper(brushes)
    scene.draw(paper)
    assert any(each.startswith("…") and each.endswith("tankodrom/records") for each in paper.words)
    assert brushes.type.cut == set()
