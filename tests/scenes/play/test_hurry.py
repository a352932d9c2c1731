"""A computer player that thinks for long can be told to play now, at every table."""

from dataclasses import replace

import pytest

from game.scenes.frame.commands import Key
from game.scenes.match.live_match import LONG_MS
from game.scenes.table import layout
from game.scenes.widgets.widget_kinds import Button
from tests.scenes.table.hands import click, press
from tests.scenes.table.test_games import table
from tests.scenes.tanchiki.table import WITH_COMPUTER, table_of


class Waits:
    """Takes questions, answers none, and counts who was hurried."""

    def __init__(self):
        self.hurried = 0

    def ask(self, question):
        return self

    def answer(self):
        return None

    def hurry(self):
        self.hurried += 1

    def drop(self):
        pass

    def close(self):
        pass


def shared(kit, thinker, people=("sergeant", None)):
    return table(replace(kit, thinker=thinker), "tank_chess", *people)


def tanchiki(kit, thinker):
    stack, scene = table_of(replace(kit, thinker=thinker), WITH_COMPUTER)
    for _ in range(100):
        stack.update(20)
        if scene.desk.aimer.aim is not None and stack.top is scene:
            press(stack, Key.ACCEPT)
        elif scene.live.thinking is not None:
            return stack, scene
    raise AssertionError("the computer player was never asked")


def button(scene):
    desk = scene.desk
    found = scene.widgets() if hasattr(scene, "widgets") else layout.widgets(desk)
    return [each for each in found if isinstance(each, Button) and each.name == "now"]


def waited(stack, ms):
    for _ in range(ms // 100 + 1):
        stack.update(100)


@pytest.mark.parametrize("game", [shared, tanchiki])
def test_who_thinks_for_long_may_be_told_to_play_now(kit, game):
    thinker = Waits()
    stack, scene = game(kit, thinker)
    stack.update(20)
    assert not button(scene)
    press(stack, Key.ACCEPT)
    assert thinker.hurried == 0
    waited(stack, LONG_MS)
    (now,) = button(scene)
    click(stack, now)
    assert thinker.hurried == 1
    press(stack, Key.ACCEPT)
    assert thinker.hurried == 2


def test_nobody_is_hurried_where_nobody_waits(kit):
    stack, scene = shared(kit, Waits(), ("sergeant", "sergeant"))
    waited(stack, LONG_MS)
    assert (bool(scene.live.lingers), button(scene)) == (True, [])
