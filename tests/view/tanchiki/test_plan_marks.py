"""What a plan would do, as marks: a shot goes below whoever stands in its way."""

from game.core.grid import Cell
from game.view.canvas.board_place import BoardPlace
from game.view.tanchiki.plan_marks import Mark, draw_ends, draw_ways
from tests.paper import Paper

PLACE = BoardPlace(40, 40, 48, 12, 12)
FREE, TAKEN = Cell(2, 1), Cell(1, 1)
SHOT = Mark("shot", TAKEN, 0, 90), Mark("shot", FREE, 0, 90)


def test_a_shot_lies_below_whoever_stands_in_its_way_and_over_all_else(brushes):
    below, above = Paper(brushes), Paper(brushes)
    draw_ways(below, PLACE, SHOT, taken=(TAKEN,))
    draw_ends(above, PLACE, 0, SHOT, taken=(TAKEN,))
    assert below.cells(PLACE, "overlay.shot") == {TAKEN}
    assert above.cells(PLACE, "overlay.shot") == {FREE}
