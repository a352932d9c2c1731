"""The first start: language, desk or sofa, and one invitation for however many have pressed."""

from dataclasses import replace

import pytest

from game.app import assets
from game.content.files.program_files import home
from game.content.shelf import boxes
from game.content.texts import LANGUAGES
from game.core.rules import NOBODY
from game.scenes.frame.commands import (
    KEYBOARD,
    MOUSE,
    Changed,
    Chosen,
    Device,
    Key,
    Kind,
    PadLost,
    Press,
    Pressed,
    Released,
)
from game.scenes.frame.settings import Sits
from game.scenes.frame.stack import Pop, Replace, SceneStack
from game.scenes.lessons.lesson_progress import course_of
from game.scenes.title.first_scenes import opening
from game.scenes.title.five_minutes_page import five_minutes_scene, invited
from game.scenes.title.language_page import languages
from game.scenes.title.sits_page import sits_scene
from game.scenes.widgets.widget_kinds import Button, Panel
from tests import stage
from tests.paper import shown
from tests.scenes.lessons.learner import card, let_pass

PADS = tuple(Device(Kind.PAD, number) for number in range(3))


def accept(device):
    return Press(Key.ACCEPT, device=device)


def back(device):
    return Press(Key.BACK, device=device)


@pytest.fixture
def padded(kit):
    """Return a kit with pads that are in; `padded.pads()` may be changed."""
    there = {pad.number: "Pad" for pad in PADS}
    return replace(kit, pads=lambda: there)


@pytest.fixture
def page(padded):
    return laid(padded)


def laid(kit):
    scene = five_minutes_scene(kit)
    scene.handle(stage.resized((1280, 720)))
    return scene


def covers(scene, brushes):
    return {mark.what for mark in shown(scene, brushes).pictures("box.")}


def started(scene):
    """Press Play; return what opens."""
    change = scene.handle(Chosen("first.play"))
    assert isinstance(change, Replace)
    return change.scene


def from_the_beginning(kit):
    kit.settings.change(language="")
    stack = SceneStack(*opening(kit))
    stack.handle(stage.resized((1280, 720)))
    return stack


def click(stack, name):
    (box,) = (
        each.box
        for each in stage.widgets_of(stack.top)
        if isinstance(each, Button) and name in (each.name, each.value)
    )
    stack.handle(Pressed(*box.middle))
    stack.handle(Released(*box.middle))


def in_the_first_lesson(kit, stack):
    let_pass(stack)
    return card(stack)[0] == course_of("tanchiki").number(kit.words, 0)


def test_the_mouse_alone_leads_from_the_language_into_a_guided_match(kit):
    stack = from_the_beginning(kit)
    for name in ("uk", "sofa", "first.play"):
        click(stack, name)
    assert (kit.settings.now.language, kit.settings.now.sits) == ("uk", Sits.SOFA)
    assert in_the_first_lesson(kit, stack)


@pytest.mark.parametrize(
    ("device", "sits"), [(KEYBOARD, Sits.DESK), (PADS[0], Sits.SOFA)], ids=["keys", "pad"]
)
def test_three_presses_of_one_device_lead_into_a_guided_match(padded, device, sits):
    padded.seating.last = device
    stack = from_the_beginning(padded)
    for _ in range(3):
        stack.handle(accept(device))
    assert padded.settings.now.sits is sits
    assert in_the_first_lesson(padded, stack)


def test_one_press_more_leads_to_the_title_from_the_invitation(kit):
    for leave in (back(KEYBOARD), Chosen("later")):
        stack = from_the_beginning(kit)
        stack.handle(Changed("language", "en"))
        stack.handle(Changed("sits", "desk"))
        stack.handle(leave)
        assert stack.depth == 1


def test_the_question_leads_back_to_the_languages(kit):
    change = sits_scene(kit, invited, languages).handle(back(KEYBOARD))
    assert {w.name for w in stage.widgets_of(change.scene) if isinstance(w, Button)} == {"language"}


def test_whoever_sits_on_a_sofa_has_the_pages_of_a_small_window_at_once(kit):
    sits_scene(kit, invited, languages).handle(Changed("sits", "sofa"))
    assert kit.settings.now.sits is Sits.SOFA


def test_the_box_fits_how_many_have_pressed(page, brushes):
    assert covers(page, brushes) == {"box.tanchiki"}
    page.handle(accept(PADS[0]))
    assert covers(page, brushes) == {"box.one_cut"}
    page.handle(accept(PADS[1]))
    assert covers(page, brushes) == {"box.tanchiki"}


def test_whoever_plays_with_the_mouse_is_shown_with_it(padded, brushes):
    padded.seating.last = MOUSE
    scene = laid(padded)
    assert signs(scene, brushes) == {"icon.mouse"}
    scene.handle(Press(Key.RIGHT, device=KEYBOARD))
    assert signs(scene, brushes) == {"icon.keyboard"}
    scene.handle(Pressed(1.0, 1.0))
    assert signs(scene, brushes) == {"icon.mouse"}
    scene.handle(accept(PADS[0]))
    assert signs(scene, brushes) == {"icon.mouse", "icon.pad"}


def signs(scene, brushes):
    named = ("icon.mouse", "icon.keyboard", "icon.pad")
    return {mark.what for name in named for mark in shown(scene, brushes).pictures(name)}


def test_two_sit_down_with_their_devices(padded, page):
    page.handle(accept(PADS[1]))
    widgets = stage.widgets_of(started(page))
    assert "setup.start" in {getattr(each, "name", "") for each in widgets}
    assert padded.seating.claims == {KEYBOARD: 0, PADS[1]: 1}


def test_three_sit_down_at_a_table_of_tanchiki(padded, page):
    for pad in PADS[:2]:
        page.handle(accept(pad))
    scene = started(page)
    names = [w for w in stage.widgets_of(scene) if getattr(w, "name", "").startswith("seat.who.")]
    assert padded.seating.claims == {KEYBOARD: 0, PADS[0]: 1, PADS[1]: 2}
    assert [each.place for each in names[:3]] == [0, 0, 0]


def test_the_mouse_alone_brings_somebody_more_who_shares_it(padded, page):
    page.handle(Chosen("first.more"))
    started(page)
    assert [each.device for each in padded.company.here] == [None, None]
    assert padded.seating.claims == {}


def test_whoever_presses_back_is_not_there_any_more(page, brushes):
    for pad in PADS[:2]:
        page.handle(accept(pad))
    assert page.handle(back(PADS[0])) is None
    assert covers(page, brushes) == {"box.one_cut"}
    assert isinstance(page.handle(back(KEYBOARD)), Pop)


def test_the_mouse_alone_takes_somebody_away_again(padded, page, brushes):
    page.handle(accept(PADS[0]))
    page.handle(Chosen("first.more"))
    page.handle(Changed("first.gone", 1))
    assert covers(page, brushes) == {"box.one_cut"}
    started(page)
    assert [each.device for each in padded.company.here] == [None, None]


def test_a_pad_that_nobody_has_pressed_moves_nothing_and_presses_nothing(page):
    page.handle(Press(Key.RIGHT, device=PADS[0]))
    assert page.form.focused() == "first.play"
    assert page.handle(accept(PADS[0])) is None
    assert isinstance(page.handle(accept(PADS[0])), Replace)


def test_the_first_click_beside_a_pad_only_says_who_is_there(padded, brushes):
    padded.seating.last = PADS[0]
    scene = laid(padded)
    (play,) = (w.box for w in stage.widgets_of(scene) if getattr(w, "name", "") == "first.play")
    for change in (Pressed(*play.middle), Released(*play.middle)):
        assert scene.handle(change) is None
    assert covers(scene, brushes) == {"box.one_cut"}


def test_a_pad_that_is_pulled_out_plays_no_more(padded, page, brushes):
    page.handle(accept(PADS[2]))
    del padded.pads()[PADS[2].number]
    page.handle(PadLost(NOBODY, "Pad"))
    assert covers(page, brushes) == {"box.tanchiki"}


def test_no_more_than_eight_play(page):
    for _ in range(9):
        page.handle(Chosen("first.more"))
    assert "first.more" not in {getattr(each, "name", "") for each in stage.widgets_of(page)}
    started(page)


def test_a_bad_file_of_boxes_leads_to_the_title(kit, tmp_path, monkeypatch):
    monkeypatch.setattr(boxes, "home", lambda: tmp_path)
    file = tmp_path / "assets" / "data" / "shelf.yaml"
    file.parent.mkdir(parents=True)
    file.write_text("first: [nothing]")
    assert isinstance(invited(kit), Pop)


@pytest.mark.parametrize("far", [False, True], ids=["desk", "sofa"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_large_letters_have_room_at_the_first_start(tmp_path, language, far):
    stage.open_display()
    brushes = assets.load_brushes(home() / "assets", 150, False, far)
    kit = stage.make_kit(tmp_path, brushes, language)
    for scene in (sits_scene(kit, invited, languages), five_minutes_scene(kit)):
        for size in ((960, 540), (1280, 720), (1024, 768)):
            scene.handle(stage.resized_far(size) if far else stage.resized(size))
            shown(scene, brushes, size)
            panel, *_ = (w.box for w in stage.widgets_of(scene) if isinstance(w, Panel))
            assert panel.y >= 8
            assert panel.bottom < scene.page.height - 60
    assert brushes.type.cut == set()
