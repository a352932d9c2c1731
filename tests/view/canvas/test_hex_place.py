"""A field of hexagons on the page: where its cells lie and which one is pointed at."""

import math

import pytest

from game.core.grid import Cell
from game.core.hex import neighbours
from game.view.canvas.board_place import placed_hexes
from game.view.canvas.box import Box

PLACE = placed_hexes(Box(10, 20, 700, 650), 10, 10, 1.5, 20)
CELLS = [Cell(x, y) for y in range(10) for x in range(10)]


@pytest.mark.parametrize("cell", [Cell(3, 4), Cell(3, 5), Cell(0, 0), Cell(9, 9)])
def test_all_six_neighbours_are_equally_near_on_the_page(cell):
    ways = [math.dist(PLACE.middle(cell), PLACE.middle(each)) for each in neighbours(cell)]
    assert ways == pytest.approx([PLACE.size] * 6)


def test_every_spot_of_a_hexagon_is_its_cell():
    for cell in CELLS:
        middle, corners = PLACE.middle(cell), PLACE.corners(cell, 0.5)
        assert {PLACE.cell(*spot) for spot in (middle, *corners)} == {cell}


def test_no_two_boxes_of_cells_lie_over_one_another():
    boxes = [PLACE.square(cell) for cell in CELLS]
    first = PLACE.square(Cell(4, 4))
    near = [each for each in boxes if each != first]
    apart = 1e-6
    assert not any(
        min(first.right, each.right) - max(first.x, each.x) > apart
        and min(first.bottom, each.bottom) - max(first.y, each.y) > apart
        for each in near
    )


def test_the_field_fits_its_box_with_its_rim():
    corners = [spot for cell in CELLS for spot in PLACE.corners(cell)]
    assert min(x for x, _ in corners) >= 30 - 1e-6
    assert max(x for x, _ in corners) <= 690 + 1e-6
    assert min(y for _, y in corners) >= 40 - 1e-6
    assert max(y for _, y in corners) <= 650 + 1e-6


def test_a_spot_and_what_lies_below_it_are_one():
    for spot in ((2.0, 3.0), (4.5, 4.5), (7.25, 0.5)):
        assert PLACE.under(*PLACE.spot(*spot)) == pytest.approx(spot)
