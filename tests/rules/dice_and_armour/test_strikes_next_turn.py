"""Who can be struck in the other side's next turn, held to what that turn really allows."""

from dataclasses import replace

import pytest

from game.rules.dice_and_armour import RULES
from game.rules.dice_and_armour.actions import Move, Shoot
from game.rules.dice_and_armour.reach import shot
from game.rules.dice_and_armour.starting_board import cell_named
from game.rules.dice_and_armour.state import Stage, other
from game.rules.dice_and_armour.strikes_next_turn import dangerous, strikers
from tests.laws.matches import random_match, spread
from tests.setups.dice_and_armour import SETUPS


def position(*rows, parts=()):
    return RULES.text.given({"board": rows, "parts": parts}).table


def fired(state, action):
    """Return the number of the tank that a shot strikes."""
    return shot(state.table, state.table.tank(action.tank), action.way).struck.number


def played(state, seat):
    """Yield who strikes which tank of a seat in every turn that the other side may play."""
    table, foe = state.table, other(seat)
    before = replace(state, table=replace(table, turn=foe, number=table.number + 1))
    for action in RULES.legal(before.table, foe):
        if isinstance(action, Shoot):
            yield fired(before, action), action.tank
        elif isinstance(action, Move):
            met = table.tank_on(action.path[-1])
            if met is not None:
                yield met.number, action.tank
                continue
            after = RULES.apply(before, action).state
            if after.table.stage is Stage.SHOT:
                shots = (x for x in RULES.legal(after.table, foe) if isinstance(x, Shoot))
                yield from ((fired(after, each), action.tank) for each in shots)


@pytest.mark.parametrize("place", range(len(SETUPS)))
def test_who_is_said_to_be_in_danger_is_who_can_be_struck(place):
    match = random_match(RULES, SETUPS[place][1], 4)
    choosing = [s for s in match.states if s.table.stage is Stage.CHOOSE]
    for state in spread(choosing, 4):
        seat = state.table.turn
        own = {tank.number for tank in state.table.own(seat)}
        expected = {pair for pair in played(state, seat) if pair[0] in own}
        found = strikers(state.table, seat)
        assert {(one, by) for one, all_by in found.items() for by in all_by} == expected


def test_a_cell_is_dangerous_that_a_tank_could_be_struck_on():
    table = position("6 .. .. ..", "5 .. L^ ..", "4 .. .. ..", "3 h^ .. ..", "  A  B  C")
    assert strikers(table, 0) == {0: (1,)}
    assert cell_named("A6", 11) in dangerous(table, 0)
    assert cell_named("A3", 11) not in dangerous(table, 0)
    assert cell_named("C3", 11) in dangerous(table, 0)


def test_a_jammed_tank_without_tracks_endangers_nobody():
    rows = "4 .. L^ ..", "3 .. h^ ..", "  A  B  C"
    assert strikers(position(*rows), 0)
    assert not strikers(position(*rows, parts=("B3 tracks turret; jam 3",)), 0)
