"""Planning unseen by pads: where everything lies, and that nothing on the screen tells of it."""

import pytest

from game.core.chance import Dice
from game.core.rules import NOBODY
from game.core.spelling import Offers, Picking
from game.rules.lamps_till_dawn import LAMPS_TILL_DAWN
from game.rules.lamps_till_dawn.actions import (
    JUST_CALLED,
    Commit,
    Phrase,
    PlanCall,
    PlanLamp,
    PlanMove,
    PlanScare,
    TakeBack,
    Wake,
    Whisper,
)
from game.rules.lamps_till_dawn.letters.signs import sign
from game.rules.lamps_till_dawn.spelling import CALL, SPELL
from game.scenes.frame.commands import Key, Press, Release
from game.scenes.frame.settings import Curtain
from game.scenes.lamps_till_dawn.blind_planning import MIDDLE, NIGHTMARES, blind, direction
from game.scenes.lamps_till_dawn.table_face import AWAITED_MS
from game.scenes.pages.key_signs import ENDS, LOOKS
from game.scenes.play.blind_planner import BlindHands
from tests.laws.matches import random_match
from tests.paper import shown
from tests.scenes.table.hands import press
from tests.setups.lamps_till_dawn import SETUPS

from .secret_tables import HALVES, NIGHTS, PADS, D, L, keys, night, table

RULES = LAMPS_TILL_DAWN
NAMES = tuple("ABCDEFGH")
U, DOWN, LEFT, RIGHT, A = Key.UP, Key.DOWN, Key.LEFT, Key.RIGHT, Key.ACCEPT


def steps(start, end):
    """Return the keys that lead from one place of a grid to another."""
    across, down = end[0] - start[0], end[1] - start[1]
    return (
        *((RIGHT if across > 0 else LEFT,) * abs(across)),
        *((DOWN if down > 0 else U,) * abs(down)),
    )


def plan(kit, stack, scene, seat, action, devices=PADS):
    """Let a seat plan an action on its pad, without looking."""
    for part in SPELL(scene.live.match.view(seat), seat, action)[0]:
        picking = scene.desk.choosing.picking(seat)
        grid = blind(kit.words, scene.live.match.view(seat), seat, picking, NAMES)
        spot = next(each.spot for each in grid.places if each.part == part)
        keys(stack, seat, *steps(grid.home, spot), A, devices=devices)


def plans(scene, seat):
    return scene.live.match.table.characters[seat].plan


@pytest.mark.parametrize("name", [name for name, _ in SETUPS])
def test_everything_that_may_be_planned_has_a_place_of_its_own(kit, name):
    played = random_match(RULES, dict(SETUPS)[name], 5, 150)
    for turn in played.turns[::11]:
        for seat in RULES.to_act(turn.before.table):
            view = RULES.view(turn.before.table, seat)
            waiting = [Picking(Offers(SPELL, view, seat, RULES.legal(view, seat)))]
            while waiting:
                picking = waiting.pop()
                waiting += [picking.take(part) for part in picking.next]
                grid = blind(kit.words, view, seat, picking, NAMES)
                spots = [each.spot for each in grid.places]
                assert len(spots) == len(set(spots))
                assert all(0 <= x < grid.columns and 0 <= y < grid.rows for x, y in spots)
                here = {each.part for each in grid.places}
                ended = {"ready", "take_back"}
                missing = [p for p in picking.next if getattr(p, "name", "") not in ended]
                assert {*missing} <= here, picking.picked


@pytest.mark.parametrize("name", [name for name, _ in SETUPS])
def test_no_two_doors_of_a_room_lie_in_one_direction(name):
    house = dict(SETUPS)[name].house
    for room in house.numbers:
        found = [direction(house, room, other) for other in house.beside(room)]
        assert len(found) == len({*found, MIDDLE}) - 1


def test_a_way_and_what_is_done_at_its_end_are_planned_without_a_look(kit):
    stack, scene = table(kit, devices=PADS[:2], state=night((5, 11), told=0))
    # From 5 to the east into 6, to the south-east into 8, and the lamp there.
    keys(stack, 0, RIGHT, A, RIGHT, DOWN, A)
    keys(stack, 0, RIGHT, RIGHT, U, A)
    assert plans(scene, 0) == (PlanMove(0, (6, 8)), PlanLamp(0))
    keys(stack, 0, Key.BACK)
    assert plans(scene, 0) == (PlanMove(0, (6, 8)),)
    keys(stack, 0, ENDS)
    assert scene.live.match.table.characters[0].committed


def test_ready_with_a_way_in_hand_plans_it(kit):
    stack, scene = table(kit, devices=PADS[:2], state=night((5, 11), told=0))
    keys(stack, 0, RIGHT, A, ENDS)
    assert plans(scene, 0) == (PlanMove(0, (6,)),)
    assert scene.live.match.table.characters[0].committed


def test_ready_with_a_call_half_meant_forgets_it(kit):
    stack, scene = table(kit, devices=PADS[:2], state=night((5, 11), told=0))
    keys(stack, 1, RIGHT, RIGHT, DOWN, A, ENDS)
    assert scene.desk.choosing.picking(1).picked == ()
    assert plans(scene, 1) == ()
    assert scene.live.match.table.characters[1].committed


def offered(kit, state, seat, *picked):
    """Return the grid of a seat after these parts."""
    view = RULES.view(state.table, seat)
    picking = Picking(Offers(SPELL, view, seat, RULES.legal(view, seat)))
    for part in picked:
        picking = picking.take(part)
    return blind(kit.words, view, seat, picking, NAMES)


def test_all_rooms_stand_in_the_order_of_their_signs_as_one_reads(kit):
    state = night((5, 11), told=0)
    places = offered(kit, state, 1, CALL).places
    read = sorted(places, key=lambda each: each.spot[::-1])
    assert read[0].spot == (0, 0)
    assert [each.short for each in read] == [sign(room) for room in state.table.house.numbers]


@pytest.mark.parametrize("seat", [0, 1])
def test_each_deed_has_a_picture_of_its_own(kit, seat):
    deeds = [each.picture for each in offered(kit, night((5, 11), told=0), seat).places]
    pictures = [picture for picture in deeds if picture]
    assert len(pictures) == len({*pictures}) >= 4
    assert "night_plan.wait" in pictures


def test_an_own_nightmare_is_told_apart_by_the_room_it_sleeps_in(kit):
    places = offered(kit, night((5, 11), (6, 4)), 1).places
    asleep = [each.short for each in places if each.spot in NIGHTMARES]
    assert asleep[:2] == [sign(6), sign(4)]


def test_a_device_counts_as_busy_for_a_second_after_its_last_key():
    hands = BlindHands()
    hands.used(0)
    hands.update(1000)
    assert hands.busy(0)
    hands.update(1000)
    assert not hands.any_busy


SCRIPTS = (
    ((0, (U, A)), (1, (A,)), (0, (RIGHT, RIGHT, U, A)), (1, (DOWN, A)), (0, (ENDS,))),
    ((1, (RIGHT, RIGHT, DOWN, A, DOWN, A, A)), (0, (Key.UNDO, Key.BACK)), (1, (ENDS,))),
    ((0, (LEFT, A, A, A, A)), (1, (RIGHT, A, Key.NEXT, Key.SPECIAL, A, Key.BACK)), (0, (ENDS,))),
)


def frames(kit, brushes, state, script, devices):
    """Return all that is seen and heard while these keys are pressed."""
    stack, scene = table(kit, devices=devices, state=state)
    kit.sounds.played.clear()
    seen = []
    for seat, pressed in script:
        for key in pressed:
            keys(stack, seat, key, devices=devices)
            stack.update(40)
            seen.append((scene.desk.open, shown(stack, brushes).marks))
    assert not stack.notices
    return seen, tuple(kit.sounds.played), scene


@pytest.mark.parametrize(
    ("script", "devices"),
    [
        (SCRIPTS[0], PADS[:2]),
        *(pytest.param(each, PADS[:2], marks=pytest.mark.nightly) for each in SCRIPTS[1:]),
        *(pytest.param(each, HALVES, marks=pytest.mark.nightly) for each in SCRIPTS),
    ],
)
def test_picture_sound_and_time_are_alike_whatever_is_hidden(kit, brushes, script, devices):
    states = [night(*each) for each in NIGHTS]
    assert len({RULES.view(state.table, NOBODY) for state in states}) == 1
    found = [frames(kit, brushes, state, script, devices) for state in states]
    assert len({plans(scene, seat) for _, _, scene in found for seat in (0, 1)}) > 2
    assert all(seen == found[0][0] for seen, _, _ in found)
    assert all(heard == found[0][1] for _, heard, _ in found)


def test_picture_and_sound_are_alike_whatever_is_pressed(kit, brushes):
    state = night((5, 11), (6,), told=1)
    ways = (
        (RIGHT, RIGHT, U, A, A, A),
        (RIGHT, RIGHT, DOWN, A, Key.BACK, U),
        (LEFT, DOWN, A, Key.UNDO, RIGHT, A),
        (RIGHT, A, A, RIGHT, DOWN, A),
        (RIGHT, RIGHT, RIGHT, U, A, A),
        (A, A, A, A, A, A),
    )
    found = [frames(kit, brushes, state, ((0, way), (1, way)), PADS) for way in ways]
    assert len({(plans(scene, 0), plans(scene, 1)) for _, _, scene in found}) > 2
    assert all((seen, heard) == found[0][:2] for seen, heard, _ in found)


def test_a_look_leaves_no_trace_of_what_was_seen(kit, brushes):
    seen = []
    for rooms, asleep in NIGHTS:
        stack, scene = table(kit, devices=PADS[:2], state=night(rooms, asleep))
        before = shown(stack, brushes).marks
        stack.handle(Press(LOOKS, 1, PADS[1]))
        stack.update(20)
        assert shown(stack, brushes).marks != before
        keys(stack, 1, RIGHT, A)
        stack.handle(Release(LOOKS, 1, PADS[1]))
        stack.update(20)
        seen.append(shown(stack, brushes).marks)
        assert not scene.desk.hidden.held_up
    assert all(each == seen[0] for each in seen)


def test_what_is_seen_in_the_house_changes_with_nobody_being_ready(kit, brushes):
    """Marks of where somebody may be are those for all, whoever is the last to plan."""
    stack, scene = table(kit, devices=PADS[:2], state=night((5, 11), told=0))
    before = {mark for mark in shown(stack, brushes).marks if 300 < mark.box.x < 880}
    keys(stack, 0, ENDS)
    stack.update(20)
    assert scene.desk.open == (1,)
    assert {mark for mark in shown(stack, brushes).marks if 300 < mark.box.x < 880} == before


def test_a_planner_held_up_tells_where_its_seat_is_and_what_it_plans(kit, brushes):
    stack, _ = table(kit, devices=PADS[:2], state=night((5, 11), told=0))
    keys(stack, 0, RIGHT, A)
    board = {mark for mark in shown(stack, brushes).marks if mark.box.x < 900}
    stack.handle(Press(LOOKS, 0, PADS[0]))
    stack.update(20)
    paper = shown(stack, brushes)
    assert paper.pictures("night_plan.light")
    assert any("6" in words for words in paper.words)
    # Nothing of it lights up in the house, which everybody looks at.
    assert {mark for mark in paper.marks if mark.box.x < 900} == board


def test_whoever_holds_a_half_gone_way_up_is_told_how_it_ends(kit, brushes):
    stack, _ = table(kit, devices=PADS[:2], state=night((5, 11), told=0))
    stack.handle(Press(LOOKS, 0, PADS[0]))
    said = []
    for pressed in ((), (RIGHT, A)):
        keys(stack, 0, *pressed)
        stack.update(20)
        said.append(shown(stack, brushes).words)
    hall = kit.words("lamps.asked.ends", room="6 Great hall")
    assert hall not in said[0]
    assert "5 Dining room" in said[0]
    assert hall in said[1]


@pytest.mark.parametrize(
    "devices", [PADS, pytest.param(HALVES, marks=pytest.mark.nightly)], ids=["pads", "halves"]
)
def test_two_play_a_night_without_ever_looking(kit, devices):
    stack, scene = table(kit, devices=devices[:2])
    dice, kinds = Dice(11, "blind"), set()
    for _ in range(400):
        if scene.live.match.outcome is not None or scene.live.match.table.turn > 12:
            break
        for seat in scene.desk.open:
            legal = RULES.legal(scene.live.match.view(seat), seat)
            slots = [each for each in legal if not isinstance(each, Commit | TakeBack)]
            if slots and dice.below(4):
                kind = dice.choice(tuple(dict.fromkeys(map(type, slots))))
                action = dice.choice([each for each in slots if type(each) is kind])
                before = len(plans(scene, seat))
                plan(kit, stack, scene, seat, action, devices)
                if len(plans(scene, seat)) == before:
                    # A way that might go on ends in the middle.
                    keys(stack, seat, A, devices=devices)
                assert plans(scene, seat)[-1] == action
                kinds.add(type(action))
            else:
                keys(stack, seat, ENDS, devices=devices)
        stack.update(50)
    assert scene.live.match.table.turn > 5
    assert len(kinds) >= 6


def test_the_curtain_falls_where_somebody_has_no_device_of_the_own(kit):
    stack, scene = table(kit, devices=PADS[:1])
    assert stack.top is not scene
    assert not scene.desk.blind


def test_with_the_curtain_wished_for_nobody_plans_unseen(kit):
    stack, scene = table(kit, devices=PADS[:2], curtain=Curtain.ALWAYS)
    assert stack.top is not scene
    press(stack, Key.ACCEPT, 0, PADS[0])
    stack.update(20)
    assert scene.desk.laid == (0,)


def test_partners_alone_at_a_screen_need_not_plan_unseen(kit):
    stack, scene = table(kit, (L, L, D), PADS[:2], strengths=(None, None, "random"))
    assert stack.top is scene
    assert not scene.desk.blind
    assert scene.desk.laid == (0, 1)


def test_a_computer_player_takes_as_long_wherever_it_is(kit):
    waited = []
    for rooms, asleep in NIGHTS:
        state = night(rooms, asleep)
        stack, scene = table(kit, state=state, strengths=(None, "guest"))
        scene.live.submit(Commit(0))
        frames = 0
        while scene.live.match.count == 1 and frames < 1000:
            stack.update(5)
            frames += 1
        assert scene.live.match.table.turn == 2
        waited.append(frames)
    assert waited == [waited[0]] * len(NIGHTS)
    assert waited[0] * 5 >= AWAITED_MS


def low(kit, brushes, sides, rooms, *done, seat=2):
    """Return what the planner of a seat shows among so many that it is low, held up when this is
    done; what lies over the house; and all without it."""
    state = night(rooms, (6,), sides, told=1)
    stack, scene = table(kit, sides, PADS[: len(sides)], state=state)
    assert scene.desk.blind
    scene.live.submit(*done)
    stack.update(20)
    before = {*shown(stack, brushes).marks}
    stack.handle(Press(LOOKS, seat, PADS[seat]))
    stack.update(20)
    fresh = [mark for mark in shown(stack, brushes).marks if mark not in before]
    return [mark.what for mark in fresh], [m for m in fresh if 300 < m.box.middle[0] < 880]


def test_a_low_planner_tells_the_plan_of_a_partner_in_signs(kit, brushes):
    done = PlanMove(1, (9, 5)), PlanScare(1), Commit(1)
    seen, lit = low(kit, brushes, (L, D, D, L), (5, 11, 9, 12), *done)
    assert {"emblem.1", "emblem.2", "9 › 5", "night_plan.scare", "icon.tick"} <= {*seen}
    assert not {"emblem.0", "emblem.3"} & {*seen}
    assert not lit


def test_the_own_plan_stands_there_with_the_room_of_a_call_and_what_wakes(kit, brushes):
    done = PlanCall(2, 10, 9), Wake(2, JUST_CALLED)
    seen, _ = low(kit, brushes, (L, D, D, L), (5, 11, 9, 12), *done)
    assert {"nightmare.asleep", "nightmare.awake"} <= {*seen}
    assert seen.count(sign(10)) > low(kit, brushes, (L, D, D, L), (5, 11, 9, 12))[0].count(sign(10))


def test_all_of_a_large_party_have_room_on_a_low_planner(kit, brushes):
    sides, rooms = (L, D, D, L, D, L, D, L), (5, 11, 9, 12, 6, 5, 2, 3)
    seen, _ = low(kit, brushes, sides, rooms, PlanMove(4, (8, 10)), PlanMove(6, (4,)))
    assert {f"emblem.{seat}" for seat in (1, 2, 4, 6)} <= {*seen}
    assert {"8 › A", "4"} <= {*seen}
    assert not {f"emblem.{seat}" for seat in (0, 3, 5, 7)} & {*seen}


def test_what_a_partner_whispers_does_not_push_plans_off_a_low_planner(kit, brushes):
    done = Whisper(1, Phrase.NEAR), PlanMove(1, (9, 5))
    seen, _ = low(kit, brushes, (L, D, D, L), (5, 11, 9, 12), *done)
    assert {"emblem.1", "emblem.2", "9 › 5"} <= {*seen}
    assert any("They are near" in each for each in seen)
