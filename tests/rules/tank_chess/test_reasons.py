"""Every reason given is the true one: a turn is legal exactly if nothing speaks against it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from game.core.grid import RING, Cell, Facing
from game.rules.tank_chess.actions import LeaveBoard, TakeTurn
from game.rules.tank_chess.play import new
from game.rules.tank_chess.state import Table
from game.rules.tank_chess.why_not import reasons
from game.rules.tank_chess.why_not.explain import objection, refusal
from game.rules.tank_chess.why_not.reasons import NotInLine, NotYourPiece
from game.rules.tank_chess.why_not.why import why_cell, why_shot
from tests.rules.tank_chess.test_fast_room import listed, scattered
from tests.setups.tank_chess import DUEL, SETUPS

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "tank_chess"


def all_turns(table: Table):
    """Yield every turn there could be of one piece, legal or not."""
    piece = next(p for p in table.pieces if p.seat == table.turn and table.kind(p).gun)
    foes = [foe.cell for foe in table.pieces if foe.seat != piece.seat]
    for y in range(table.height):
        for x in range(table.width):
            for facing in RING:
                for target in (None, *foes):
                    yield TakeTurn(table.turn, piece.cell, Cell(x, y), facing, target)


@pytest.mark.parametrize("name, setup", SETUPS)
@pytest.mark.parametrize("seed", range(2))
def test_a_turn_is_legal_exactly_if_no_reason_refuses_it(name, setup, seed):
    table = scattered(setup, seed)
    allowed = set(listed(setup, seed))
    asked = [*tuple(all_turns(table))[::53], *tuple(allowed)[::9]]
    refused = [turn for turn in asked if refusal(table, turn)]
    assert refused == [turn for turn in asked if turn not in allowed]


def test_a_reason_is_given_by_value():
    table = new(DUEL, 0).table
    start, target = Cell(2, 10), Cell(3, 1)
    assert why_shot(table, start, Cell(2, 9), Facing.NORTH, target) == NotInLine(target)


@pytest.mark.parametrize("whose", ["enemy", "nobody"])
def test_only_an_own_piece_can_be_ordered(whose):
    table = new(DUEL, 0).table
    enemy = next(piece.cell for piece in table.pieces if piece.seat == 1)
    start = enemy if whose == "enemy" else Cell(0, 5)
    for turn in (
        TakeTurn(0, start, start.step(Facing.SOUTH), Facing.SOUTH, None),
        LeaveBoard(0, start, Facing.SOUTH),
    ):
        assert objection(table, turn) == NotYourPiece(start)


def test_the_cost_of_each_facing_is_told():
    table = new(DUEL, 0).table
    stand = why_cell(table, Cell(2, 10), Cell(2, 9))
    assert {pose.facing.name: pose.cost for pose in stand.poses if pose.cost < 3} == {
        "NORTH": 1,
        "NORTH_EAST": 2,
        "NORTH_WEST": 2,
    }


def test_reverse_costs_one_step():
    # Reverse gear is told as one step, whatever the ground costs (C3.3).
    stand = why_cell(new(DUEL, 0).table, Cell(2, 10), Cell(2, 11))
    assert [pose.cost for pose in stand.poses if pose.reverse] == [1]


def test_every_kind_of_reason_is_told_in_a_scenario():
    told = " ".join(path.read_text("utf-8") for path in SCENARIOS.iterdir())
    assert {kind.__name__ for kind in get_args(reasons.Reason)} == WORDS.keys()
    assert [kind for kind, words in WORDS.items() if not re.search(words, told)] == []


WORDS = {
    "NotYourPiece": "no piece of white stands",
    "Unmoved": "a turn changes the cell",
    "Occupied": "is in the way",
    "TooFar": "takes 4 steps, more than 3",
    "NoWay": "no way leads",
    "CannotLeave": "cannot leave the board",
    "CanStand": "N in 3",
    "NotAnEnemy": "no enemy stands",
    "NotInLine": "is not in line",
    "OutOfAim": "from no cell within reach",
    "NotAhead": "does not fire to the",
    "TooNear": "nearer than 2",
    "OutOfRange": "farther than 5",
    "LineBlocked": "blocks the line",
    "LostOnTheWay": "before it can shoot",
    "ArmourHolds": "is not greater than",
    "Destroys": "is greater than",
}
