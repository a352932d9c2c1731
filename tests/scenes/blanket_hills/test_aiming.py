"""Aiming over the blanket: by keys, by the pointer, by meters, and what is shown of it."""

import math

import pytest

from game.core.grid import Cell
from game.core.spelling import Card, Dial, Word
from game.rules.blanket_hills.actions import Arc, Fire, Move
from game.rules.blanket_hills.events import Scored
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.spelling import AZIMUTH, MOVE, REACH, WAY
from game.scenes.blanket_hills.aiming import fan, swings, turned_at
from game.scenes.blanket_hills.calm_toss import foreseen
from game.scenes.blanket_hills.table_face import TABLE
from game.scenes.frame.commands import Key, Moved, Pressed, Released
from game.view.blanket_hills.lie_of_land import seen_at
from tests.paper import Paper, shown
from tests.scenes.table.hands import buttons, click, let_pass, press

from .tables import match_on, story, table, with_hand

HIT = Fire(0, Shell.SNIPER, 68, 75, Arc.NORMAL)
"""The direct hit of the worked examples (E2)."""


HEIGHT = "20\u00a0cm high"


def sniper(kit, kind="calm"):
    """Return the table with the sniper picked for a normal arc."""
    stack, scene = table(kit, match_on(with_hand(story(), kind)))
    for part in (Card("sniper"), Word("normal")):
        assert scene.desk.choosing.take(0, part)
    scene.desk.form.focus("go.0")
    return stack, scene


def dials(scene):
    return {each.name: each.value for each in scene.desk.choosing.picking(0).dials}


def pointed(scene, cell):
    """Return where a centimetre of the blanket is seen on the page."""
    pose = seen_at(scene.live.match.table.land, cell)
    return scene.desk.place.spot(pose.x, pose.y)


def test_a_calm_toss_is_done_as_its_dials_stand(kit):
    stack, scene = sniper(kit)
    press(stack, Key.RIGHT)
    press(stack, Key.UP)
    aim = dials(scene)
    press(stack, Key.ACCEPT)
    action = scene.live.match.done[0].action
    assert (action.azimuth, action.reach) == (aim[AZIMUTH], aim[REACH])


def test_what_the_meters_were_stopped_at_is_what_the_record_holds(kit):
    stack, scene = sniper(kit, "meter")
    aim = dials(scene)
    press(stack, Key.ACCEPT)
    stack.update(500)
    press(stack, Key.ACCEPT)
    stack.update(425)
    seen = scene.desk.swung(0)
    press(stack, Key.ACCEPT)
    action = scene.live.match.done[0].action
    assert action.azimuth == aim[AZIMUTH] + 7
    assert action.reach == seen.value == aim[REACH] + math.ceil(aim[REACH] * 7 / 100)
    assert scene.live.match.table.tanks[0].shots == 1


@pytest.mark.parametrize(
    ("shell", "reach", "halved", "by"),
    [
        (Shell.SNIPER, 100, False, (7, 7)),
        (Shell.SNIPER, 20, False, (7, 3)),
        (Shell.SNIPER, 100, True, (4, 4)),
        (Shell.NUKE, 100, False, (14, 14)),
        (Shell.NUKE, 100, True, (7, 7)),
    ],
)
def test_a_meter_swings_by_the_hand_and_the_toy(shell, reach, halved, by):
    state = with_hand(story(), "meter", halved)
    found = swings(state.table, 0, Fire(0, shell, 68, reach))
    assert tuple(each.by for each in found) == by


@pytest.mark.parametrize("kind", ("dice", "calm"))
def test_no_other_hand_swings(kind):
    assert swings(with_hand(story(), kind).table, 0, HIT) == ()


def test_no_tank_swings_when_it_drives():
    assert swings(with_hand(story(), "meter").table, 0, Move(0, 90, 10)) == ()


@pytest.mark.parametrize("cell", (Cell(92, 10), Cell(60, 33), Cell(30, 8), Cell(17, 55)))
def test_where_the_pointer_is_held_the_shell_comes_down(kit, cell):
    stack, scene = sniper(kit)
    x, y = pointed(scene, cell)
    stack.handle(Moved(x, y))
    stack.handle(Pressed(x, y))
    stack.handle(Released(x, y))
    click(stack, buttons(scene)["go.0"])
    flew = next(t.event for t in scene.live.match.events() if hasattr(t.event, "flights"))
    at = flew.flights[0].at
    assert math.dist((at.x, at.y), (cell.x, cell.y)) <= 3


def test_the_pointer_over_the_own_tank_turns_nothing(kit):
    _, scene = sniper(kit)
    view, now = scene.live.match.table, scene.desk.choosing.picking(0)
    assert turned_at(scene.desk.place, view, 0, now, pointed(scene, Cell(17, 40))) == ()


def test_a_move_is_led_there_and_no_further_than_its_cap(kit):
    stack, scene = table(kit, match_on(story()))
    scene.desk.choosing.take(0, MOVE)
    x, y = pointed(scene, Cell(27, 40))
    stack.handle(Pressed(x, y))
    assert dials(scene)[AZIMUTH] in (89, 90, 91)
    assert dials(scene)[WAY] == 10
    x, y = pointed(scene, Cell(80, 40))
    stack.handle(Moved(x, y))
    assert dials(scene)[WAY] == 30


def test_the_aim_tells_what_a_calm_hand_would_bring(kit, brushes):
    stack, scene = sniper(kit)
    for dial in (Dial(AZIMUTH, 68), Dial(REACH, 75)):
        scene.desk.choosing.take(0, dial)
    assert any("100 points" in mark.what for mark in shown(stack, brushes).marks)
    scene.desk.choosing.take(0, Dial(AZIMUTH, 60))
    assert any("off the blanket" in mark.what for mark in shown(stack, brushes).marks)


def test_foreseeing_a_toss_is_what_a_calm_toss_does():
    match = match_on(with_hand(story(), "calm"))
    match.submit(HIT)
    done = [told.event for told in match.events()]
    told = foreseen(with_hand(story(), "meter").table, HIT)
    assert [each for each in told if isinstance(each, Scored)]
    assert all(each in done for each in told)


def test_the_fan_lies_around_the_aim_and_a_calm_hand_has_none():
    around = fan(with_hand(story(), "dice").table, HIT)
    assert min(each.x for each in around) < 93 < max(each.x for each in around)
    assert min(each.y for each in around) < 9 < max(each.y for each in around)
    assert fan(with_hand(story(), "calm").table, HIT) == ()


def test_the_ghost_of_an_aim_ends_in_a_cross_where_it_comes_down(kit, brushes):
    _, scene = sniper(kit)
    paper = Paper(brushes)
    TABLE.ghost(paper, scene.desk.place, scene.live.match.table, 0, HIT)
    x, y = pointed(scene, Cell(93, 9))
    lines = [mark for mark in paper.marks if mark.how == "line" and mark.colour == "leaf_tip"]
    middles = [(sum(axis) / 2 for axis in zip(m.middle, m.end, strict=True)) for m in lines]
    assert middles
    assert all(math.dist(tuple(middle), (x, y)) < 1 for middle in middles)


def test_no_tip_lies_over_the_side_view_while_one_aims(kit, brushes):
    stack, scene = table(kit, match_on(with_hand(story(), "calm")))
    over = pointed(scene, Cell(60, 20))
    stack.handle(Moved(*over))
    let_pass(stack, 1000)
    assert shown(stack, brushes).says(HEIGHT)
    assert scene.desk.choosing.take(0, Card("sniper"))
    assert scene.desk.choosing.take(0, Word("normal"))
    stack.handle(Moved(*over))
    let_pass(stack, 1000)
    assert scene.desk.hover.rests
    assert not shown(stack, brushes).says(HEIGHT)
