"""The outermost aims, moves and throws there are can be written into a record, and no further."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.codec import Codec, Unreadable
from game.core.grid import Cell
from game.rules.blanket_hills import RULES
from game.rules.blanket_hills.actions import Arc, Fire, Move
from game.rules.blanket_hills.events import Flight, ShellFlew, ShellThrown
from game.rules.blanket_hills.shells import Shell

ACTIONS = Codec(RULES.kinds.action)
EVENTS = Codec(RULES.kinds.event)
FIRE = Fire(0, Shell.NUKE, 0, 5, Arc.FLAT)
MOVE = Move(0, 0, 1)
FLIGHT = Flight(0, 1, Arc.HIGH, 1, Cell(99, 59))


@pytest.mark.parametrize(
    "action",
    [FIRE, replace(FIRE, azimuth=359), replace(FIRE, reach=140), MOVE, replace(MOVE, cm=120)],
)
def test_an_outermost_action_is_written_and_read(action):
    assert ACTIONS.value(ACTIONS.plain(action)) == action


@pytest.mark.parametrize(
    "action",
    [
        replace(FIRE, azimuth=360),
        replace(FIRE, azimuth=-1),
        replace(FIRE, reach=4),
        replace(FIRE, reach=141),
        replace(MOVE, cm=0),
        replace(MOVE, cm=121),
    ],
)
def test_what_nobody_can_aim_or_drive_is_not_read(action):
    with pytest.raises(Unreadable):
        ACTIONS.value(ACTIONS.plain(action))


def test_the_longest_and_the_shortest_throw_of_dice_are_written_and_read():
    farthest = 140 + 140 * 10 // 100
    for thrown in (3, 4, farthest, farthest * 104 // 100):
        shot = ShellThrown(0, 0, 20, Shell.SHRAPNEL, 359, thrown, Arc.HIGH)
        flew = ShellFlew(0, Shell.SHRAPNEL, (replace(FLIGHT, reach=thrown, steps=120, at=None),))
        assert EVENTS.value(EVENTS.plain(shot)) == shot
        assert EVENTS.value(EVENTS.plain(flew)) == flew
