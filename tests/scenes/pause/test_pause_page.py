"""The pause over a table keeps its lines in order."""

import pytest

from game.scenes.match.extra_pause_line import Extra
from game.scenes.pause.pause_page import pause_scene
from game.scenes.widgets.widget_kinds import Button, Panel
from tests import stage


@pytest.mark.parametrize("own", range(1, 9))
def test_no_place_of_a_pause_is_left_empty(kit, own):
    extras = tuple(Extra(f"own {number}", "A line") for number in range(own))
    scene = pause_scene(kit, "tanchiki", extras=extras)
    lines = [each.box for each in stage.widgets_of(scene) if isinstance(each, Button)]
    assert len(lines) == own + 4
    left, right = min(line.x for line in lines), max(line.right for line in lines)
    for row in {line.y for line in lines}:
        beside = [line for line in lines if line.y == row]
        assert (min(line.x for line in beside), max(line.right for line in beside)) == (left, right)


def test_many_words_over_a_pause_push_no_line_off_the_page(kit):
    extras = tuple(Extra(f"own {number}", "A line") for number in range(5))
    scene = pause_scene(kit, "tanchiki", "\n".join(["An optional rule"] * 20), extras)
    boxes = [each.box for each in stage.widgets_of(scene) if not isinstance(each, Panel)]
    assert min(box.y for box in boxes) >= 0
    assert max(box.bottom for box in boxes) <= 720
