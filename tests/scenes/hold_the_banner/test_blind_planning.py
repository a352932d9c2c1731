"""Planning unseen by pads: where everything lies, and that nothing on the screen tells of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.content.texts import LANGUAGES, load_texts
from game.core.grid import Facing
from game.core.rules import NOBODY
from game.core.spelling import Offers, Picking
from game.rules.hold_the_banner import RULES
from game.rules.hold_the_banner.actions import AddShot, DrawRoute, PlayCard, TimedOut
from game.rules.hold_the_banner.routes import route_named
from game.rules.hold_the_banner.spelling import SPELL
from game.scenes.frame.commands import Device, Key, Kind, Press, Release
from game.scenes.frame.kit import Words
from game.scenes.frame.settings import Curtain
from game.scenes.hold_the_banner.blind_planning import blind
from game.scenes.pages.key_signs import ENDS, LOOKS
from game.scenes.table.layout import rooms_of
from tests.laws.matches import random_match
from tests.paper import plain, shown
from tests.scenes.hold_the_banner.planned import ATTACKER, GUARD, plan, state, table
from tests.scenes.table.hands import buttons, let_pass, press
from tests.setups.hold_the_banner import SETUPS

PADS = tuple(Device(Kind.PAD, 11 + number) for number in range(2))
HALVES = Device(Kind.LEFT_KEYS), Device(Kind.RIGHT_KEYS)
U, DOWN, LEFT, RIGHT, A = Key.UP, Key.DOWN, Key.LEFT, Key.RIGHT, Key.ACCEPT
HANDS = (
    ("1 U4; R2; U4 L2", "2 D4; D2; R2"),
    ("1 L4; L2; D1", "2 L2; R1; R2 D2"),
    ("1 U1; U2; U3", "2 R1; R2; R3"),
)


def sat(kit, begun, devices=PADS, people=(GUARD, ATTACKER)):
    kit.seating.clear()
    for seat, device in enumerate(devices):
        kit.seating.claim(device, seat)
    return table(kit, begun, people, curtain=Curtain.FACE_DOWN)


def keys(stack, seat, *pressed, devices=PADS):
    for key in pressed:
        press(stack, key, seat, devices[seat])


def route(words: str) -> int:
    found = route_named(words.split())
    assert found is not None
    return found


@pytest.mark.parametrize("name", [name for name, _ in SETUPS])
def test_everything_that_may_be_planned_has_a_place_of_its_own(kit, name):
    names = tuple("ABCD")
    played = random_match(RULES, dict(SETUPS)[name], 5, 60)
    planning = [turn for turn in played.turns if turn.before.table.question is None]
    assert len(planning) > 20
    for turn in planning[::9]:
        for seat in RULES.to_act(turn.before.table):
            view = RULES.view(turn.before.table, seat)
            start = Picking(Offers(SPELL, view, seat, RULES.legal(view, seat)))
            waiting = [start, *(start.take(part) for part in start.next)]
            waiting += [each.take(each.next[-1]) for each in waiting if each.next]
            for picking in waiting:
                grid = blind(kit.words, view, seat, picking, names)
                spots = [each.spot for each in grid.places]
                assert len(spots) == len({*spots})
                assert all(0 <= x < grid.columns and 0 <= y < grid.rows for x, y in spots)
                said = {"ready", "take_back"}
                here = {each.part for each in grid.places}
                missing = [p for p in picking.next if getattr(p, "name", "") not in said]
                assert {*missing} <= here, picking.picked


def test_a_card_and_a_shot_are_planned_without_a_look(kit):
    stack, scene = sat(kit, state())
    # From the middle of the second row up to the third card, then to the point after step 2.
    keys(stack, GUARD, U, A)
    keys(stack, GUARD, DOWN, A, RIGHT, A)
    third = PlayCard(GUARD, 1, scene.live.match.table.players[GUARD].hand[2])
    assert plan(scene) == (third, AddShot(GUARD, 1, 2, Facing.EAST))
    keys(stack, GUARD, Key.BACK)
    assert plan(scene) == (third,)
    keys(stack, GUARD, ENDS)
    assert scene.live.match.table.players[GUARD].committed


@pytest.mark.parametrize(("late", "paused"), [(0, False), (600, False), (1200, True)])
def test_whoever_presses_ready_twice_does_not_stop_the_show(kit, late, paused):
    kit.seating.clear()
    for seat, device in enumerate(PADS):
        kit.seating.claim(device, seat)
    begun, moves = state(("1 guard at 16,20", "2 basic at 20,10")), {"speed": 100}
    stack, scene = table(kit, begun, (GUARD, ATTACKER), curtain=Curtain.FACE_DOWN, **moves)
    for seat in (GUARD, ATTACKER):
        keys(stack, seat, U, A, ENDS)
    let_pass(stack, late)
    assert scene.live.playback.moving
    keys(stack, ATTACKER, ENDS)
    assert scene.live.playback.paused == paused


def test_a_card_is_given_to_one_of_two_tanks(kit):
    stack, scene = sat(kit, state())
    keys(stack, ATTACKER, U, A, RIGHT, A)
    assert [(each.tank, type(each)) for each in plan(scene, ATTACKER)] == [(3, PlayCard)]


def test_a_route_is_drawn_without_a_look(kit):
    stack, scene = sat(kit, state(hands=()))
    keys(stack, GUARD, U, A, U, A, RIGHT, A, A)
    assert plan(scene) == (DrawRoute(GUARD, 1, route("U2 R1")),)


SCRIPT = (
    *((GUARD, key) for key in (U, A, DOWN, A, RIGHT, A)),
    *((ATTACKER, key) for key in (U, LEFT, A, A, Key.BACK)),
    (GUARD, ENDS),
)


def frames(kit, brushes, begun, script, devices=PADS):
    """Return all that is seen and heard while these keys are pressed."""
    stack, scene = sat(kit, begun, devices)
    kit.sounds.played.clear()
    seen = []
    for seat, key in script:
        keys(stack, seat, key, devices=devices)
        stack.update(40)
        seen.append((scene.desk.open, shown(stack, brushes).marks))
    assert not stack.notices
    return seen, tuple(kit.sounds.played), plan(scene), plan(scene, ATTACKER)


@pytest.mark.parametrize(
    "devices", [PADS, pytest.param(HALVES, marks=pytest.mark.nightly)], ids=["pads", "halves"]
)
def test_picture_sound_and_time_are_alike_whatever_is_held(kit, brushes, devices):
    states = [state(hands=hands) for hands in HANDS]
    assert len({RULES.view(each.table, NOBODY) for each in states}) == 1
    found = [frames(kit, brushes, each, SCRIPT, devices) for each in states]
    assert len({each[2:] for each in found}) > 1
    assert all(each[:2] == found[0][:2] for each in found)


def test_picture_and_sound_are_alike_whatever_is_pressed(kit, brushes):
    ways = ((U, A, DOWN, A, U, A), (A, A, LEFT, U, A, A), (U, A, Key.BACK, LEFT, U, A))
    scripts = [[(seat, key) for seat in (GUARD, ATTACKER) for key in way] for way in ways]
    found = [frames(kit, brushes, state(), script) for script in scripts]
    assert len({each[2:] for each in found}) > 2
    assert all(each[:2] == found[0][:2] for each in found)


def test_a_planner_held_up_shows_the_hand_and_the_plan_and_the_board_nothing_of_it(kit, brushes):
    stack, scene = sat(kit, state())
    keys(stack, GUARD, U, A)
    stack.update(20)
    board = {mark for mark in shown(stack, brushes).marks if mark.box.x < 900}
    stack.handle(Press(LOOKS, GUARD, PADS[GUARD]))
    stack.update(20)
    paper = shown(stack, brushes)
    stack.handle(Release(LOOKS, GUARD, PADS[GUARD]))
    assert any("up 4, left 2" in words for words in paper.words)
    assert {mark for mark in paper.marks if mark.box.x < 900} == board
    assert scene.desk.blind


def held_up(stack, brushes, seat=GUARD):
    """Return what is seen while a planner is held up."""
    stack.handle(Press(LOOKS, seat, PADS[seat]))
    stack.update(20)
    paper = shown(stack, brushes)
    stack.handle(Release(LOOKS, seat, PADS[seat]))
    stack.update(20)
    return paper


def test_where_a_tank_comes_is_chosen_on_the_open_table_with_the_own_pad(kit, brushes):
    stack, scene = sat(kit, RULES.new(SETUPS[0][1], 5))
    stack.update(20)
    assert scene.desk.open == (GUARD,)
    assert kit.words("banner.asked.return") in shown(stack, brushes).words
    lit = [key for key in buttons(scene) if key.startswith(f"pick.{GUARD}:")]
    assert len(lit) == 2
    keys(stack, ATTACKER, RIGHT, A)
    assert scene.live.match.count == 0
    place = scene.desk.form.focused(GUARD)
    keys(stack, GUARD, RIGHT)
    assert scene.desk.form.focused(GUARD) != place
    keys(stack, GUARD, A)
    assert scene.live.match.table.tank(1).place.x == 16


def test_plans_are_unseen_again_after_an_open_choice(kit):
    stack, scene = sat(kit, RULES.new(SETUPS[0][1], 5))
    keys(stack, GUARD, A)
    scene.live.playback.skip()
    stack.update(20)
    keys(stack, ATTACKER, A)
    scene.live.playback.skip()
    stack.update(20)
    assert scene.live.match.table.question is None
    assert (scene.desk.open, scene.desk.laid) == ((GUARD, ATTACKER), ())
    assert scene.desk.hidden.seats == {GUARD, ATTACKER}


ALONE = ("1 guard at 16,20",)


def test_who_is_not_asked_is_told_so_and_does_not_look_ready(kit, brushes):
    stack, scene = sat(kit, state(ALONE))
    stack.update(20)
    paper = shown(stack, brushes)
    assert (scene.desk.open, scene.desk.places) == ((GUARD,), (GUARD, ATTACKER))
    assert kit.words("banner.why.no_tank") in paper.words
    assert not [*paper.pictures("icon.tick")]
    keys(stack, GUARD, U, A)
    assert scene.live.match.table.players[GUARD].plan


def test_who_is_ready_wears_the_tick(kit, brushes):
    stack, scene = sat(kit, state())
    keys(stack, GUARD, U, A, ENDS)
    stack.update(20)
    hand = rooms_of(scene.desk).hands[GUARD]
    ticks = [mark.middle for mark in shown(stack, brushes).pictures("icon.tick")]
    assert any(hand.holds(*tick) for tick in ticks)


def test_ready_on_half_a_plan_says_so_to_all_and_what_is_missing_to_the_own_eyes(kit, brushes):
    stack, scene = sat(kit, state())
    keys(stack, ATTACKER, U, A, A)
    assert [each.tank for each in plan(scene, ATTACKER)] == [2]
    keys(stack, ATTACKER, ENDS)
    stack.update(20)
    said, why = kit.words("blind.missing"), "The tank at E11 has no route yet."
    face_down = shown(stack, brushes)
    assert said in face_down.words
    assert why not in " ".join(face_down.words)
    assert why in " ".join(held_up(stack, brushes, ATTACKER).words)
    keys(stack, ATTACKER, LEFT)
    stack.update(20)
    assert said not in shown(stack, brushes).words


def test_ready_on_half_a_plan_tells_all_the_same_whatever_is_planned(kit, brushes):
    seen = []
    for way in ((U, A, A), (U, A, RIGHT, A)):
        stack, scene = sat(kit, state())
        keys(stack, ATTACKER, *way, ENDS)
        stack.update(20)
        seen.append((shown(stack, brushes).marks, plan(scene, ATTACKER)))
    assert seen[0][0] == seen[1][0]
    assert seen[0][1] != seen[1][1]


def test_whoever_was_too_early_is_told_nothing_any_more_in_the_next_turn(kit, brushes):
    stack, scene = sat(kit, state())
    keys(stack, ATTACKER, ENDS)
    scene.live.submit(TimedOut(GUARD), TimedOut(ATTACKER))
    scene.live.playback.skip()
    stack.update(20)
    assert ATTACKER in scene.desk.open
    assert scene.desk.blind
    assert kit.words("blind.missing") not in shown(stack, brushes).words


def test_the_points_of_a_route_are_marked_as_those_to_fire_from(kit, brushes):
    stack, _ = sat(kit, state())
    keys(stack, GUARD, U, A)
    aims = [mark.middle for mark in held_up(stack, brushes).pictures("icon.target")]
    assert len(aims) == 1 + 6


FOUR_PADS = tuple(Device(Kind.PAD, 11 + number) for number in range(4))
FOUR = ("1 guard at 16,20", "2 basic at 20,10", "3 guard at 4,20 seat 3", "4 siege at 8,4 seat 4")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_all_are_asked_stands_once_where_planners_have_no_room_for_it(kit, brushes, language):
    kit = replace(kit, words=Words(load_texts(language)))
    begun = state(FOUR, (), mode=("two against two",))
    stack, scene = sat(kit, begun, FOUR_PADS, people=range(4))
    stack.update(20)
    assert scene.desk.open == (0, 1, 2, 3)
    brushes.type.cut.clear()
    assert shown(stack, brushes).words.count(plain(kit.words("banner.asked.free"))) == 1
    assert brushes.type.cut == set()


def test_a_card_with_three_legs_is_read_whole_on_a_planner(kit, brushes):
    stack, _ = sat(kit, state(hands=("1 L1 D1 L2; R2 U2 R2; U4", "2 D4")))
    stack.update(20)
    brushes.type.cut.clear()
    assert "→2 ↑2 →2" in held_up(stack, brushes).words
    assert brushes.type.cut == set()
