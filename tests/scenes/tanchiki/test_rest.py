"""Between two turns: the end rests, the log can be read, and events are told with pictures."""

import pytest

from game.core.grid import Facing
from game.core.rules import Told
from game.rules.tanchiki.actions import Commit
from game.rules.tanchiki.events import ColumnMoved
from game.scenes.frame.commands import Chosen, Key, Letter
from game.scenes.frame.settings import Curtain
from game.scenes.pages.key_signs import ENDS
from game.scenes.play.recap_page import recap_scene
from game.scenes.play.rest_card import REST_MS
from game.scenes.play.sitting_needs import Terms
from game.scenes.tanchiki.end.recap import since
from game.scenes.widgets.widget_kinds import Area, Drawing
from tests import stage
from tests.paper import shown

from .table import (
    ALONE,
    TWO,
    WITH_COMPUTER,
    let_pass,
    open_curtain,
    plan_something,
    planning,
    press,
)


def play_turn(stack, scene, people):
    """Let these people plan one after the other, as the rules list their cards."""
    for _ in people:
        open_curtain(stack, scene)
        seat = scene.desk.planners.seats[0]
        plan_something(scene, seat)
        let_pass(stack, 100)
        scene.live.submit(Commit(seat))
        let_pass(stack, 200)


def rested(kit, places, **settings):
    stack, scene = planning(kit, places, **settings)
    play_turn(stack, scene, [each for each in places if not each.strength])
    for _ in range(100):
        if scene.desk.aimer.aim is not None:
            scene.live.submit(scene.live.legal(scene.desk.aimer.aim.seat)[0])
        let_pass(stack, 100)
        if scene.table.turn.number == 2 and scene.desk.sitting.caught_up:
            break
    return stack, scene


def test_the_end_of_a_turn_rests_before_the_next_curtain(kit):
    stack, scene = rested(kit, TWO)
    let_pass(stack, 2000)
    assert (stack.top is scene, scene.desk.sitting.resting) == (True, True)


def test_while_the_end_of_a_turn_rests_nobody_has_the_frame_of_who_acts(kit, brushes):
    stack, scene = rested(kit, TWO)
    assert scene.desk.sitting.resting
    edges = {mark.colour for mark in shown(stack, brushes).marks if mark.how == "edge"}
    assert not any(str(edge).startswith("seat.") for edge in edges)


@pytest.mark.parametrize(
    "go_on",
    [
        lambda stack: press(stack, Key.ACCEPT),
        lambda stack: press(stack, ENDS),
        lambda stack: stack.handle(Chosen("rest.over")),
    ],
)
def test_whoever_goes_on_brings_the_curtain(kit, go_on):
    stack, scene = rested(kit, TWO)
    go_on(stack)
    let_pass(stack, 100)
    assert (stack.top is scene, scene.desk.sitting.resting) == (False, False)


def test_the_end_of_a_turn_says_to_whom_the_screen_goes(kit, brushes):
    stack, scene = rested(kit, TWO)
    told = shown(stack, brushes)
    stack.handle(Chosen("rest.over"))
    let_pass(stack, 100)
    name = scene.desk.names[scene.desk.sitting.open_for]
    assert told.says(kit.words("table.rest", name=name))


def test_a_rest_that_nobody_ends_is_over_in_its_time(kit):
    stack, scene = rested(kit, TWO)
    let_pass(stack, REST_MS + 1000, 500)
    assert stack.top is not scene


def test_between_two_who_plan_the_same_turn_nothing_rests(kit):
    stack, scene = planning(kit, TWO)
    play_turn(stack, scene, TWO[:1])
    assert stack.top is not scene


@pytest.mark.parametrize("places, curtain", [(WITH_COMPUTER, Curtain.ALWAYS), (TWO, Curtain.OPEN)])
def test_where_nothing_is_hidden_the_next_turn_comes_by_itself(kit, places, curtain):
    stack, scene = planning(kit, places, curtain=curtain)
    for seat in scene.desk.planners.seats:
        plan_something(scene, seat)
        scene.live.submit(Commit(seat))
    for _ in range(100):
        if scene.desk.aimer.aim is not None:
            scene.live.submit(scene.live.legal(scene.desk.aimer.aim.seat)[0])
        let_pass(stack, 100)
        if scene.table.turn.number == 2 and scene.desk.planners.seats:
            break
    assert not scene.desk.sitting.resting
    assert scene.desk.planners.seats


def shown_names(scene):
    return {getattr(w, "name", "") for w in scene.widgets()}


def test_the_log_can_be_read_while_planning(kit):
    stack, scene = planning(kit, ALONE)
    assert not any(isinstance(w, Area) for w in scene.widgets())
    stack.handle(Chosen("plan.log"))
    assert any(isinstance(w, Area) for w in scene.widgets())
    assert "pile.0" not in shown_names(scene)
    stack.handle(Chosen("plan.log"))
    assert "pile.0" in shown_names(scene)


def test_while_the_log_is_read_no_key_lays_a_card(kit):
    stack, scene = planning(kit, ALONE)
    stack.handle(Chosen("plan.log"))
    for digit in "123456":
        stack.handle(Letter(digit))
    assert not any(scene.desk.planners.hand(0).stacks)
    press(stack, Key.BACK)
    assert (stack.top is scene, scene.desk.reading) == (True, False)


def test_a_push_is_told_with_a_picture_of_the_board(kit):
    _, scene = planning(kit, ALONE)
    match = scene.live.match
    pushed = Told(len(match.events()) - 1, ColumnMoved((8, 0), Facing.EAST, False), "T6.9", None)
    said = since(kit.words, 0, (pushed,), ("Ann",), match)
    assert [bool(remark.draw) for remark in said] == [True]
    page = stage.stack(recap_scene(kit, "emblem.0", said), size=(1280, 720))
    assert any(isinstance(w, Drawing) for w in stage.widgets_of(page.top))


def test_no_other_table_rests_unless_it_says_so():
    assert Terms(again=None, result=None, aside=None).rest_ms == 0
