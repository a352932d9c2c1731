"""What is done where the best is plain."""

import pytest

from game.ai.blanket_hills.minds import MINDS
from game.ai.mind import decided
from game.core.chance import Dice
from game.rules.blanket_hills import RULES
from game.rules.blanket_hills.actions import Move, Pick
from game.rules.blanket_hills.letters.scenario_position import read_position
from game.rules.blanket_hills.setting_up import barrel
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.standing import covered
from game.rules.blanket_hills.why_not.refusing import refusal

LOTS = range(6)
AIMING = ("uncle", "grandma")
DICE = ["A dice", "B dice"]


def given(*tanks, **sections):
    return read_position(
        {"tanks": tanks, "hands": DICE, **{key: tuple(value) for key, value in sections.items()}}
    )


def answered(name, state, lot=1):
    (seat,) = RULES.to_act(state.table)
    legal = RULES.legal(state.table, seat)
    (action,) = decided(MINDS[name](state.table, seat, legal, Dice(lot, "lot")))
    return action


@pytest.mark.parametrize("name", AIMING)
def test_a_sniper_hits_at_thirty_centimetres_over_flat_land(name):
    state = given(
        "A 20,30", "B 50,30", shells=["A sniper", "B roller"], counts=["A 3 moved"], hands=[]
    )
    action = answered(name, state)
    assert RULES.apply(state, action).state.table.tanks[0].points == 100


@pytest.mark.parametrize("name", AIMING)
def test_at_a_tank_in_a_dome_a_worm_is_thrown(name):
    hand = ["A napalm homing worm roller sniper", "B roller"]
    state = given("A 17,40", "B 92,10", stand=["dome 92,10"], shells=hand, counts=["A 3 moved"])
    assert answered(name, state).shell is Shell.WORM


def test_a_tank_that_can_be_dug_out_is_dug_out_by_what_scores_nothing():
    hand = ["A mountain_mover nuke napalm napalm sniper sniper", "B roller"]
    state = given("A 17,40", "B 92,10", stand=["dome 92,10"], shells=hand, counts=["A 3 moved"])
    action = answered("grandma", state)
    assert action.shell is Shell.MOUNTAIN_MOVER
    assert not covered(calmly(state, action), state.table.tanks[1].place)


def calmly(state, action):
    lines = {"tanks": ("A 17,40", "B 92,10"), "stand": ("dome 92,10",)}
    calm = read_position({**lines, "shells": (f"A {action.shell.value}",)})
    return RULES.apply(calm, action).state.table


def rolling(state, seed):
    """Return the same moment with other dice to come."""
    return type(state)(state.table, (), seed)


@pytest.mark.parametrize("turn, other", ["AB", "BA"])
def test_a_grandma_hides_from_who_can_not_dig(turn, other):
    shells = [f"{turn} dirt homing roller worm", f"{other} napalm napalm sniper sniper"]
    counts = ["A 3 moved", "B 3 moved"]
    state = given("A 17,40", "B 92,10", shells=shells, turn=[turn], counts=counts)
    action = answered("grandma", state)
    assert action.shell is Shell.DIRT
    place = state.table.tanks["AB".index(turn)].place
    for seed in LOTS:
        assert covered(RULES.apply(rolling(state, seed), action).state.table, place)


def test_the_best_goes_first_at_a_tank_that_may_hide():
    shells = ["A homing napalm roller sniper", "B dirt napalm sniper"]
    state = given("A 17,40", "B 92,10", shells=shells, counts=["A 3 moved", "B 3 moved"])
    assert answered("grandma", state).shell is Shell.SNIPER


@pytest.mark.parametrize("name", MINDS)
def test_no_move_out_of_a_pit_is_asked_that_is_refused(name):
    """The wall of the pit stands around the tank; a few centimetres are all that it can drive."""
    state = given(
        "A 30,30",
        "B 92,10",
        land=["flat", "pit 30,30 radius 4 depth 20"],
        shells=["A homing wall", "B nuke sniper"],
    )
    for lot in LOTS:
        action = answered(name, state, lot)
        assert refusal(state.table, action) is None


@pytest.mark.parametrize("name", AIMING)
def test_a_tank_that_sees_nobody_drives_to_where_it_does(name):
    """No toss passes a ridge so near and so high; there is a way round it."""
    ridge = ["x 20-21 y 14-46 height 40"]
    state = given("A 17,30", "B 97,30", shells=["A sniper sniper", "B homing"], land=ridge)
    assert isinstance(answered(name, state), Move)


def test_a_halved_hand_hits_more_often():
    hits = {}
    for hand in ("dice", "dice halved"):
        sections = {"shells": ["A sniper", "B homing"], "counts": ["A 3 moved"]}
        state = given("A 10,40", "B 92,10", **sections, hands=[f"A {hand}", "B dice"])
        action = answered("grandma", state)
        thrown = (RULES.apply(rolling(state, seed), action).state.table for seed in range(60))
        hits[hand] = sum(table.tanks[0].points for table in thrown)
    assert hits["dice halved"] > 1.3 * hits["dice"]


def test_a_draft_begins_with_what_decides_it():
    state = RULES.new(RULES.first(2), 5)
    assert len(state.table.barrel) == len(barrel(state.table.setup))
    assert answered("uncle", state) == Pick(state.table.first, Shell.SNIPER)
    assert answered("grandma", state).shell in {Shell.DIRT, Shell.SNIPER}


def test_an_uncle_who_has_nothing_else_holds_the_rival_with_glue():
    state = given("A 17,40", "B 80,20", shells=["A glue", "B homing"], counts=["A 3 moved"])
    table = RULES.apply(rolling(state, 1), answered("uncle", state)).state.table
    assert [bool(tank.glued) for tank in table.tanks] == [False, True]


@pytest.mark.parametrize("name", AIMING)
def test_dirt_is_laid_over_no_rival(name):
    shells = ["A dirt", "B glue"]
    state = given("A 17,40", "B 92,10", shells=shells, counts=["A 3 moved"])
    for seed in LOTS:
        table = RULES.apply(rolling(state, seed), answered(name, state)).state.table
        assert not covered(table, table.tanks[1].place)
