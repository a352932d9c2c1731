"""The outermost tosses, bargains and probes can be written into a record, and no further."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.codec import Codec, Unreadable
from game.core.grid import Cell
from game.rules.deep_scan import RULES, events
from game.rules.deep_scan.actions import Offer, Strengthen, Toss
from game.rules.deep_scan.sky import OBJECT_POINTS, Offset, offset

ACTIONS = Codec(RULES.kinds.action)
EVENTS = Codec(RULES.kinds.event)
TOSS = Toss(0, tuple(range(1, 11)), 150, -150)
OFFER = Offer(0, 3, -5, 5, 0, -10, 20, 300)


@pytest.mark.parametrize("action", [TOSS, OFFER, Strengthen(7, 10)])
def test_an_outermost_action_is_written_and_read(action):
    assert ACTIONS.value(ACTIONS.plain(action)) == action


@pytest.mark.parametrize(
    "action",
    [
        replace(TOSS, dx=151),
        replace(TOSS, dy=-151),
        replace(TOSS, probes=(0,)),
        replace(TOSS, probes=(11,)),
        replace(OFFER, to=4),
        replace(OFFER, resources=1_001),
    ],
)
def test_what_nobody_tosses_or_offers_is_not_read(action):
    with pytest.raises(Unreadable):
        ACTIONS.value(ACTIONS.plain(action))


def test_the_farthest_probe_is_written_and_read():
    farthest = max(abs(offset(at).x) for at in OBJECT_POINTS) + max(150 + 5 * 20, 5 * 30)
    landed = events.Landed(10, Offset(farthest, -farthest), 0, lost=True)
    told = events.ProbesTossed(0, 0, Cell(4, 2), 3, (landed,), 1_000)
    assert EVENTS.value(EVENTS.plain(told)) == told
