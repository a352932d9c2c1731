"""What points, marks and plans are worth, one by one."""

from dataclasses import replace

import pytest

from game.ai.lamps_till_dawn.deed_worths import dark_worths, light_worths, nightmare_worths
from game.ai.lamps_till_dawn.mixed_plans import Learner
from game.ai.lamps_till_dawn.news_heard import Heard
from game.ai.lamps_till_dawn.partners import lamp_planned, open_partners, without_partners
from game.ai.lamps_till_dawn.plans import Doing, Mark, place, places, plans
from game.ai.lamps_till_dawn.scene_seen import scene_of
from game.ai.lamps_till_dawn.stakes import stakes
from game.ai.lamps_till_dawn.styles import PLAIN, STYLES
from game.rules.lamps_till_dawn import RULES
from game.rules.lamps_till_dawn.actions import Commit, PlanLamp, PlanMove, PlanScare
from game.rules.lamps_till_dawn.house import HOUSE
from game.rules.lamps_till_dawn.state import Side

from .given import given, position

L, D = Side.LIGHT, Side.DARK
NIGHT = given("1 light in 5", "2 dark in 6")
sides = pytest.mark.parametrize("side", list(Side))


def none():
    return [0.0] * (places(HOUSE) + 1)


def made(mark, room, often=1.0):
    """Return marks of which one is made, so often."""
    marks = none()
    marks[place(mark, room, HOUSE)] = often
    return marks


def scene(table=NIGHT, side=L):
    return scene_of(table, side, Heard())


@sides
def test_dawn_is_worth_the_more_the_nearer_it_is_and_the_less_the_nearer_madness_is(side):
    far, near, mad = (
        stakes(replace(NIGHT, dawn=dawn, madness=madness), side).dawn
        for dawn, madness in ((0, 0), (12, 0), (0, 9))
    )
    assert mad < far < near


def test_light_thinks_of_madness_first_and_dark_of_lamps_left():
    light, dark = (stakes(NIGHT, side) for side in Side)
    assert (light.dawn, light.left) < (dark.dawn, dark.left)
    assert light.left < dark.left


@pytest.mark.parametrize(
    ("lamps", "bright", "part"),
    [("5", 3, 0), ("5 6", 3, 1), ("5 6 7", 3, 1 / 3), ("5 6", 2, 1), ("5 6", 1, 0.4)],
)
def test_a_lamp_put_out_takes_so_much_of_a_point_of_dawn(lamps, bright, part):
    """The last but one ends the fear of light; before its first mark any lamp does."""
    table = given("1 light in 5", "2 dark in 6", lamps=[lamps], bright_turns=[str(bright)])
    found = stakes(table, D)
    assert found.put_out == pytest.approx(part * found.dawn)


def test_nobody_likes_to_be_seen():
    for worths in (light_worths(scene(), none()), dark_worths(scene(), none(), 0.0)):
        known = slice(Mark.KNOWN * 12, Mark.KNOWN * 12 + 12)
        assert set(worths[known]) == {-scene().stakes.seen}


def test_a_nightmare_is_worth_less_where_it_may_be_banished():
    bites = made(Mark.END, 5)
    banished = made(Mark.BANISH, 5)
    both = [one + other for one, other in zip(bites, banished, strict=True)]
    woken, asleep = nightmare_worths(scene(), bites)
    assert (woken[5 - 1], woken[6 - 1]) == (1, 0)
    assert set(asleep) == {scene().stakes.kept}
    woken, asleep = nightmare_worths(scene(), both)
    assert woken[5 - 1] == pytest.approx(1 - scene().stakes.dawn)
    assert asleep[5 - 1] == pytest.approx(-scene().stakes.dawn)


def test_a_lamp_is_worth_less_where_it_may_be_put_out_or_dark_may_wait():
    free = light_worths(scene(), none())
    for mark in (Mark.LAMP_1, Mark.SCARE_1):
        found = light_worths(scene(), made(mark, 5, 0.5))
        at, elsewhere = (place(Mark.LAMP_1, room, HOUSE) for room in (5, 6))
        assert found[at] < free[at] == free[elsewhere] == found[elsewhere]


def test_dark_puts_out_what_light_lights_a_slot_before():
    found = dark_worths(scene(side=D), made(Mark.LAMP_1, 5), 0.0)
    then, elsewhere = (found[place(Mark.LAMP_2, room, HOUSE)] for room in (5, 6))
    assert then > elsewhere == 0


def test_what_is_learnt_later_counts_more():
    """First all is of the first choice, then six parts of seven are of the second, twice."""
    learner = Learner(2)
    for weight, worths in enumerate(((1, 0), (0, 3)), 1):
        learner.learn(worths, weight)
    assert learner.average == pytest.approx([3 / 7, 4 / 7])


def plan_of(side, room, *slots, lamps=frozenset(), nightmares=False):
    found = plans(HOUSE, side, lamps, nightmares)[room - 1]
    return next((plan for plan in found if plan.slots == slots), None)


def marks_of(plan):
    return {(Mark(at // 12), at % 12 + 1) for at in plan.marks}


def test_who_banishes_where_it_ends_is_bitten_by_nothing():
    banish = ((Doing.GO, 6), (Doing.BANISH, 6))
    found = marks_of(plan_of(L, 5, *banish, nightmares=True))
    assert found == {(Mark.SAFE, 6), (Mark.BANISH, 6)}
    repel = plan_of(L, 5, (Doing.GO, 6), (Doing.REPEL, 6))
    assert marks_of(repel) == {(Mark.END, 6), (Mark.REPEL, 6)}


def test_who_scares_first_and_stays_scares_in_both_slots():
    found = marks_of(plan_of(D, 5, (Doing.SCARE, 5), (Doing.LAMP, 5)))
    assert {(Mark.SCARE_1, 5), (Mark.SCARE_2, 5)} < found
    gone = marks_of(plan_of(D, 5, (Doing.SCARE, 5), (Doing.GO, 6)))
    assert gone == {(Mark.SCARE_1, 5), (Mark.END, 6)}


def test_a_lamp_that_burns_is_put_out_before_dark_waits_there():
    lamp, scare = (Doing.LAMP, 5), (Doing.SCARE, 5)
    assert plan_of(D, 5, scare, lamp)
    assert not plan_of(D, 5, lamp, scare)
    assert plan_of(D, 5, lamp, scare, lamps=frozenset({5}))
    assert not plan_of(D, 5, scare, lamp, lamps=frozenset({5}))


def after(state, *actions):
    for action in actions:
        state = RULES.apply(state, action).state
    return state.table


def test_what_a_partner_does_is_worth_nothing_in_its_room_any_more():
    """Nor is a lamp that it touches first worth touching after it; before it, it is."""
    lights = position("1 light in 5", "2 light in C", "3 dark in 1")
    darks = position("1 dark in 5", "2 dark in C", "3 light in 1")
    for state, actions, marks in (
        (lights, (PlanLamp(0),), {(Mark.LAMP_1, 5), (Mark.LAMP_2, 5)}),
        (lights, (PlanMove(0, (6,)), PlanLamp(0)), {(Mark.LAMP_2, 6)}),
        (darks, (PlanScare(0),), {(Mark.SCARE_1, 5), (Mark.SCARE_2, 5)}),
        (darks, (PlanMove(0, (6,)), PlanScare(0)), {(Mark.SCARE_2, 6)}),
    ):
        worths = none()
        without_partners(after(state, *actions), 1, worths)
        found = {(Mark(at // 12), at % 12 + 1) for at, worth in enumerate(worths) if worth}
        assert found == marks


def test_partners_are_open_until_they_commit():
    state = position("1 light in 5", "2 light in C", "3 light in 1", "4 dark in 9")
    assert open_partners(state.table, 0) == 2
    assert open_partners(after(state, Commit(1)), 0) == 1
    assert not lamp_planned(after(state, PlanLamp(0)), 0)
    assert lamp_planned(after(state, PlanLamp(1)), 0)


def test_what_a_commander_likes_is_chosen_more_often_and_is_worth_more():
    style, plan = STYLES["runner"], plan_of(L, 5, (Doing.LAMP, 5), (Doing.GO, 6))
    assert style.often(plan, 0.2) > 2 * PLAIN.often(plan, 0.2)
    assert style.worth(plan) > PLAIN.worth(plan) == 0
    other = plan_of(L, 5, (Doing.GO, 6), (Doing.REPEL, 6))
    assert style.often(other, 0.2) == PLAIN.often(other, 0.2)
