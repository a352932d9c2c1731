"""Points are seen to fly from where they were made to the score of the seat that has them."""

import math
from itertools import pairwise

import pytest

from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.show.clip import Effect
from game.view.tanchiki.drawn_effects import EFFECTS
from game.view.tanchiki.flying_points import draw_flights
from tests.paper import Paper

PLACE = BoardPlace(300, 80, 40, 12, 12)
PANELS = (Box(10, 60, 260, 80), Box(10, 150, 260, 80))
MADE = Effect("points", 5, 5, 1000, to_x=3, to_y=1)


def seen(brushes, ms):
    """Return where the points stand on the board and beside it at this moment, if they do."""
    paper = Paper(brushes)
    EFFECTS.draw_above(paper, PLACE, [(MADE, ms)], calm=False)
    draw_flights(paper, PLACE, [(MADE, ms)], PANELS)
    return [mark for mark in paper.marks if mark.colour == "seat.1.light"]


@pytest.mark.parametrize("ms", range(0, 1000, 50))
def test_points_are_seen_once_at_every_moment(brushes, ms):
    assert [mark.what for mark in seen(brushes, ms)] == ["+3"]


def test_points_begin_over_the_cell_and_end_at_their_score(brushes):
    first, last = seen(brushes, 1)[0].middle, seen(brushes, 999)[0].middle
    over = PLACE.spot(5, 5)
    assert abs(first[0] - over[0]) < 20
    assert over[1] - 60 < first[1] < over[1]
    assert PANELS[1].holds(*last)


def test_points_never_jump(brushes):
    spots = [seen(brushes, ms)[0].middle for ms in range(0, 1000, 10)]
    steps = [math.dist(a, b) for a, b in pairwise(spots)]
    assert max(steps) < 25
