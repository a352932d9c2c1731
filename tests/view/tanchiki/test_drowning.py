"""How a tank goes under: the water closes over it, and bubbles tell where it lies."""

from game.view.canvas.board_place import placed
from game.view.canvas.box import Box
from game.view.show.clip import Effect
from game.view.tanchiki.effect_kinds.fire import KINDS
from tests.paper import Paper

PLACE = placed(Box(0, 0, 700, 700), 12, 12, 1, 20)
RINGS = Effect("rings", 3, 4, 1_250)


def shown(brushes, share):
    paper = Paper(brushes)
    KINDS["rings"](paper, PLACE, RINGS, share)
    return paper


def test_no_bubble_rises_before_the_water_has_closed(brushes):
    assert not shown(brushes, 0.2).pictures("bubble")


def test_bubbles_rise_where_a_tank_has_drowned(brushes):
    first, later = (shown(brushes, share).pictures("bubble") for share in (0.3, 0.5))
    assert len(first) < len(later)
    assert first[0].middle[1] > later[0].middle[1]
    assert {PLACE.cell(*mark.middle) for mark in (*first, *later)} == {
        PLACE.cell(*PLACE.spot(3, 4))
    }


def test_the_water_lies_over_the_hull_and_is_gone_in_the_end(brushes):
    def alpha(share):
        return next(mark.colour[3] for mark in shown(brushes, share).marks if mark.how == "disc")

    assert alpha(0.0) < 20 < 150 < alpha(0.4)
    assert alpha(0.95) < 20
