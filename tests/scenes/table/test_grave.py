"""What costs its own seat something waits on the shared table until it is pressed once more."""

from dataclasses import replace

import pytest

from game.rules import GAMES
from game.scenes.faces.table_face import Tip
from game.scenes.frame.commands import Key, Moved, Pressed, Released
from game.scenes.pages.rule_sign import cited
from game.scenes.table.opened_table import begun
from game.scenes.widgets.widget_kinds import Look
from tests.demo import ROOMS
from tests.demo.rules.actions import PlaceCard
from tests.demo.scenes.face import FACE, TABLE
from tests.demo.stage import match, taught
from tests.paper import shown
from tests.scenes.table.hands import buttons, by_keys, by_mouse, by_pad, click, press, sat
from tests.setups.demo import DUEL


@pytest.fixture
def table(kit, monkeypatch):
    """The demonstration game, in which every card that is laid costs something."""
    monkeypatch.setitem(GAMES.homes, "demo", ROOMS)
    kit.settings.change(speed=0, bot_speed=0, less_motion=True)
    opened = match(DUEL, None, "random")
    spell = replace(opened.rules.spell, grave=lambda table, seat, done: type(done) is PlaceCard)
    opened.rules = replace(opened.rules, spell=spell)
    face = replace(TABLE, cost=lambda words, view, seat, action: Tip("", "It is dear.", "D3"))
    scene = begun(taught(kit), opened, replace(FACE, table=face))
    stack = sat(scene)
    stack.update(0)
    return stack, scene


def laid(scene):
    return scene.live.match.count


def wish(action):
    return type(action) is PlaceCard


@pytest.mark.parametrize("hand", (by_mouse, by_keys, by_pad))
def test_with_each_device_it_takes_a_second_press(table, hand):
    stack, scene = table
    seat, counts = scene.desk.open[0], []
    for _ in range(2):
        hand(stack, scene, seat, wish)
        counts.append(laid(scene))
    assert counts == [0, 1]


def test_the_cost_stands_in_words_before_it_is_done(table, brushes):
    stack, scene = table
    seat = scene.desk.open[0]
    told = cited("It is dear. Press again to do it anyway.", "D3")
    assert not shown(stack, brushes).says(told)
    by_mouse(stack, scene, seat, wish)
    paper = shown(stack, brushes)
    assert paper.says(told)
    assert paper.ink(told) == "danger"


def test_the_same_card_once_more_is_the_second_press(table):
    stack, scene = table
    seat = scene.desk.open[0]
    where = buttons(scene)[f"pick.{seat}:0"]
    click(stack, where)
    assert laid(scene) == 0
    click(stack, where)
    assert laid(scene) == 1


def test_accept_twice_is_enough_and_back_takes_it_back(table):
    stack, scene = table
    press(stack, Key.ACCEPT)
    press(stack, Key.BACK)
    assert not scene.desk.choosing.picking(scene.desk.open[0]).picked
    for _ in range(2):
        press(stack, Key.ACCEPT)
    assert laid(scene) == 1


def test_what_is_dropped_waits_too(table):
    stack, scene = table
    seat = scene.desk.open[0]
    x, y = buttons(scene)[f"pick.{seat}:0"].box.middle
    for command in (Moved(x, y), Pressed(x, y), Moved(x - 200, y), Released(x - 200, y)):
        stack.handle(command)
    assert laid(scene) == 0


def test_go_is_gold_only_where_nothing_is_lost_by_it(table):
    stack, scene = table
    seat = scene.desk.open[0]
    by_mouse(stack, scene, seat, wish)
    assert buttons(scene)[f"go.{seat}"].look is Look.DANGER
