"""What stands on a board is seen whole, however its cell is lit."""

import pytest

from game.tools.one_cut.exhibits import TABLES as DUELS
from game.tools.proving_ground.exhibits import TABLES as RANGES
from tests import stage
from tests.paper import shown

LIT = (DUELS["cut push"], "blade."), (RANGES["proving four"], "pawn.")


@pytest.mark.parametrize("exhibit, name", LIT)
def test_no_frame_of_a_lit_cell_lies_over_what_stands_there(kit, brushes, exhibit, name):
    scene = exhibit(kit)
    place = scene.desk.place
    marks = [
        mark for mark in shown(stage.stack(scene), brushes).marks if place.box.holds(*mark.middle)
    ]
    frames = [
        n
        for n, mark in enumerate(marks)
        if mark.how in ("plate", "edge", "lines") and mark.box.width > place.size * 0.8
    ]
    pieces = [n for n, mark in enumerate(marks) if mark.what.startswith(name)]
    assert frames
    assert max(frames) < max(pieces)
