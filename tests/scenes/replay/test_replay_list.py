"""The list beside a match that is watched."""

import pytest

from game.scenes.widgets.widget_kinds import Area
from tests import stage


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
def test_the_list_begins_with_a_whole_line_after_the_window_became_another(size, kit):
    scene = stage.SCENES["chess replay"](kit)
    scene.handle(stage.resized(size))
    (area,) = (each for each in stage.widgets_of(scene) if isinstance(each, Area))
    top = stage.form_of(scene).scrolls.tops[area.name]
    tops = [round(row.box.y - area.box.y, 3) for row in area.widgets]
    assert (top > 0, round(top, 3) in tops) == (True, True)
