"""The table as people use it: by mouse, by keys, by pad, behind curtains and in the open."""

import pygame
import pytest

from game.core.rules import NOBODY
from game.rules.tanchiki import TANCHIKI
from game.rules.tanchiki.actions import Commit, PlaceCard
from game.rules.tanchiki.cards import KINDS
from game.rules.tanchiki.spelling import OFF, card_part
from game.rules.tanchiki.state import Phase
from game.scenes.frame.commands import (
    KEYBOARD,
    Changed,
    Chosen,
    Device,
    FocusLost,
    Key,
    Kind,
    Moved,
    PadLost,
    Press,
    Pressed,
    Released,
    Said,
    Wants,
)
from game.scenes.frame.notices import draw_notices
from game.scenes.frame.settings import Curtain
from game.scenes.frame.stack import Push
from game.scenes.hand.lit_parts import Pick
from game.scenes.saves.reopening import reopen
from game.scenes.saves.saved_files import waiting
from game.scenes.seats.occupants import Occupant
from game.scenes.table import asking_why
from game.scenes.tanchiki.planning.own_controls import planner_of
from game.scenes.tanchiki.planning.plan_changes import stacks_of
from game.scenes.tanchiki.setup.setup_page import TanchikiPanel
from game.scenes.tanchiki.sides.known_cards import LookAt
from game.scenes.tanchiki.table import TableScene
from game.scenes.widgets.widget_kinds import Button, Label
from game.tools.tanchiki.exhibits import duel
from tests import stage
from tests.paper import shown

from .table import (
    ALONE,
    TWO,
    WITH_COMPUTER,
    click,
    hold,
    let_pass,
    open_curtain,
    place_tanks,
    plan_something,
    planning,
    press,
    table_of,
)

PAD = Device(Kind.PAD, 0)


def picture(brushes, stack, size=(640, 360)):
    canvas = stage.canvas(brushes, size)
    stack.draw(canvas)
    draw_notices(canvas, stack.notices, stack.notice_room)
    return pygame.image.tobytes(canvas.surface, "RGB")


def button(scene, name, value=None):
    found = [w for w in scene.widgets() if isinstance(w, Button) and w.name == name]
    return next(w for w in found if value is None or w.value == value)


def held_kinds(scene, seat=0):
    return [KINDS.index(card) for card in scene.desk.planners.hand(seat).hand]


def committed(scene):
    """Return the seats that have ended a planning."""
    done = scene.live.match.done
    return {each.action.seat for each in done if type(each.action).__name__ == "Commit"}


def test_a_table_that_waits_for_a_person_is_not_drawn_again_and_again(kit):
    stack, scene = planning(kit, WITH_COMPUTER)
    let_pass(stack)
    assert (scene.live.match.to_act, stack.moving) == ((0, 1), False)


@pytest.mark.parametrize("places", [ALONE, TWO], ids=["large", "small"])
def test_every_card_of_a_stack_is_reached_sideways(kit, places):
    stack, scene = planning(kit, places, curtain=Curtain.OPEN)
    for _ in range(4):
        laid = (a for a in scene.live.legal(0) if isinstance(a, PlaceCard) and a.manoeuvre == 0)
        if (action := next(laid, None)) is not None:
            scene.live.submit(action)
    let_pass(stack, 100)
    scene.desk.form.focus("manoeuvre.0:0", 0)
    count, seen = len(stacks_of(scene.desk.planners.hand(0))[0]), []
    for _ in range(count):
        press(stack, Key.RIGHT, 0, PAD)
        seen.append(scene.desk.form.focused(0))
    assert (count > 2, seen) == (True, [f"tray.0.0:{place}" for place in range(count)])


def test_one_person_meets_no_curtain(kit):
    stack, scene = table_of(kit, WITH_COMPUTER)
    place_tanks(stack, scene)
    let_pass(stack, 500)
    assert stack.top is scene
    assert scene.desk.planners.seats == (0,)


def test_a_turn_can_be_played_with_the_mouse_alone(kit):
    stack, scene = planning(kit, WITH_COMPUTER)
    for manoeuvre in (0, 1):
        click(stack, button(scene, "manoeuvre.0", manoeuvre).box.left(20))
        click(stack, button(scene, "pile.0", held_kinds(scene)[0]).box)
    x, y = button(scene, "commit.0").box.middle
    stack.handle(Pressed(x, y))
    let_pass(stack, 700)
    assert "Commit" in {
        type(d.action).__name__ for d in scene.live.match.done if d.action.seat == 0
    }


@pytest.mark.parametrize("device", [KEYBOARD, PAD])
def test_a_turn_can_be_played_with_keys_or_a_pad_alone(kit, device):
    stack, scene = planning(kit)
    count = scene.live.match.count
    press(stack, Key.ACCEPT, device=device)
    press(stack, Key.TURN_RIGHT, device=device)
    for _ in range(6):
        if all(scene.desk.planners.hand(0).stacks):
            break
        press(stack, Key.ACCEPT, device=device)
        press(stack, Key.RIGHT, device=device)
    for _ in range(6):
        if scene.desk.form.focused() == "commit.0":
            break
        press(stack, Key.DOWN, device=device)
    hold(stack, Key.ACCEPT, device=device)
    assert scene.live.match.count > count + 2
    assert 0 in committed(scene)


def test_a_short_press_does_not_end_planning(kit):
    stack, scene = planning(kit)
    plan_something(scene, 0)
    scene.desk.form.focus("commit.0")
    press(stack, Key.ACCEPT)
    let_pass(stack, 300)
    assert not scene.live.match.table.hands[0].committed
    assert kit.words("tanchiki.plan.hold") in stack.notices


def test_a_plan_with_an_empty_stack_cannot_be_ended(kit):
    stack, scene = planning(kit)
    scene.desk.form.focus("commit.0")
    hold(stack, Key.ACCEPT)
    assert kit.words("tanchiki.why_not.empty_both") in stack.notices


def test_a_card_can_be_dragged_into_a_stack(kit):
    stack, scene = planning(kit)
    kind = held_kinds(scene)[0]
    start, end = (
        button(scene, "pile.0", kind).box.middle,
        button(scene, "manoeuvre.0", 1).box.middle,
    )
    stack.handle(Pressed(*start))
    stack.handle(Moved(*end))
    stack.handle(Released(*end))
    assert scene.desk.planners.hand(0).stacks == ((), (KINDS[kind],))


def test_a_card_dragged_out_of_its_stack_goes_back_to_the_hand(kit):
    stack, scene = planning(kit)
    plan_something(scene, 0)
    start = button(scene, "tray.0.0", 0).box.middle
    stack.handle(Pressed(*start))
    stack.handle(Moved(300, 300))
    stack.handle(Released(300, 300))
    assert scene.desk.planners.hand(0).stacks[0] == ()


def test_a_refused_card_says_why_with_its_paragraph(kit):
    stack, scene = planning(kit)
    kinds = [kind for kind in held_kinds(scene) if kind < 3]
    stack.handle(Said(Pick(0, OFF)))
    stack.handle(Said(Pick(0, card_part(KINDS[kinds[0] if kinds else 0]))))
    assert "T4.1" in stack.notices[-1]


def test_the_ghost_of_the_plan_drives_while_planning(kit, brushes):
    stack, scene = planning(kit, less_motion=False)
    plan_something(scene, 0)
    let_pass(stack, 200)
    before = picture(brushes, stack)
    let_pass(stack, 200)
    assert (picture(brushes, stack) != before, stack.moving) == (True, True)


def test_the_ghost_of_the_plan_rests_before_it_drives_again(kit):
    stack, scene = planning(kit, less_motion=False)
    plan_something(scene, 0)
    moved = []
    for _ in range(80):
        stack.update(100)
        moved.append(stack.moving)
    rests = moved.index(False)
    assert (moved[0], any(moved[rests:])) == (True, True)


def test_with_less_motion_the_ghost_stands_where_the_plan_ends(kit, brushes):
    stack, scene = planning(kit)
    before = picture(brushes, stack)
    plan_something(scene, 0)
    let_pass(stack, 200)
    still = picture(brushes, stack)
    let_pass(stack, 3000)
    assert (still != before, picture(brushes, stack) == still, stack.moving) == (True, True, False)


def test_undo_and_redo_lead_to_the_same_record(kit):
    stack, scene = planning(kit)
    plan_something(scene, 0)
    let_pass(stack, 200)
    record = scene.live.match.text()
    press(stack, Key.UNDO)
    undone = scene.live.match.text()
    press(stack, Key.REDO)
    assert undone != record
    assert scene.live.match.text() == record


def test_drawing_twice_draws_the_same(kit, brushes):
    stack, scene = planning(kit)
    plan_something(scene, 0)
    let_pass(stack, 300)
    assert picture(brushes, stack) == picture(brushes, stack)


def test_the_curtain_shows_nothing_that_is_hidden(kit, brushes, tmp_path):
    stack, scene = table_of(kit, TWO)
    place_tanks(stack, scene)
    let_pass(stack, 300)
    assert stack.top is not scene
    one = picture(brushes, stack)
    plan_something(scene, scene.desk.sitting.open_for)
    let_pass(stack, 300)
    assert picture(brushes, stack) == one


def test_the_table_behind_a_curtain_shows_nobodys_cards(kit, brushes):
    stack, scene = table_of(kit, TWO)
    place_tanks(stack, scene)
    let_pass(stack, 300)
    one = stage.canvas(brushes)
    scene.draw(one)
    plan_something(scene, 1 - scene.desk.sitting.open_for)
    scene.live.update(50)
    two = stage.canvas(brushes)
    scene.draw(two)
    assert pygame.image.tobytes(one.surface, "RGB") == pygame.image.tobytes(two.surface, "RGB")


def test_the_planner_shows_nothing_of_the_other_seat(kit, brushes):
    stack, scene = planning(kit, TWO)
    assert len(scene.desk.planners.seats) == 1
    before = picture(brushes, stack)
    plan_something(scene, 1 - scene.desk.planners.seats[0])
    let_pass(stack, 100)
    assert picture(brushes, stack) == before


def test_after_one_seat_the_curtain_falls_for_the_next(kit):
    stack, scene = planning(kit, TWO)
    first = scene.desk.planners.seats[0]
    plan_something(scene, first)
    scene.desk.form.focus(f"commit.{first}")
    hold(stack, Key.ACCEPT)
    assert stack.top is not scene
    open_curtain(stack, scene)
    assert scene.desk.planners.seats == (1 - first,)


def test_a_pause_behind_the_curtain_hides_the_hand(kit, brushes):
    stack, scene = planning(kit, TWO)
    press(stack, Key.MENU)
    one = picture(brushes, stack)
    plan_something(scene, 0)
    assert picture(brushes, stack) == one


def with_exchange(scene):
    return scene.handle(Press(Key.SPECIAL))


def with_cards(scene):
    return scene.handle(Said(LookAt(1)))


def with_why(scene):
    return asking_why.why(scene.desk, 1)


@pytest.mark.parametrize("dialog", [with_exchange, with_cards, with_why])
def test_a_dialog_over_a_hand_hides_it_too_when_the_window_is_left(kit, brushes, dialog):
    stack, scene = planning(kit, TWO)
    stack._act(dialog(scene))
    stack.handle(FocusLost())
    one = picture(brushes, stack)
    plan_something(scene, 0)
    assert (stack.depth, stack.top.see_through, picture(brushes, stack)) == (2, False, one)


def test_who_reads_why_in_the_open_may_leave_the_window(kit):
    stack, scene = planning(kit)
    stack._act(with_why(scene))
    before = stack.top
    stack.handle(FocusLost())
    assert (stack.depth, stack.top) == (2, before)


def test_an_exchange_asked_for_by_a_key_is_made(kit):
    stack, scene = planning(kit)
    press(stack, Key.SPECIAL)
    press(stack, Key.ACCEPT)
    stack.handle(Chosen("do"))
    assert scene.desk.planners.hand(0).exchanged


def test_the_pause_names_the_optional_rules(kit):
    panel = TanchikiPanel(kit, "")
    panel.answer(Changed("island", True))
    scene = TableScene(kit, panel.match((Occupant("Ann"),)), lambda: None)
    stack = stage.stack(scene)
    press(stack, Key.MENU)
    said = [each.words for each in stage.widgets_of(stack.top) if isinstance(each, Label)]
    assert "Optional rules: Island" in said


def test_after_a_pause_the_curtain_falls_again(kit):
    stack, scene = planning(kit, TWO)
    press(stack, Key.MENU)
    press(stack, Key.ACCEPT)
    let_pass(stack, 200)
    assert stack.top is not scene


def test_at_an_open_table_all_people_plan_at_once(kit):
    stack, scene = planning(kit, TWO, curtain=Curtain.OPEN)
    assert scene.desk.planners.seats == (0, 1)
    assert stack.top is scene


def test_at_an_open_table_each_pad_plans_its_own_seat(kit):
    stack, scene = planning(kit, TWO, curtain=Curtain.OPEN)
    pads = [Device(Kind.PAD, 0), Device(Kind.PAD, 1)]
    for seat in (0, 1):
        press(stack, Key.ACCEPT, seat, pads[seat])
    stacks = [scene.live.match.table.hands[seat].stacks for seat in (0, 1)]
    assert [sum(map(len, pair)) for pair in stacks] == [1, 1]


def test_a_pad_never_reaches_the_planner_of_another_seat(kit):
    stack, scene = planning(kit, TWO, curtain=Curtain.OPEN)
    for key in (Key.DOWN, Key.DOWN, Key.DOWN, Key.DOWN, Key.RIGHT, Key.DOWN):
        press(stack, key, 0, PAD)
        focus = scene.desk.form.focused(0)
        assert planner_of(scene.widgets(), focus) in (0, NOBODY)


def test_two_pads_end_planning_each_for_itself(kit):
    stack, scene = planning(kit, TWO, curtain=Curtain.OPEN)
    for seat in (0, 1):
        plan_something(scene, seat)
        scene.desk.form.focus(f"commit.{seat}", seat)
    stack.handle(Press(Key.ACCEPT, 0, PAD))
    stack.handle(Press(Key.ACCEPT, 1, Device(Kind.PAD, 1)))
    let_pass(stack, 700)
    assert committed(scene) == {0, 1}


def test_a_lost_pad_pauses_and_names_the_seat(kit):
    stack, scene = planning(kit)
    stack.handle(PadLost(0, "pad"))
    assert stack.top is not scene


def test_a_pad_that_is_lost_behind_the_pause_is_asked_about_after_it(kit):
    stack, scene = planning(kit)
    kit.seating.claim(PAD, 0)
    press(stack, Key.MENU)
    stack.handle(PadLost(kit.seating.lose(PAD), "pad"))
    press(stack, Key.BACK)
    stack.update(16)
    assert (stack.top is not scene, stack.wants) == (True, Wants.CODES)


def test_a_question_for_a_lost_pad_hides_the_hand_behind_the_curtain(kit, brushes):
    stack, scene = planning(kit, TWO)
    stack.handle(PadLost(0, "pad"))
    one = picture(brushes, stack)
    plan_something(scene, 0)
    assert (stack.depth, picture(brushes, stack)) == (2, one)


def test_a_lost_pad_of_everybody_pauses_too(kit):
    stack, _ = planning(kit)
    stack.handle(PadLost(NOBODY, "Blue Pad"))
    words = [w.words for w in stage.widgets_of(stack.top) if isinstance(w, Label)]
    assert "Gamepad unplugged: Blue Pad." in words


def test_losing_the_window_pauses_what_is_shown(kit):
    stack, scene = planning(kit)
    plan_something(scene, 0)
    kit.settings.change(speed=100, bot_speed=100)
    scene.live.submit(Commit(0))
    stack.update(16)
    stack.handle(FocusLost())
    assert (scene.live.playback.moving, stack.top is not scene) == (True, True)


def test_losing_the_window_pauses_while_the_end_is_shown(kit):
    match = duel(kit)
    kit.settings.change(speed=100, bot_speed=100)
    scene = TableScene(kit, match, lambda: None)
    assert not match.to_act
    assert scene.handle(FocusLost()) is None, "nothing is missed"
    scene.live.playback.add(match.events()[-3:])
    assert scene.live.playback.moving
    assert isinstance(scene.handle(FocusLost()), Push)


def test_losing_the_window_pauses_while_computers_think(kit):
    stack, scene = table_of(kit, (Occupant("Ann", "recruit"), Occupant("Bob", "recruit")))
    assert not scene.live.playback.moving
    stack.handle(FocusLost())
    assert stack.top is not scene


@pytest.mark.parametrize("lost", [FocusLost(), PadLost(0, "pad")])
def test_whoever_is_lost_lets_go_of_done(kit, lost):
    stack, scene = planning(kit)
    plan_something(scene, 0)
    scene.desk.form.focus("commit.0")
    stack.handle(Press(Key.ACCEPT))
    assert scene.desk.planners.moving
    stack.handle(lost)
    assert not scene.desk.planners.moving


def test_losing_the_window_pauses_while_a_person_plans(kit):
    stack, scene = planning(kit)
    stack.handle(FocusLost())
    assert stack.top is not scene


def test_a_match_goes_on_from_its_autosave(kit):
    _, scene = planning(kit)
    plan_something(scene, 0)
    assert waiting(kit, "tanchiki")
    assert reopen(kit, TANCHIKI).state == scene.live.match.state


def test_the_last_turn_can_be_played_anew_when_all_agree(kit, brushes):
    stack, scene = planning(kit)
    plan_something(scene, 0)
    scene.desk.form.focus("commit.0")
    hold(stack, Key.ACCEPT)
    let_pass(stack, 4000)
    played = scene.live.match.table
    assert (played.turn.number, played.turn.phase) != (1, Phase.PLANNING)
    press(stack, Key.MENU)
    stack.handle(Chosen("back"))
    assert shown(stack.top, brushes).says(kit.words("tanchiki.undo_turn.ask"))
    assert scene.live.match.table == played
    stack.handle(Chosen("yes"))
    turn, hand = scene.live.match.table.turn, scene.live.match.table.hands[0]
    assert (turn.number, turn.phase, hand.stacks) == (1, Phase.PLANNING, ((), ()))
    assert "Undone" in {type(entry).__name__ for entry in scene.live.match.record().entries}


def test_log_lines_can_be_asked_why(kit):
    stack, scene = planning(kit)
    assert scene.desk.log.lines
    stack.handle(Changed("log", scene.desk.log.lines[-1].number))
    assert stack.top is not scene


def test_the_speed_never_changes_the_record(kit, tmp_path, brushes):
    def played(speed):
        fresh = stage.make_kit(tmp_path / str(speed), brushes)
        stack, scene = planning(fresh, WITH_COMPUTER, speed=speed, bot_speed=speed)
        scene.desk.guide.stop()
        for _ in range(3):
            plan_something(scene, 0)
            scene.desk.form.focus("commit.0", NOBODY)
            hold(stack, Key.ACCEPT)
            for _ in range(3000):
                let_pass(stack, 1000, 500)
                if scene.desk.aimer.aim is not None:
                    scene.live.submit(scene.live.legal(0)[0])
                if scene.desk.planners.seats and not scene.desk.planners.hand(0).committed:
                    break
        return scene.live.match.text().splitlines()[1:]

    assert played(0) == played(100)


def test_an_open_hand_bears_the_usual_name_where_none_was_typed(kit):
    _, scene = planning(kit, (Occupant(""),))
    labels = {each.words for each in scene.widgets() if isinstance(each, Label)}
    assert "Amber" in labels


def test_sideways_from_the_hand_no_key_leads_into_the_past(kit):
    stack, scene = planning(kit)
    for key in (Key.LEFT, Key.RIGHT):
        for place in range(len(KINDS)):
            scene.desk.form.focus(f"pile.0:{place}")
            press(stack, key)
            assert not scene.desk.form.focused().startswith("bar.")


def test_who_plays_with_a_pad_has_the_only_ring(kit):
    stack, scene = planning(kit, TWO, curtain=Curtain.OPEN)
    kit.seating.claim(PAD, 1)
    press(stack, Key.RIGHT, 1, PAD)
    assert (scene.desk.form.focused(NOBODY), bool(scene.desk.form.focused(1))) == ("", True)


@pytest.mark.parametrize("device", [KEYBOARD, Device(Kind.PAD, 0)])
def test_why_is_asked_of_a_tank_without_a_mouse(kit, device):
    stack, scene = planning(kit)
    press(stack, Key.WHY, device=device)
    assert scene.desk.cursor.cell == scene.table.field.tanks[0].cell
    press(stack, Key.ACCEPT, device=device)
    said = [each.words for each in stage.widgets_of(stack.top) if isinstance(each, Label)]
    assert "Why?" in said
    assert not any(scene.desk.planners.hand(0).stacks)


def test_the_cursor_that_asks_why_stays_on_the_board_and_is_put_away(kit):
    stack, scene = planning(kit)
    press(stack, Key.WHY)
    for _ in range(scene.table.board.width + 1):
        press(stack, Key.LEFT)
    assert scene.desk.cursor.cell.x == 0
    press(stack, Key.BACK)
    assert (scene.desk.cursor, stack.top) == (None, scene)


def test_why_asked_twice_is_of_the_latest_line(kit):
    stack, scene = planning(kit)
    press(stack, Key.WHY)
    press(stack, Key.WHY)
    assert stack.top is not scene


def test_tanks_are_placed_anew_if_all_agree(kit):
    stack, scene = planning(kit, TWO)
    scene.desk.sitting.open_for = None
    press(stack, Key.MENU)
    stack.handle(Chosen("back"))
    for _ in TWO:
        assert scene.live.match.count
        press(stack, Key.RIGHT)
        press(stack, Key.ACCEPT)
    assert scene.live.match.count == 0
    assert scene.live.match.table.turn.phase is Phase.PLACING


def test_a_match_is_kept_half_way_from_the_pause(kit):
    stack, scene = planning(kit)
    press(stack, Key.MENU)
    stack.handle(Chosen("keep"))
    assert stack.top is scene
    assert len(list((kit.folder / "records").glob("*.replay"))) == 1


def test_nobody_is_asked_to_agree_where_only_computers_play(kit):
    stack, scene = table_of(kit, (Occupant("Ann", "recruit"), Occupant("Bob", "recruit")))
    while scene.table.turn.number < 3:
        let_pass(stack, 100)
    press(stack, Key.MENU)
    buttons = [each for each in stage.widgets_of(stack.top) if isinstance(each, Button)]
    assert "back" not in {each.name for each in buttons}


def test_the_cursor_of_one_pad_does_not_hinder_another(kit):
    stack, scene = planning(kit, TWO, curtain=Curtain.OPEN)
    press(stack, Key.WHY, 0, Device(Kind.PAD, 0))
    press(stack, Key.ACCEPT, 1, Device(Kind.PAD, 1))
    assert scene.desk.cursor.seat == 0
    assert any(scene.desk.planners.hand(1).stacks)


def test_a_device_of_a_seat_that_is_not_at_this_table_asks_why_too(kit):
    stack, scene = planning(kit)
    press(stack, Key.WHY, 6, PAD)
    assert scene.desk.cursor is not None


def test_keys_go_on_in_the_next_hand_once_one_is_done(kit):
    stack, scene = planning(kit, TWO, curtain=Curtain.OPEN)
    first, second = scene.desk.planners.seats
    plan_something(scene, first)
    scene.desk.form.focus(f"commit.{first}")
    hold(stack, Key.ACCEPT)
    let_pass(stack, 500)
    assert scene.desk.planners.seats == (second,)
    assert scene.desk.form.focused() == scene.desk.planners.first(second)


def test_a_pad_goes_on_where_it_was_once_its_curtain_is_opened_again(kit):
    stack, scene = planning(kit, TWO, curtain=Curtain.ALWAYS)
    form = scene.desk.form
    for _ in range(3):
        press(stack, Key.DOWN, 0, PAD)
    before = form.focused(0), form.focused(NOBODY)
    press(stack, Key.MENU, 0, PAD)
    let_pass(stack, 500)
    press(stack, Key.BACK, 0, PAD)
    let_pass(stack, 1000)
    open_curtain(stack, scene)
    assert (form.focused(0), form.focused(NOBODY)) == before == ("commit.0", "")
