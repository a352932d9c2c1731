"""A hint that stops the show: it says so large, and anything one does goes on."""

import pytest

from game.rules.tanchiki.actions import Commit
from game.scenes.frame.commands import KEYBOARD, Device, Key, Kind, Press, Pressed, Released
from tests.paper import shown

from .table import let_pass, plan_something, planning


@pytest.fixture
def stopped(kit):
    """Return a table whose show stands still because of a hint."""
    stack, scene = planning(kit, speed=100, bot_speed=100, less_motion=False)
    guide = scene.desk.guide
    guide.again()
    plan_something(scene, 0)
    for _ in range(800):
        stack.update(20)
        if guide.holds:
            return stack, scene
        if guide.shown is not None:
            guide.read()
        elif scene.desk.planners.seats:
            scene.live.submit(Commit(0))
    raise AssertionError("no hint stopped the show")


def test_the_place_of_the_show_says_large_that_it_waits(stopped, kit, brushes):
    _, scene = stopped
    paper = shown(scene, brushes)
    (head,) = [m for m in paper.marks if m.how == "write" and m.what == kit.words("guide.stopped")]
    assert scene.desk.layout.side.holds(*head.middle)
    assert paper.says(kit.words("guide.stopped.how"))


def test_nothing_moves_until_something_is_done(stopped):
    stack, scene = stopped
    place = scene.live.playback.place
    let_pass(stack, 3000)
    assert (scene.live.playback.place, scene.desk.guide.holds) == (place, True)


def test_the_show_waits_for_nobody_where_all_play_on_phones(stopped):
    stack, scene = stopped
    place = scene.live.playback.place
    scene.desk.kit.seating.claim(Device(Kind.PHONE, 5), 0)
    let_pass(stack, 3000)
    assert scene.live.playback.place > place


@pytest.mark.parametrize("key", [Key.RIGHT, Key.ACCEPT, Key.BACK, Key.PLAY, Key.SHOW])
def test_any_key_goes_on_and_does_nothing_else(stopped, key):
    stack, scene = stopped
    before = scene.live.playback.place, scene.desk.overlay.danger
    stack.handle(Press(key, -1, KEYBOARD))
    assert not scene.desk.guide.holds
    assert stack.top is scene
    assert (scene.live.playback.place, scene.desk.overlay.danger) == before
    let_pass(stack, 3000)
    assert scene.live.playback.place > before[0]


def test_a_click_on_the_board_goes_on(stopped):
    stack, scene = stopped
    stack.handle(Pressed(*scene.desk.layout.board.middle, 1))
    assert not scene.desk.guide.holds


def test_a_click_on_a_button_does_what_the_button_says(stopped):
    stack, scene = stopped
    boxes = {getattr(each, "name", ""): each.box for each in scene.widgets()}
    stack.handle(Pressed(*boxes["head.danger"].middle, 1))
    stack.handle(Released(*boxes["head.danger"].middle, 1))
    assert (scene.desk.overlay.danger, scene.desk.guide.holds) == (True, True)
