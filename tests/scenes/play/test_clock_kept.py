"""A clock gives no time back: what it showed when the match was left is what it shows again."""

import pytest

from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.actions import CallFlag
from game.scenes.pause import pausing
from game.scenes.saves.reopening import reopen
from game.session.match.clock import Clock
from tests.scenes.tank_chess.table import click, scene, settle

START = Clock((240_000, 240_000))


def clocks(kit):
    return reopen(kit, TANK_CHESS, CallFlag).clock.left


@pytest.fixture
def table(kit):
    made = scene(kit, clock=START)
    for name in ("D1", "E2", "E2"):
        click(made, name)
        settle(made)
    return made


def test_a_match_goes_on_with_the_time_at_which_it_was_left(kit, table):
    for _ in range(13):
        table.update(170)
    shown = table.desk.live.match.clock.left
    pausing.pause(table.desk.sitting)
    table.resume("title")
    assert clocks(kit) == shown


def test_a_match_that_was_killed_has_lost_its_time_to_the_second(kit, table):
    for _ in range(40):
        table.update(170)
        late = [kept - left for kept, left in zip(clocks(kit), left_of(table), strict=True)]
        assert all(0 <= ms < 1000 for ms in late)


def test_the_first_move_takes_its_time_too(kit):
    made = scene(kit, clock=START)
    for _ in range(40):
        made.update(170)
    assert clocks(kit)[0] < 235_000


def left_of(table):
    return table.desk.live.match.clock.left
