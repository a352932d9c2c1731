"""The size of the text is changed without the controls moving away under the pointer."""

from __future__ import annotations

import pytest

from game.app import assets
from game.content.files.program_files import home
from game.scenes.frame.commands import Changed
from game.scenes.settings.settings_page import settings_scene
from game.scenes.widgets.widget_kinds import Choice
from game.view.canvas.lettering import Type
from tests import stage
from tests.paper import Paper

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


LEAST = 1.05
"""How much larger every text stands when letters are half as large again, at the least."""

FEW = ("faults", "challenge half way", "rules of chess", "seats", "chess plan", "tanchiki planning")
OTHERS = ("controls of a gamepad", "kit")
"""Here buttons of a pad are named, whose places are pictures elsewhere; the kit is for builders."""

HEADLINE = 32
"""Words of this size are read as they are."""


def sizes(folder, monkeypatch, scene, percent):
    """Return how large each text of a scene is drawn that has a box to itself."""
    stage.open_display()
    found = {}
    set_words = Type.set

    def noted(type, words, style, scale, width, height, wrap):
        setting = set_words(type, words, style, scale, width, height, wrap)
        if width is not None and height is not None and style.size < HEADLINE:
            found[words] = max(found.get(words, 0), setting.pixels)
        return setting

    brushes = assets.load_brushes(home() / "assets", percent, False)
    kit = stage.make_kit(folder, brushes, "ru")
    with monkeypatch.context() as patched:
        patched.setattr(Type, "set", noted)
        stage.stack(stage.SCENES[scene](kit), size=(1280, 720)).draw(Paper(brushes))
    return found


def too_small(folder, monkeypatch, scene):
    """Return the words that do not grow; letters alone are those of a board, or of a sign."""
    usual, large = (sizes(folder / str(p), monkeypatch, scene, p) for p in (100, 150))
    both = (words for words in usual if words in large and len(words.strip()) > 1)
    told = (words for words in both if any(map(str.isalpha, words)))
    return {w: (usual[w], large[w]) for w in told if large[w] < LEAST * usual[w]}


@pytest.mark.parametrize("scene", FEW)
def test_words_of_a_scene_grow_with_the_text(tmp_path, monkeypatch, scene):
    assert too_small(tmp_path, monkeypatch, scene) == {}


@pytest.mark.nightly  # every scene is made and laid out twice: a minute in all
@pytest.mark.parametrize("scene", [each for each in stage.SCENES if each not in OTHERS])
def test_the_words_of_every_scene_grow_with_the_text(tmp_path, monkeypatch, scene):
    assert too_small(tmp_path, monkeypatch, scene) == {}
