"""The size of the text is changed without the controls moving away under the pointer."""

from __future__ import annotations

import pytest

from game.app import assets
from game.content.places import home
from game.scenes.commands import Changed
from game.scenes.settings_scene import settings_scene
from game.scenes.widgets.kinds import Choice
from game.view.type import Type
from tests import stage

SIZES = ((960, 540), (1280, 720), (1920, 1080))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_control_for_the_size_of_the_text_stays_where_it_is(tmp_path, size):
    boxes = set()
    for percent in (100, 125, 150):
        brushes = assets.load_brushes(home() / "assets", percent, False)
        stack = stage.stack(settings_scene(stage.make_kit(tmp_path, brushes, "ru")), size=size)
        stack.handle(Changed("tab", 1))
        found = [each for each in stage.widgets_of(stack.top) if isinstance(each, Choice)]
        boxes |= {each.box for each in found if each.name == "text_size"}
    assert len(boxes) == 1


LARGER = {
    "faults": "Прочитать файл снова",
    "challenges": "Проверить результат",
    "challenge lost": "Все задания",
    "chess set-up": "Открыть партию",
}


def pixels(tmp_path, monkeypatch, scene, percent):
    """Return how large each text of a scene is drawn."""
    stage.open_display()
    found = {}
    set_words = Type.set

    def noted(type, words, *how):
        setting = set_words(type, words, *how)
        found[words] = max(found.get(words, 0), setting.pixels)
        return setting

    monkeypatch.setattr(Type, "set", noted)
    brushes = assets.load_brushes(home() / "assets", percent, False)
    kit = stage.make_kit(tmp_path, brushes, "ru")
    stage.stack(stage.SCENES[scene](kit), size=(1280, 720)).draw(stage.canvas(brushes, (1280, 720)))
    monkeypatch.undo()
    return found


@pytest.mark.parametrize("scene", LARGER)
def test_words_of_a_button_grow_with_the_text(tmp_path, monkeypatch, scene):
    usual, large = (pixels(tmp_path, monkeypatch, scene, percent) for percent in (100, 150))
    assert large[LARGER[scene]] > 1.1 * usual[LARGER[scene]]
