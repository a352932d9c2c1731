"""An event can be traced back to what led to it."""

from __future__ import annotations

import pytest

from game.rules.tank_chess.letters.notation import read_action
from game.rules.tank_chess.letters.position import read_position
from game.rules.tank_chess.play import apply, opened
from tests.setups.tank_chess import KINDS


@pytest.mark.parametrize(
    "code, turn, chain",
    [
        (
            "8/8/8/3c44/8/8/8/3M0C03 w 0 9",
            "M D1>D2/N xD5",
            ["MatchWon", "TankDestroyed", "ShotFired", "TankDrove"],
        ),
        (
            "8/8/8/3a4=~3c4/8/8/8/3M0C03 w 0 9",
            "M D1>D2/N xD5",
            ["TurnPassed", "TankDestroyed", "ShotFired", "TankDrove"],
        ),
    ],
)
def test_what_ends_a_turn_follows_from_the_last_shot(code, turn, chain):
    start = opened(read_position(code, KINDS), 0)
    told = {each.number: each for each in apply(start, read_action(start.table, turn)).events}
    found = [next(each for each in told.values() if type(each.event).__name__ == chain[0])]
    while found[-1].cause is not None:
        found.append(told[found[-1].cause])
    assert [type(each.event).__name__ for each in found] == chain
