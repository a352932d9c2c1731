"""From a sofa, at 1920x1080, no word is smaller than 26 pixels, none is cut off, and text is 30.

What is made smaller as a whole is a picture of a page and not read, nor is what a camera takes for
a file.
"""

from __future__ import annotations

import pytest

from game.app import assets
from game.content.files.program_files import home
from game.scenes.frame.commands import Device, Key, Kind, Press
from game.scenes.widgets.form import TIP_MS, Form
from game.scenes.widgets.widget_kinds import Button
from game.view.canvas.box import Box
from game.view.canvas.canvas import PAGE, Canvas, scale_of
from game.view.canvas.letter_styles import BODY
from game.view.canvas.lettering import Type
from game.view.files.camera import Camera
from tests import stage
from tests.paper import Paper

SCREEN = (1920, 1080)
LEAST, TEXT = 26, 30
TABLES = (
    "tanchiki planning",
    "tanchiki two plan",
    "tanchiki forecast",
    "chess plan",
    "proving warned",
    "cut plan",
    "armour shot",
    "arena turn",
)
PAGES = (
    "title with matches",
    "shelf",
    "back of the box of proving_ground",
    "settings of the picture",
    "seats",
    "road",
    "records",
    "people as they play",
    "board of the day",
    "rules of the arena played",
    "proving set-up",
    "chess set-up",
    "film",
    "tanchiki result",
)


@pytest.fixture(scope="module")
def far():
    stage.open_display()
    return assets.load_brushes(home() / "assets", 100, False, True)


@pytest.fixture
def written(monkeypatch):
    """Return what is written on the screen from now on, with how many pixels high it is."""
    found, aside = set(), []
    render = Type.render

    def noted(type, setting, *rest):
        if not aside:
            found.add((setting.pixels, " / ".join(setting.lines)))
        return render(type, setting, *rest)

    monkeypatch.setattr(Type, "render", noted)
    for owner, name in ((Canvas, "reduced"), (Camera, "exposed"), (Camera, "_shot")):
        monkeypatch.setattr(owner, name, unread(getattr(owner, name), aside))
    return found


def unread(taken, aside):
    def noted(*args):
        aside.append(1)
        try:
            return taken(*args)
        finally:
            aside.pop()

    return noted


def drawn(name, brushes, folder, language):
    """Draw a scene as it is seen from the sofa; nothing is remembered of another one."""
    brushes.forget()
    brushes.type.cut.clear()
    scene = stage.SCENES[name](stage.make_kit(folder, brushes, language))
    scene.handle(stage.resized_far(SCREEN))
    scene.draw(stage.canvas(brushes, SCREEN))


def small(written):
    return {each for each in written if each[0] < LEAST}


@pytest.mark.parametrize("name", (*TABLES, *PAGES))
def test_every_word_is_read_from_the_sofa(name, tmp_path, far, written):
    drawn(name, far, tmp_path, "uk")
    assert len(written) > 2
    assert (small(written), far.type.cut) == (set(), set())


@pytest.mark.nightly
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("name", stage.SCENES)
def test_every_word_of_every_scene_is_read_from_the_sofa(name, language, tmp_path, far, written):
    drawn(name, far, tmp_path, language)
    assert (small(written), far.type.cut) == (set(), set())


@pytest.mark.nightly
@pytest.mark.parametrize("percent", [125, 150])
@pytest.mark.parametrize("name", stage.SCENES)
def test_larger_letters_are_not_cut_off_on_the_sofa(name, percent, tmp_path, far):
    far.type.percent = percent
    try:
        drawn(name, far, tmp_path, "uk")
    finally:
        far.type.percent = 100
    assert far.type.cut == set()


def test_text_is_30_pixels_high_on_the_sofa(far):
    assert far.type.set("a", BODY, scale_of(*SCREEN, True), None, None, False).pixels >= TEXT


def test_the_page_is_as_large_on_the_sofa_as_in_a_small_window(far):
    canvas = stage.canvas(far, SCREEN)
    assert (canvas.width, canvas.height) == PAGE


def test_a_small_window_is_drawn_as_large_from_the_sofa_as_from_the_desk():
    assert scale_of(1280, 720, True) == scale_of(1280, 720)
    assert scale_of(960, 540, True) == scale_of(960, 540)


def test_small_letters_give_way_before_they_are_cut_off(far):
    far.type.cut.clear()
    canvas = stage.canvas(far, SCREEN)
    wide = far.type.measure("Кромвель", BODY)[0]
    setting = far.type.set("Кромвель", BODY, canvas.scale, round(wide), 60, False)
    assert setting.lines == ("Кромвель",)
    assert setting.pixels < LEAST
    assert far.type.cut == set()


@pytest.mark.parametrize(("seat", "names"), [("sofa", False), ("desk", True)])
def test_a_board_without_room_goes_without_the_names_of_its_cells(seat, names, far, brushes):
    canvas = stage.canvas(far if seat == "sofa" else brushes, SCREEN)
    assert canvas.readable(("12",), Box(0, 0, 12, 12)) is names


def test_what_has_the_focus_tells_its_tip_to_a_pad_that_points_at_nothing(far):
    form, paper = Form(), Paper(far, SCREEN)
    widgets = (Button("one", Box(100, 100, 200, 50), "One", tip="What it does"),)
    form.handle(Press(Key.DOWN, device=Device(Kind.PAD, 0)), widgets)
    form.update(TIP_MS)
    form.draw(paper, widgets)
    assert paper.says("What it does")
