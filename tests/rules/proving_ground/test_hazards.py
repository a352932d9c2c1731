"""What is foretold of a way is what happens on it; and why a cell cannot be reached."""

from itertools import islice

import pytest

from game.rules.proving_ground import RULES
from game.rules.proving_ground.actions import Drive
from game.rules.proving_ground.events import (
    ShellRunOver,
    TankDestroyed,
    TankRunOver,
)
from game.rules.proving_ground.foresight.hazards import hazards
from game.rules.proving_ground.ground.board import CELLS
from game.rules.proving_ground.reach import drives
from game.rules.proving_ground.state import Mode, Setup
from game.rules.proving_ground.why_not.refusing_ways import why_no_end
from tests.laws.matches import random_match, spread

MET = (ShellRunOver, TankRunOver)
SETUPS = (Setup(seats=4), Setup(), Setup(Mode.TEAM, 4))


def driven(setup):
    """Yield states in which a tank may drive, each with all its drives."""
    for state in spread(random_match(RULES, setup, 2).states, 60):
        table = state.table
        ways = [one for one in RULES.legal(table, table.turn.seat) if isinstance(one, Drive)]
        if ways:
            yield state, ways


def _own(told, pawn):
    """Return what the drive itself told of the pawn, not what came in later turns."""
    return [one.event for one in told if getattr(one.event, "pawn", None) == pawn]


@pytest.mark.parametrize("setup", SETUPS)
def test_what_is_foretold_of_a_way_happens_on_it(setup):
    met = 0
    for state, ways in driven(setup):
        for action in ways:
            told = _own(RULES.apply(state, action).events, action.pawn)
            found = hazards(state.table, action.pawn, action.path)
            met += len(found)
            assert [one.cell for one in told if isinstance(one, MET)] == [h.cell for h in found]
            destroyed = any(isinstance(one, TankDestroyed) for one in told)
            assert destroyed == any(hazard.deadly for hazard in found)
    assert met


@pytest.mark.parametrize("setup", SETUPS)
def test_a_cell_has_a_reason_exactly_where_no_drive_ends(setup):
    for state, ways in islice(driven(setup), 10):
        number = ways[0].pawn
        ends = {path[-1] for path in drives(state.table, number)}
        free = {cell for cell in CELLS if why_no_end(state.table, number, cell) is None}
        assert free == ends
