"""A drive over several cells has weight: it comes from rest, runs through, and comes to rest."""

import itertools

import pytest

from game.core.grid import Facing
from game.rules.tanchiki.events import (
    ColumnMoved,
    EagleTaken,
    MatchEnded,
    StackRevealed,
    TankTurned,
)
from game.rules.tanchiki.evolve import evolve
from game.rules.tanchiki.state import Reason
from game.scenes.match.live_match import Motion, reel
from game.view.show.step_flow import HELD
from game.view.tanchiki.clip_kinds.clips_movement import DRIVE
from game.view.tanchiki.clips import clip_for
from game.view.tanchiki.standing_pieces import rest
from game.view.tanchiki.step_flow import RUN, flowing

from .moments import moments

CELLS = 3


def runs():
    """Yield where one tank alone drives three cells without a stop."""
    for at in range(1, len(moments()) - CELLS):
        told = [each.event for _, each in moments()[at - 1 : at + CELLS + 1]]
        if all(isinstance(event, ColumnMoved) for event in told[1:-1]):
            way = {(event.pieces, event.facing, event.sliding) for event in told[1:-1]}
            ends = (told[0], told[-1])
            stops = all(getattr(end, "pieces", None) != told[1].pieces for end in ends)
            if len(way) == 1 and len(told[1].pieces) == 1 and not told[1].sliding and stops:
                yield moments()[at : at + CELLS]


@pytest.fixture(scope="module")
def way():
    """How far the tank drives in each ten milliseconds of such a drive."""
    run = next(runs())
    table, piece = run[0][0], run[0][1].event.pieces[0]
    shown = reel(evolve, Motion(clip_for, lambda event: 100, flowing), table)
    shown.add([told for _, told in run])
    spots = []
    while not shown.idle:
        pose = shown.poses().get(f"piece {piece}") or rest(shown.shown, piece)
        spots.append((pose.x, pose.y))
        shown.advance(10)
    return [abs(b[0] - a[0]) + abs(b[1] - a[1]) for a, b in itertools.pairwise(spots)]


def test_a_drive_begins_and_ends_slowly(way):
    assert max(way[0], way[-1]) < max(way) / 3


def test_a_drive_does_not_slow_down_on_the_cell_between(way):
    middle = way[RUN // 10 + 1 : 2 * RUN // 10 - 1]
    assert max(middle) - min(middle) < 0.02


def test_a_drive_of_several_cells_is_brisker_than_as_many_single_ones(way):
    assert len(way) * 10 < CELLS * DRIVE


@pytest.mark.parametrize(
    "other",
    [
        ColumnMoved((1,), Facing.EAST, sliding=False),
        ColumnMoved((0,), Facing.EAST, sliding=True),
        TankTurned(0, Facing.EAST),
        StackRevealed(1, (), ()),
        None,
    ],
)
def test_a_single_cell_is_driven_from_rest_to_rest(other):
    table, told = next(runs())[0]
    clip = clip_for(table, told.event)
    alone = flowing(clip, None, told.event, other)
    assert alone.ms == DRIVE
    assert flowing(clip, other, told.event, None) == alone


def test_what_decides_the_match_is_held():
    table, told = next(runs())[0]
    taken = EagleTaken(0, table.field.eagle.cell, 3, 9)
    clip, ended = clip_for(table, taken), MatchEnded((0,), Reason.EAGLES)
    assert flowing(clip, told.event, taken, ended).ms == clip.ms + HELD
    assert flowing(clip, told.event, taken, told.event).ms == clip.ms
