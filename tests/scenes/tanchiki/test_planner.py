"""What a planner says and how it is walked: by digits, by arrows, and what is missing."""

import pytest

from game.core.grid import Cell
from game.rules.tanchiki.cards import KINDS
from game.rules.tanchiki.spelling import DONE, PLAY_ON
from game.rules.tanchiki.state import Hand
from game.scenes.frame.commands import Chosen, Device, Key, Kind, Letter, Press, Pressed, Release
from game.scenes.frame.key_bindings import codes
from game.scenes.frame.settings import Curtain
from game.scenes.hand.lit_parts import Pick
from game.scenes.tanchiki.planning.card_piles import Planner
from game.scenes.tanchiki.planning.plan_changes import missing
from game.scenes.tanchiki.planning.planner import HOLD_MS, planner_widgets
from game.scenes.widgets.widget_kinds import Button
from game.view.canvas.box import Box
from game.view.tanchiki.plan_marks import Mark
from tests.paper import Paper, shown

from .table import TWO, hold, let_pass, plan_something, planning, press


def done_of(scene, seat=0):
    found = (w for w in scene.widgets() if isinstance(w, Button))
    return next(w for w in found if w.says == Pick(seat, DONE))


def test_a_digit_lays_the_card_of_its_pile(kit):
    stack, scene = planning(kit)
    kind = KINDS.index(scene.desk.planners.hand(0).hand[0])
    stack.handle(Letter(str(kind + 1)))
    assert scene.desk.planners.hand(0).stacks[0] == (KINDS[kind],)


def test_a_digit_of_nothing_lays_nothing(kit):
    stack, scene = planning(kit)
    stack.handle(Letter("9"))
    assert not any(scene.desk.planners.hand(0).stacks)


def test_who_holds_a_pad_is_told_of_no_keys_that_lay_cards(kit, brushes):
    stack, _ = planning(kit)
    keys = kit.words("tanchiki.plan.stack_keys", number=1)
    assert shown(stack, brushes).says(keys)
    kit.seating.last = Device(Kind.PAD, 1)
    assert not shown(stack, brushes).says(keys)
    assert shown(stack, brushes).says(kit.words("tanchiki.plan.stack", number=1))


@pytest.mark.parametrize("seat", [0, 1])
def test_at_an_open_table_a_digit_is_meant_for_the_own_hand(kit, seat):
    stack, scene = planning(kit, TWO, curtain=Curtain.OPEN)
    kind = KINDS.index(scene.desk.planners.hand(seat).hand[0])
    stack.handle(Letter(str(kind + 1), seat))
    laid = [any(scene.desk.planners.hand(each).stacks) for each in (0, 1)]
    assert laid == [seat == 0, seat == 1]


def test_a_planner_takes_no_word_that_it_does_not_show(kit):
    _, scene = planning(kit)
    with pytest.raises(ValueError, match="play_on"):
        scene.desk.planners.answer(Pick(0, PLAY_ON))


def switch_of(scene):
    found = (w for w in scene.widgets() if isinstance(w, Button))
    return next(w for w in found if w.name == "switch.0")


def test_the_switch_says_why_it_waits_for_cards_to_be_taken_back(kit):
    _, scene = planning(kit)
    assert switch_of(scene).tip == kit.words("tanchiki.plan.switch_tip")
    plan_something(scene, 0)
    assert not switch_of(scene).enabled
    assert switch_of(scene).tip == kit.words("tanchiki.plan.switch_laid")


@pytest.mark.parametrize("name", ["guide.read", "guide.stop"])
def test_after_a_hint_that_was_clicked_away_the_arrows_stay_with_the_hand(kit, name):
    stack, scene = planning(kit)
    let_pass(stack, 200)
    assert scene.desk.guide.shown
    scene.desk.form.focus(name)
    stack.handle(Chosen(name))
    assert scene.desk.form.focused() == scene.desk.planners.first(0)
    press(stack, Key.DOWN, Key.ACCEPT)
    assert not scene.live.playback.paused


def test_done_that_is_not_ready_says_at_once_what_is_missing(kit):
    stack, scene = planning(kit)
    scene.desk.form.focus("commit.0")
    stack.handle(Press(Key.ACCEPT))
    assert stack.notices == (kit.words("tanchiki.why_not.empty_both"),)


def test_done_pressed_with_the_mouse_says_so_too(kit):
    stack, scene = planning(kit)
    stack.handle(Letter(str(KINDS.index(scene.desk.planners.hand(0).hand[0]) + 1)))
    stack.handle(Pressed(*done_of(scene).box.middle))
    assert kit.words("tanchiki.why_not.empty", number=2) in stack.notices


@pytest.mark.parametrize(
    "stacks, found", [(((), ()), (1, 2)), (((KINDS[0],), ()), (2,)), (((), (KINDS[0],)), (1,))]
)
def test_what_a_plan_misses_are_its_empty_stacks(stacks, found):
    hand = Hand(7, (), stacks, (), (), (), False, False, False)
    assert missing(hand) == found


def test_done_warns_of_a_plan_that_drowns(kit):
    _, scene = planning(kit)
    plan_something(scene, 0)
    drowned = Mark("drowns", Cell(2, 3), 1)
    planner = Planner(0, "Ann", scene.desk.planners.hand(0), 0, drowns=drowned)
    found = planner_widgets(kit, Box(0, 0, 336, 580), planner)
    done = next(w for w in found if isinstance(w, Button) and w.says == Pick(0, DONE))
    assert done.tip == kit.words("tanchiki.plan.drowns_tip", cell="C4", number=2)
    assert not done_of(scene).tip


@pytest.mark.parametrize("held", [0, HOLD_MS // 2])
def test_done_fills_while_it_is_held(kit, brushes, held):
    _, scene = planning(kit)
    plan_something(scene, 0)
    planner = Planner(0, "Ann", scene.desk.planners.hand(0), 0, held=held)
    found = planner_widgets(kit, Box(0, 0, 336, 580), planner)
    done = next(w for w in found if isinstance(w, Button) and w.says == Pick(0, DONE))
    paper = Paper(brushes)
    done.paint(paper, done.box)
    filled = [m.box.width for m in paper.marks if (m.how, m.colour) == ("plate", "good")]
    assert filled == ([(done.box.width + 12) / 2] if held else [])


def test_a_plan_that_drowns_is_seen_by_its_planner(kit):
    stack, scene = planning(kit)
    plan_something(scene, 0)
    let_pass(stack, 100)
    ghost = scene.desk.overlay.ghosts[0]
    ghost.marks = (Mark("drowns", Cell(0, 0), 0),)
    assert "A1" in done_of(scene).tip


def test_from_every_card_the_way_down_leads_to_done_and_no_further(kit):
    stack, scene = planning(kit)
    for place in range(len(KINDS)):
        scene.desk.form.focus(f"pile.0:{place}")
        for _ in range(2):
            press(stack, Key.DOWN)
        assert scene.desk.form.focused() == "commit.0"
        press(stack, Key.DOWN)
        assert scene.desk.form.focused() == "commit.0"


def test_no_arrow_leads_from_a_plan_to_the_bar_of_time(kit):
    stack, scene = planning(kit)
    plan_something(scene, 0)
    for key in (Key.UP, Key.DOWN, Key.LEFT, Key.RIGHT):
        for start in ("commit.0", "exchange.0", "switch.0", "manoeuvre.0:1", "tray.0.1:0"):
            scene.desk.form.focus(start)
            press(stack, key)
            assert not scene.desk.form.focused().startswith("bar."), (start, key)


@pytest.mark.parametrize("key, name", [(Key.FORECAST, "forecast"), (Key.SHOW, "danger")])
def test_both_views_of_danger_are_switched_alike(kit, key, name):
    stack, scene = planning(kit)
    seen = []
    for _ in range(2):
        stack.handle(Press(key))
        stack.handle(Release(key))
        seen.append(getattr(scene.desk.overlay, name))
    assert seen == [True, False]


def test_backspace_takes_back(kit):
    assert 42 in codes((), Kind.KEYBOARD, Key.UNDO)


def test_a_card_is_taken_back_by_the_key_of_taking_back(kit):
    stack, scene = planning(kit)
    stack.handle(Letter(str(KINDS.index(scene.desk.planners.hand(0).hand[0]) + 1)))
    press(stack, Key.UNDO)
    assert not any(scene.desk.planners.hand(0).stacks)


def test_a_plan_that_is_ready_is_held_as_ever(kit):
    stack, scene = planning(kit)
    plan_something(scene, 0)
    scene.desk.form.focus("commit.0")
    hold(stack, Key.ACCEPT)
    assert scene.live.match.done[-1].action.seat == 0
