"""Night falls over the board of Tanchiki as long as the match can end now, and no longer."""

from dataclasses import replace

import pytest

from game.rules.tanchiki.ending import EAGLES
from game.view.show.ground_light import DARK
from tests.paper import shown

from .table import TWO, planning


def with_eagles(table, count):
    """Return the table as it is after so many eagles, all of them taken by the first seat."""
    first, *others = table.scores
    return replace(table, scores=(replace(first, eagles=count), *others))


def dark(scene, brushes):
    """Whether the edge of the board lies in the dark."""
    nights = {(*brushes.colour("dusk_brown")[:3], dark) for dark in DARK}
    return nights <= {mark.colour for mark in shown(scene, brushes).marks}


@pytest.mark.parametrize("calm", [False, True])
def test_night_falls_only_when_the_match_can_end_now(kit, brushes, calm):
    _, scene = planning(kit, TWO, less_motion=calm)
    reel = scene.desk.live.playback
    table, seen = reel.shown, []
    for count in (0, EAGLES - 2, EAGLES - 1, EAGLES - 2):
        reel.shown = with_eagles(table, count)
        seen.append(dark(scene, brushes))
    assert seen == [False, False, True, False]
