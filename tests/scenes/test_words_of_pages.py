"""What single pages say: numbers as each language writes them, words without scrolling."""

import pytest

from game.content.texts import load_texts
from game.scenes.frame.kit import Words
from game.scenes.frame.settings import SPEEDS
from game.scenes.frame.show_speeds import speed_name
from game.scenes.settings.credits_page import credits_scene
from game.scenes.widgets.widget_kinds import Area
from tests import stage


@pytest.mark.parametrize(("language", "half"), [("en", "0.5×"), ("ru", "0,5×"), ("uk", "0,5×")])
def test_a_speed_is_written_as_its_language_writes_numbers(language, half):
    words = Words(load_texts(language))
    assert [speed_name(words, each) for each in SPEEDS if each] == [half, "1×", "2×", "4×", "8×"]


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_credits_are_read_without_scrolling(language, tmp_path, brushes):
    scene = credits_scene(stage.make_kit(tmp_path, brushes, language))
    scene.handle(stage.resized((1280, 720)))
    (area,) = (each for each in stage.widgets_of(scene) if isinstance(each, Area))
    assert area.height <= area.box.height
