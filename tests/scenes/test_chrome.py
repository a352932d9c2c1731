"""The look of the house itself: no hue of its own, one gold button, danger hatched."""

import pytest

from game.app.assets import load_palette
from game.content.art.palette import hexed
from game.content.files.program_files import home
from game.scenes.widgets.form import Form
from game.scenes.widgets.rows import tabs
from game.scenes.widgets.widget_kinds import Button, Look
from game.tools.pictures.tile_sheets import read_shipped_art
from game.view.canvas.box import Box
from tests import stage
from tests.paper import Paper

ROW = Box(100, 100, 306, 50)
PLAIN = (
    "title",
    "title with matches",
    "settings",
    "challenges",
    "question",
    "pause",
    "records",
    "curtain",
    "tanchiki set-up",
)


def drawn(brushes, focus, *widgets):
    form, paper = Form(), Paper(brushes)
    form.focus(focus)
    form.draw(paper, widgets)
    return paper.marks


def gold(name, kit, brushes):
    """Return the gold buttons of a scene: plates that are gold and as large as a button."""
    scene, paper = stage.SCENES[name](kit), Paper(brushes)
    scene.handle(stage.resized((1280, 720)))
    scene.draw(paper)
    plates = (m for m in paper.marks if m.how == "plate" and m.colour in ("gold", "gold_light"))
    return [m.box for m in plates if m.box.height > 30]


def test_the_ring_of_the_focus_is_ivory_with_ink_outside(brushes):
    marks = drawn(brushes, "one", Button("one", ROW, "One"))
    (ink, outer), (ivory, inner) = [(m.colour, m.box) for m in marks if m.how == "edge"][-2:]
    assert (ink, ivory) == ("night", "accent")
    assert inner.within(outer)
    assert inner != outer


@pytest.mark.parametrize("focus", ["tab:0", "tab:2"])
def test_which_tab_is_open_is_underlined_wherever_the_focus_is(brushes, focus):
    marks = drawn(brushes, focus, *tabs("tab", ROW, ("one", "two", "three"), 0))
    (line,) = (m.box for m in marks if (m.how, m.colour) == ("plate", "gold_dark"))
    assert line.within(ROW.columns(3, 6)[0])


def test_a_tab_that_only_has_the_focus_does_not_look_open(brushes):
    marks = drawn(brushes, "tab:2", *tabs("tab", ROW, ("one", "two", "three"), 0))
    fills = {m.box: m.colour for m in marks if m.how == "plate"}
    first, second, third = (fills[cell] for cell in ROW.columns(3, 6))
    assert first != second == third


def test_a_dangerous_button_is_hatched(brushes):
    marks = drawn(brushes, "", Button("one", ROW, "Away", look=Look.DANGER))
    assert {m.colour for m in marks if m.how == "line"} == {"danger"}


def test_the_words_of_a_dangerous_button_keep_clear_of_its_hatching(brushes):
    wide = "A way that is as long as the whole button is broad"
    marks = drawn(brushes, "", Button("one", ROW, wide, look=Look.DANGER))
    (words,) = (m.box for m in marks if m.how == "write")
    assert words.x > max(m.box.x for m in marks if m.how == "line" and m.box.y < ROW.bottom) - 12


@pytest.mark.parametrize("icon", ["tick_ink", "play_ink"])
def test_what_is_drawn_on_gold_is_ink(icon):
    night = hexed(load_palette(home() / "assets").colour("night"))
    assert night in read_shipped_art(home()).source(f"icon.{icon}").decode()


@pytest.mark.parametrize("name", PLAIN)
def test_a_page_has_one_gold_button_at_most(name, kit, brushes):
    assert len(gold(name, kit, brushes)) <= 1


@pytest.mark.nightly
@pytest.mark.parametrize("name", stage.SCENES)
def test_a_scene_has_one_gold_button_at_most(name, kit, brushes):
    """By night: all scenes of the gallery are played to."""
    assert len(gold(name, kit, brushes)) <= 1
