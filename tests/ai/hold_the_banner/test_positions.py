"""What is planned where the answer is plain."""

from dataclasses import replace

import pytest

from game.ai.hold_the_banner.lattice import apart, spot_of
from game.ai.hold_the_banner.minds import MINDS, OFFERED
from game.ai.hold_the_banner.way_to_banner import ways_to
from game.ai.mind import decided
from game.ai.minds import former, number
from game.core.chance import Dice
from game.core.grid import Cell
from game.rules.hold_the_banner import RULES
from game.rules.hold_the_banner.actions import AddShot, Commit, DrawRoute, Rescue
from game.rules.hold_the_banner.letters.scenario_position import read_position
from game.rules.hold_the_banner.routes import BLANK

LOTS = range(8)
BANNER = spot_of(Cell(12, 24))
THINKING = OFFERED[1:]


def position(*tanks, **sections):
    lines = {key: tuple(value) for key, value in sections.items()}
    return read_position({"tanks": tanks, **lines})


def planned(state, seat, name, lot=1, minds=MINDS):
    view = RULES.view(state.table, seat)
    return decided(minds[name](view, seat, RULES.legal(view, seat), Dice(lot, "lot")))


def played(state, seat, name, lot=1, minds=MINDS):
    """Return the table after a turn in which all others stay and fire nothing."""
    actions = list(planned(state, seat, name, lot, minds))
    for other in RULES.to_act(state.table):
        if other != seat:
            tanks = state.table.tanks_of(other)
            actions += [*(DrawRoute(other, tank.number, BLANK) for tank in tanks), Commit(other)]
    for action in actions:
        state = RULES.apply(state, action).state
    return state.table


@pytest.mark.parametrize("name", THINKING)
def test_a_shot_that_fells_the_banner_is_fired(name):
    state = position("1 guard at 0,0", "2 basic at 12,12")
    for lot in LOTS:
        assert played(state, 1, name, lot).fallen[0]


@pytest.mark.parametrize("name", THINKING)
def test_the_banner_is_shot_at_from_where_the_route_comes_by_its_line(name):
    state = position("1 guard at 0,0", "2 basic at 9,12")
    for lot in LOTS:
        assert played(state, 1, name, lot).fallen[0]


def test_who_is_far_from_a_fence_of_steel_comes_nearer_than_those_of_the_first_number():
    state = position("1 guard at 12,20", "2 basic at 24,4", standard=("",))
    fence = state.table.board.fences
    steel = {"bricks": state.table.bricks & ~fence, "steel": state.table.steel | fence}
    state = replace(state, table=replace(state.table, **steel))
    ways, here = ways_to(state.table, 0), spot_of(Cell(24, 4))

    def nearer(minds):
        tables = (played(state, 1, "ensign", lot, minds) for lot in range(24))
        return sum(ways[here] - ways[spot_of(table.tank(2).place)] for table in tables) / 24

    assert number("hold_the_banner") == 2
    assert nearer(MINDS) > nearer(former("hold_the_banner", 1)) + 0.1 > 0.6


def test_nobody_fells_the_own_banner():
    state = position("1 guard at 12,20", "2 basic at 2,24")
    for name in THINKING:
        for lot in LOTS:
            assert not played(state, 0, name, lot).fallen[0]


@pytest.mark.parametrize("name", THINKING)
def test_no_tank_drives_onto_a_bullet_at_rest(name):
    """The straight way down is barred by what a guard has left in the air."""
    bullet = "1 of 1 at 13,9 U"
    state = position("1 guard at 0,24", "2 basic at 12,4", bullets=[bullet])
    for lot in LOTS:
        assert played(state, 1, name, lot).tank(2) is not None


@pytest.mark.parametrize("name", THINKING)
def test_a_bullet_in_the_air_before_the_banner_is_met(name):
    """Only a tank or a bullet in its line can stop it; the tank that could stand there would be
    lost, and a shot costs nothing."""
    state = position("1 guard at 12,18", "2 basic at 0,0", bullets=["1 of 2 at 13,12 D"])
    for lot in LOTS:
        table = played(state, 0, name, lot)
        assert not table.fallen[0]


def test_a_marshal_meets_that_bullet_with_its_own_and_keeps_its_tank():
    state = position("1 guard at 12,18", "2 basic at 0,0", bullets=["1 of 2 at 13,12 D"])
    for lot in LOTS:
        assert played(state, 0, "marshal", lot).tank(1) is not None


@pytest.mark.parametrize("name", THINKING)
def test_a_tank_that_a_clock_holds_is_shot(name):
    state = position("1 guard at 4,20", "2 basic at 10,14", stopped=["0 9"], turn=["4"])
    for lot in LOTS:
        assert played(state, 0, name, lot).tank(2) is None


@pytest.mark.parametrize("name", THINKING)
def test_a_tank_leaves_the_line_of_a_bullet_in_the_air(name):
    state = position("1 guard at 0,24", "2 basic at 12,8", bullets=["1 of 1 at 13,16 U"])
    for lot in LOTS:
        assert played(state, 1, name, lot).tank(2) is not None


@pytest.mark.parametrize("name", OFFERED)
def test_a_fast_tank_that_is_in_nobodys_way_is_moved_towards_the_banner(name):
    state = position("1 guard at 0,24", "2 fast at 24,4", stopped=["9 0"], turn=["4"])
    for action in planned(state, 1, name):
        state = RULES.apply(state, action).state
    (action,) = planned(state, 1, name)
    assert isinstance(action, Rescue)
    tank = state.table.tank(2).place
    assert apart(spot_of(action.place), BANNER) < apart(spot_of(tank), BANNER)


def test_a_tank_with_a_bullet_in_the_air_plans_no_shot():
    state = position("1 guard at 12,20", "2 basic at 12,8", bullets=["1 of 2 at 3,3 R"])
    for lot in LOTS:
        assert not [a for a in planned(state, 1, "marshal", lot) if isinstance(a, AddShot)]
