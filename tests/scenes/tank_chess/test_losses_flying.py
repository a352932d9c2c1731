"""What is destroyed at Tank Chess flies to the plate of the side that counts it."""

from math import dist

import pytest

from game.rules.tank_chess.events import TankDestroyed
from game.scenes.frame.commands import Key, Press
from game.scenes.hand.points_won import FLY_MS
from game.scenes.tank_chess.panel.losses_flying import LOSS, SHARE
from game.tools.exhibits.exhibit import passing, usual_speed
from tests import stage
from tests.paper import Paper


def exploding(kit):
    """A table on which a light tank of Black begins to explode."""
    usual_speed(kit)
    return stage.SCENES["chess shot"](kit)


def flying(table, brushes):
    """Where on the page something of Black flies: there it has a size of its own."""
    paper = Paper(brushes)
    table.draw(paper)
    own = [mark for mark in paper.marks if mark.what == "piece.light.1"]
    return [mark.middle for mark in own if mark.box.width == pytest.approx(LOSS * SHARE)]


def test_a_loss_flies_from_where_it_was_to_the_side_that_counts_it(kit, brushes):
    table = exploding(kit)
    (won,) = table.desk.losses.won
    assert (won.seat, won.points) == (0, 1)
    told = (each.event for each in table.desk.live.match.done[-1].told)
    (lost,) = (event for event in told if isinstance(event, TankDestroyed))
    assert won.spot == table.desk.place.middle(lost.cell)
    (begins,) = flying(table, brushes)
    passing(FLY_MS // 2)(table)
    (later,) = flying(table, brushes)
    end = table.sight.layout.below.middle
    assert dist(later, end) < dist(begins, end)
    passing(FLY_MS)(table)
    assert not flying(table, brushes)


def test_with_less_motion_nothing_flies(kit):
    kit.settings.change(less_motion=True)
    table = exploding(kit)
    assert all(won.ms >= FLY_MS for won in table.desk.losses.won)


def test_nothing_flies_for_who_steps_through_a_match(kit):
    table = stage.SCENES["chess over"](kit)
    for _ in range(20):
        table.handle(Press(Key.STEP_BACK))
        table.update(20)
    for _ in range(20):
        table.handle(Press(Key.STEP))
        table.update(20)
    assert table.desk.losses.won == ()
