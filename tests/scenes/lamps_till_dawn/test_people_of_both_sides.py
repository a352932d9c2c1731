"""People of both sides at one screen: the curtain falls between sides, and nothing shines through
it."""

import pytest

from game.core.rules import NOBODY
from game.rules.lamps_till_dawn import LAMPS_TILL_DAWN
from game.rules.lamps_till_dawn.actions import Commit, PlanMove
from game.scenes.frame.commands import Chosen, Key, Press
from game.scenes.pages.key_signs import ENDS, LOOKS
from game.scenes.play.rest_card import OVER, REST_MS
from tests.paper import shown
from tests.scenes.table.hands import press

from .secret_tables import NIGHTS, PADS, D, L, keys, night, table

RULES = LAMPS_TILL_DAWN
SIDES = (L, D, L, D)
ROOMS = (5, 11, 2, 12)


def walkers(stack, brushes):
    """Return the seats whose figures stand in the house."""
    figures = shown(stack, brushes).pictures("walker.")
    return {int(mark.what.rpartition(".")[2]) for mark in figures}


def here(stack):
    press(stack, Key.ACCEPT)
    stack.update(20)


def test_a_side_plans_behind_one_curtain_and_then_the_other(kit, brushes):
    stack, scene = table(kit, SIDES, state=night(ROOMS, sides=SIDES, told=0))
    seen = []
    for _ in range(12):
        if stack.top is not scene:
            words = shown(stack, brushes).words
            seen.append({"Light", "Dark"} & set(words))
            assert walkers(stack, brushes) == set()
            here(stack)
        elif scene.desk.open:
            seen.append(scene.desk.open)
            scene.live.submit(Commit(scene.desk.open[0]))
            stack.update(20)
        if scene.live.match.table.turn > 1:
            break
    assert seen == [{"Light"}, (0,), (2,), {"Dark"}, (1,), (3,)]


def test_an_open_hand_shows_its_side_and_nobody_else(kit, brushes):
    stack, scene = table(kit, SIDES, state=night(ROOMS, sides=SIDES, told=0))
    here(stack)
    assert walkers(stack, brushes) == {0, 2}
    scene.live.submit(PlanMove(0, (6,)), Commit(0))
    stack.update(20)
    # The plan of the one lies there while the other plans.
    assert scene.desk.open == (2,)
    assert walkers(stack, brushes) == {0, 2}
    house = scene.desk.place.box
    drawn = [mark for mark in shown(stack, brushes).marks if mark.colour == "seat.0"]
    assert any(house.holds(*mark.box.middle) for mark in drawn)
    scene.live.submit(Commit(2))
    stack.update(20)
    here(stack)
    assert walkers(stack, brushes) == {1, 3}


def played_turn(kit):
    """Return a table where people of both sides have just planned a turn."""
    stack, scene = table(kit, (L, D), state=night((5, 11), told=0))
    for _ in range(2):
        here(stack)
        scene.live.submit(Commit(scene.desk.open[0]))
        stack.update(20)
    assert scene.live.match.table.turn == 2
    stack.update(20)
    return stack, scene


ENDS_OF_REST = {
    "enter": lambda stack: press(stack, Key.ACCEPT),
    "its key": lambda stack: press(stack, ENDS),
    "button": lambda stack: stack.handle(Chosen(OVER)),
    "time": lambda stack: [stack.update(500) for _ in range(REST_MS // 500 + 2)],
}


@pytest.mark.parametrize("end", ENDS_OF_REST.values(), ids=ENDS_OF_REST)
def test_the_end_of_a_turn_rests_before_the_next_curtain(kit, brushes, end):
    stack, scene = played_turn(kit)
    assert stack.top is scene
    assert shown(stack, brushes).says(kit.words("table.rest", name=kit.words("lamps.side.light")))
    assert walkers(stack, brushes) == set()
    end(stack)
    stack.update(20)
    stack.update(20)
    assert stack.top is not scene


def test_who_looks_back_while_the_end_rests_is_not_told_who_comes_next(kit, brushes):
    stack, _ = played_turn(kit)
    press(stack, Key.STEP_BACK)
    seen = shown(stack, brushes)
    assert seen.says(kit.words("table.looking_back"))
    assert not seen.says(kit.words("table.rest", name=kit.words("lamps.side.light")))


def test_where_all_are_of_one_side_nothing_rests(kit):
    sides, strengths = (L, L, D), (None, None, "guest")
    stack, scene = table(kit, sides, state=night((5, 6, 11), (), sides, 0), strengths=strengths)
    scene.live.submit(Commit(0), Commit(1), Commit(2))
    for _ in range(3):
        stack.update(20)
    assert stack.top is scene
    assert scene.desk.open
    assert not scene.desk.comes_next


def test_what_light_sees_is_alike_wherever_dark_is(kit, brushes):
    found = []
    for dark in (11, 3, 8):
        for plan in ((), (PlanMove(1, LAMPS_TILL_DAWN.legal(night((5, dark)).table, 1)[0].path),)):
            stack, scene = table(kit, state=night((5, dark), told=0))
            here(stack)
            scene.live.submit(*plan)
            stack.update(20)
            assert scene.desk.open == (0,)
            found.append(shown(stack, brushes).marks)
    assert all(each == found[0] for each in found)


@pytest.mark.parametrize("devices", [(), PADS[:2]], ids=["curtain", "unseen"])
def test_the_end_of_a_turn_is_shown_alike_whatever_stays_hidden(kit, brushes, devices):
    """Whoever walks in the dark is heard no longer and no louder than who stands."""
    plans = ((), (0,), (1,), (0, 1))
    found = []
    for (rooms, asleep), walks in zip(NIGHTS, plans, strict=True):
        state = night(rooms, asleep)
        stack, scene = table(kit, devices=devices, state=state, speed=100, less_motion=False)
        ways = {seat: RULES.legal(state.table, seat)[0] for seat in walks}
        if stack.top is not scene:
            here(stack)
        scene.live.submit(*ways.values(), Commit(0), Commit(1))
        kit.sounds.played.clear()
        frames = []
        for _ in range(10):
            stack.update(300)
            frames.append(shown(stack, brushes).marks if stack.top is scene else ())
        assert scene.live.match.table.turn == 2
        found.append((frames, tuple(kit.sounds.played)))
    assert all(each == found[0] for each in found)


def test_four_with_pads_plan_unseen_and_see_the_plans_of_partners(kit, brushes):
    stack, scene = table(kit, SIDES, PADS[:4], night(ROOMS, sides=SIDES, told=0))
    assert scene.desk.open == (0, 1, 2, 3)
    keys(stack, 0, Key.RIGHT, Key.ACCEPT, Key.ACCEPT)
    assert walkers(stack, brushes) == set()
    stack.handle(Press(LOOKS, 2, PADS[2]))
    stack.update(20)
    words = " ".join(shown(stack, brushes).words)
    assert "5 Dining room" in words
    assert "6 Great hall" in words
    assert "Porch ·" not in words
    assert walkers(stack, brushes) == set()


def test_the_match_is_seen_with_the_eyes_of_a_side_that_is_here_alone(kit):
    _, scene = table(kit, SIDES, strengths=(None, "guest", None, "guest"))
    assert scene.live.eyes == 0
    _, scene = table(kit, SIDES, strengths=(None, None, "guest", "guest"))
    assert scene.live.eyes == NOBODY
