"""A drive of several steps has weight: it comes from rest, runs through, and comes to rest."""

import itertools

import pytest

from game.core.grid import Cell, Facing
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.events import TankDrove, TankTurned
from game.rules.tank_chess.letters.notation import read_action
from game.rules.tank_chess.letters.position import read_start
from game.rules.tank_chess.play import apply, opened
from game.scenes.match.live_match import Motion, reel
from game.view.tank_chess.clips import DRIVE, clip_for
from game.view.tank_chess.step_flow import flowing
from tests.setups.tank_chess import KINDS

START = "7c4/8/8/8/8/8/8/C03M03 w 0 1"


def shown(order):
    state = opened(read_start(START, KINDS), 0)
    made = reel(TANK_CHESS.evolve, Motion(clip_for, lambda event: 100, flowing), state.table)
    made.add(apply(state, read_action(state.table, order)).events)
    return made


def height(made):
    return made.poses()["piece 2"].y if "piece 2" in made.poses() else made.shown.piece(2).cell.y


def stretches(order, ms, count):
    """Return how far the tank drives in each of so many stretches of time."""
    made, spots = shown(order), []
    for _ in range(count + 1):
        spots.append(height(made))
        made.advance(ms)
    return [before - after for before, after in itertools.pairwise(spots)]


def test_a_drive_begins_and_ends_slowly():
    way = stretches("M E1>E4/N", DRIVE // 10, 30)
    assert max(way[0], way[-1]) < max(way) / 4


def test_a_drive_does_not_slow_down_on_the_cells_between():
    way = stretches("M E1>E4/N", DRIVE // 10, 30)
    middle = way[10:20]
    assert max(middle) - min(middle) < 0.01


def test_a_drive_never_jumps():
    way = stretches("M E1>E4/N", 10, DRIVE * 3 // 10)
    steps = [abs(one - other) for one, other in itertools.pairwise(way)]
    assert max(steps) < 0.02


def test_a_tank_stops_before_it_turns():
    way = stretches("M E1>E3/NE", DRIVE // 10, 20)
    assert way[-1] < max(way) / 4


@pytest.mark.parametrize("other", [TankDrove(9, Cell(4, 5)), TankTurned(2, Facing.EAST), None])
def test_only_the_same_tank_s_drive_runs_on(other):
    step = TankDrove(2, Cell(4, 6))
    table = read_start(START, KINDS)
    clip = clip_for(table, step)
    assert flowing(clip, None, step, other) == clip
