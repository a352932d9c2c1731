"""What is planned where the answer is plain, because the other side is known to do one thing."""

from dataclasses import replace

import pytest

from game.ai.lamps_till_dawn.choosing import Depth, planned, steps
from game.ai.lamps_till_dawn.minds import LEVELS, MINDS, OFFERED
from game.ai.lamps_till_dawn.mixed_plans import Mixed
from game.ai.lamps_till_dawn.news_heard import Heard
from game.ai.lamps_till_dawn.plans import Doing, Mark, place
from game.ai.lamps_till_dawn.scene_seen import scene_of
from game.ai.mind import decided
from game.core.chance import Dice
from game.rules.lamps_till_dawn import RULES
from game.rules.lamps_till_dawn.actions import (
    JUST_CALLED,
    Commit,
    PlanCall,
    PlanLamp,
    PlanMove,
    PlanRitual,
    PlanScare,
    Ritual,
    Wake,
)
from game.rules.lamps_till_dawn.house import HOUSE
from game.rules.lamps_till_dawn.state import Side
from game.rules.lamps_till_dawn.whereabouts.news import News

from .given import given, position

L, D = Side.LIGHT, Side.DARK
LIE = [f"2 in {room} tell {room} turn 1" for room in (1, 2, 3)]
"""Three dormant nightmares of Dark."""
THINKING = [name for name in OFFERED if LEVELS[name].work]


def foreseen(table, seat, sure, learnt=False):
    """Return what a seat plans, for some lots, that is sure what the other side does: these
    slots, in this room."""
    view = RULES.view(table, seat)
    other = D if table.side(seat) is L else L
    room, slots = sure
    scene = scene_of(view, table.side(seat), Heard())
    scene = replace(scene, **{"lights" if other is L else "darks": ((room, 1.0),)})
    found = Mixed(scene)
    (known,) = (found.lights if other is L else found.darks).values()
    known.learner.share = [float(plan.slots == slots) for plan in known.plans]
    assert sum(known.learner.share) == 1
    return [steps(view, seat, found, Depth(), Dice(lot, "lot")) for lot in range(12)]


def test_light_repels_where_dark_will_be():
    table = given("1 light in 5", "2 dark in 6")
    for actions in foreseen(table, 0, (6, ((Doing.SCARE, 6), (Doing.LAMP, 6)))):
        assert PlanRitual(0, Ritual.REPEL) in actions
        assert actions[0].path[-1] == 6


def test_light_lights_no_lamp_where_dark_waits():
    table = given("1 light in 5", "2 dark in 5")
    for actions in foreseen(table, 0, (5, ((Doing.SCARE, 5), (Doing.GO, 9)))):
        assert actions[0] != PlanLamp(0)


@pytest.mark.parametrize("lit", [True, False])
def test_who_has_a_partner_that_lights_repels_instead(lit):
    """One lamp keeps madness away."""
    state = position("1 light in 5", "2 light in C", "3 dark in 5", dark_turns=["3"], turn=["5"])
    for action in (*((PlanLamp(1),) if lit else ()), Commit(1)):
        state = RULES.apply(state, action).state
    answers = foreseen(state.table, 0, (5, ((Doing.SCARE, 5), (Doing.LAMP, 5))))
    assert any(PlanLamp(0) in actions for actions in answers) is not lit


def test_light_banishes_where_a_nightmare_must_lie():
    table = given("1 light in 5", "2 dark in C", nightmares=["2 in 5 tell 5 turn 1"])
    view = RULES.view(table, 0)
    scene = replace(scene_of(view, L, Heard()), dormant=((5,),), darks=((12, 1.0),))
    actions = steps(view, 0, Mixed(scene), Depth(), Dice(1, "lot"))
    assert PlanRitual(0, Ritual.BANISH) in actions


def test_dark_scares_where_light_will_light():
    table = given("1 light in 5", "2 dark in 5")
    for actions in foreseen(table, 1, (5, ((Doing.LAMP, 5), (Doing.GO, 9)))):
        assert actions[0] == PlanScare(1)


def test_dark_keeps_out_of_the_room_where_light_repels():
    table = given("1 light in 5", "2 dark in 9", lamps=["5"])
    for actions in foreseen(table, 1, (5, ((Doing.GO, 6), (Doing.REPEL, 6)))):
        moves = [each.path[-1] for each in actions if isinstance(each, PlanMove)]
        assert [9, *moves][-1] != 6


def test_dark_wakes_a_nightmare_where_light_stays():
    table = given("1 light in 5", "2 dark in C", nightmares=["2 in 5 tell 3 turn 1"])
    view = RULES.view(table, 1)
    scene = replace(scene_of(view, L, Heard()), lights=((5, 1.0),))
    found = Mixed(scene)
    stay = ((Doing.LAMP, 5), (Doing.REPEL, 5))
    (known,) = found.lights.values()
    known.learner.share = [float(plan.slots == stay) for plan in known.plans]
    marks = found.light_marks()
    for _ in range(20):
        found.wakes[0][5].learn((marks[place(Mark.END, 5, table.house)], 0.1), 1)
    actions = steps(view, 1, found, Depth(), Dice(1, "lot"))
    assert Wake(1, 1) in actions


def test_who_has_three_dormant_calls_no_more_unless_it_wakes_one():
    state = position("1 light in 5", "2 dark in C", nightmares=LIE)
    view = RULES.view(state.table, 1)
    calls = 0
    for lot in range(80):
        found = Mixed(scene_of(view, L, Heard()))
        after = state
        for action in steps(view, 1, found, Depth(luck=10), Dice(lot, "lot")):
            calls += isinstance(action, PlanCall)
            after = RULES.apply(after, action).state
    assert calls


def called(state, *slots):
    """Return what is mixed where Light stays in 5, and calls are learnt to be these alone."""
    found = Mixed(replace(scene_of(RULES.view(state.table, 1), D, Heard()), lights=((5, 1.0),)))
    (known,) = found.lights.values()
    stay = ((Doing.LAMP, 5), (Doing.REPEL, 5))
    known.learner.share = [float(plan.slots == stay) for plan in known.plans]
    found.calls.learn([float(slot in slots) for slot in range(24)], 1)
    for rooms in found.wakes:
        for learner in rooms.values():
            learner.learn((0.0, 1.0), 1)
    return found


def test_who_can_call_no_more_does_something_else_however_well_a_call_would_do():
    state = position("1 light in 5", "2 dark in C", nightmares=LIE)
    view = RULES.view(state.table, 1)
    found = called(state, 5 - 1)
    for lot in range(40):
        after = state
        for action in steps(view, 1, found, Depth(), Dice(lot, "lot")):
            after = RULES.apply(after, action).state


@pytest.mark.parametrize(("slot", "woken"), [(5 - 1, True), (12 + 5 - 1, False)])
def test_a_nightmare_is_called_to_wake_or_to_sleep_as_was_learnt(slot, woken):
    state = position("1 light in 5", "2 dark in C", lamps=["C"])
    view = RULES.view(state.table, 1)
    found = called(state, slot)
    answers = [steps(view, 1, found, Depth(luck=10), Dice(lot, "lot")) for lot in range(80)]
    answers = [each for each in answers if any(isinstance(one, PlanCall) for one in each)]
    assert answers
    for actions in answers:
        assert {one.room for one in actions if isinstance(one, PlanCall)} == {5}
        assert (Wake(1, JUST_CALLED) in actions) is woken


def test_nobody_walks_a_longer_way_than_need_be():
    table = given("1 light in 5", "2 dark in C")
    view = RULES.view(table, 1)
    found = Mixed(scene_of(view, D, Heard()))
    walked = 0
    for lot in range(60):
        room = 12
        for action in steps(view, 1, found, Depth(luck=10), Dice(lot, "lot")):
            if isinstance(action, PlanMove):
                ways = [way for way in HOUSE.paths(room) if way[-1] == action.path[-1]]
                assert len(action.path) == min(map(len, ways))
                walked += len(action.path) > 1
                room = action.path[-1]
    assert walked


def test_all_but_a_guest_listen_to_the_news():
    table = given("1 light in 5", "2 dark in C", lamps=["5"], turn=["2"])
    view = RULES.view(table, 1)

    def answers(name, heard):
        lots = (Dice(lot, "lot") for lot in range(20))
        return [decided(planned(view, 1, LEVELS[name], dice, heard)) for dice in lots]

    told = [Heard((News(lit=((2, room),)),)) for room in (5, 2)]
    deaf = [name for name in OFFERED if answers(name, told[0]) == answers(name, told[1])]
    assert deaf == ["guest"]


def answered(name, table, seat, number):
    view = RULES.view(table, seat)
    return decided(MINDS[name](view, seat, RULES.legal(view, seat), Dice(number, "minds")))


@pytest.mark.parametrize(("name", "least"), [("watchman", 6), ("butler", 18)])
def test_light_lights_rather_than_let_the_night_drive_it_mad(name, least):
    """A watchman has a whim every other time."""
    table = given("1 light in 5", "2 dark in C", madness=["9"], dark_turns=["3"], turn=["5"])
    found = [answered(name, table, 0, number) for number in range(20)]
    assert sum(PlanLamp(0) in actions for actions in found) >= least


@pytest.mark.parametrize("name", THINKING)
def test_nobody_is_told_a_plan_for_certain(name):
    for seat in (0, 1):
        table = given("1 light in 5", "2 dark in C", lamps=["9", "3"])
        assert len({answered(name, table, seat, number) for number in range(8)}) > 2


@pytest.mark.parametrize("name", THINKING)
def test_partners_do_not_light_the_same_lamp(name):
    table = given("1 light in 5", "2 light in 5", "3 dark in C")
    planned = RULES.apply(
        RULES.new(table.setup, 1).__class__(table, (), 1), PlanLamp(0)
    ).state.table
    for number in range(8):
        assert answered(name, planned, 1, number)[0] != PlanLamp(1)


@pytest.mark.parametrize("name", OFFERED)
def test_so_much_is_weighed_and_no_more(name):
    view = RULES.view(replace(given("1 light in 5", "2 dark in C"), turn=9), 0)
    thought = MINDS[name](view, 0, RULES.legal(view, 0), Dice(1, "minds"))
    round_ = Mixed(scene_of(view, L, Heard())).round
    assert round_ > 1000
    assert sum(1 for _ in thought) == 1 + -(-LEVELS[name].work // round_)


def test_every_level_answers_with_a_commit():
    table = given("1 light in 5", "2 dark in C")
    assert all(answered(name, table, 1, 1)[-1] == Commit(1) for name in MINDS)


def test_a_scene_shows_no_more_to_those_who_know_more():
    table = given("1 light in 5", "2 dark in C", nightmares=["2 in 5 tell 3 turn 1"])
    for side in Side:
        scenes = {scene_of(RULES.view(table, seat), side, Heard()) for seat in (-1, 0, 1)}
        assert len(scenes) == 1
