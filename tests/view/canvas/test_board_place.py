"""Where a board lies on the page, whichever way it is turned."""

import pytest

from game.core.grid import Cell, Facing
from game.view.canvas.board_place import BoardPlace, placed
from game.view.canvas.box import Box


@pytest.mark.parametrize("quarters", range(4))
def test_the_cell_under_its_own_middle_is_itself(quarters):
    place = BoardPlace(10, 20, 40, 5, 3, quarters)
    cells = [Cell(x, y) for x in range(5) for y in range(3)]
    assert [place.cell(*place.middle(cell)) for cell in cells] == cells


def test_a_board_turned_round_has_white_above():
    place = BoardPlace(0, 0, 10, 4, 4, 2)
    assert place.middle(Cell(0, 3))[1] < place.middle(Cell(0, 0))[1]


def test_a_board_turned_by_a_quarter_has_white_at_the_left():
    place = BoardPlace(0, 0, 10, 4, 4, 1)
    assert place.middle(Cell(2, 3))[0] < place.middle(Cell(2, 0))[0]


@pytest.mark.parametrize("quarters", range(4))
def test_a_piece_points_where_it_looks(quarters):
    place = BoardPlace(0, 0, 10, 9, 9, quarters)
    x, y = place.middle(Cell(4, 4).step(Facing.EAST))
    middle = place.middle(Cell(4, 4))
    way = {0: (0, -10), 90: (10, 0), 180: (0, 10), 270: (-10, 0)}[place.angle(90)]
    assert (x - middle[0], y - middle[1]) == way


@pytest.mark.parametrize("scale", [0.75, 1, 1.5, 2.37])
def test_a_cell_is_a_whole_number_of_pixels(scale):
    place = placed(Box(3, 5, 700, 500), 16, 16, scale, 22)
    assert abs(place.size * scale - round(place.size * scale)) < 1e-9
    assert place.box.inset(-22).within(Box(2, 4, 702, 502))


@pytest.mark.parametrize("quarters", range(4))
def test_a_spot_beside_the_board_is_on_no_cell_of_it(quarters):
    place = BoardPlace(10, 20, 40, 5, 3, quarters)
    corners = [(place.box.x + 1, place.box.y + 1), (place.box.right - 1, place.box.bottom - 1)]
    assert all(place.on(place.cell(*corner)) for corner in corners)
    assert not place.on(place.cell(place.box.right + 1, place.box.y + 5))
    assert not place.on(place.cell(place.box.x + 5, place.box.y - 1))
