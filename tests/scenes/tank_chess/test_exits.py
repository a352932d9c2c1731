"""The way off the board is seen whole, also at the upper edge of the page."""

import pytest

from game.scenes.frame.commands import Moved
from tests import stage
from tests.paper import shown

from .table import click, scene, spot

AT_THE_EDGE = """
8 . # . . . . . l
7 . C . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 . . . . . . . c
1 . . . H . . . L
"""


@pytest.fixture(params=[True, False], ids=["with coordinates", "without"])
def made(kit, request):
    kit.settings.change(coordinates=request.param)
    made = scene(kit, AT_THE_EDGE.replace("#", "."))
    click(made, "B7")
    return made


def test_the_sign_of_a_way_off_the_board_is_seen_whole(made, brushes):
    sign = shown(made, brushes).pictures("overlay.escape")[0]
    canvas = stage.canvas(brushes, (1280, 720))
    made.draw(canvas)
    x, y = sign.middle
    aside, up = sign.box.width * 0.2, sign.box.height * 0.3
    above, below = ((round(x + aside), round(y + by)) for by in (-up, up))
    assert min(canvas.surface.get_at(spot)[0] for spot in (above, below)) > 200
    assert sign.box.y >= 0


def test_the_ring_of_a_commander_that_would_leave_is_seen_whole(made, brushes):
    made.handle(Moved(spot(made, "B8")[0], made.desk.place.y - 6))
    ring = next(m for m in shown(made, brushes).marks if (m.how, m.colour) == ("ring", "good"))
    assert ring.box.y >= 0
