"""Outlines: of square and of six-sided cells, what lies within them, and how they are drawn."""

import pytest

from game.core.grid import Cell
from game.view.canvas.board_place import placed, placed_hexes
from game.view.canvas.box import Box
from game.view.canvas.outline import NONE, corners, grown, holds, mark_cell, outline_of
from tests.paper import Paper

ROOM = Box(0, 0, 400, 400)
HEXES = placed_hexes(ROOM, 6, 6, 1.0, 20)
SQUARES = placed(ROOM, 6, 6, 1.0, 20)
CELL = Cell(2, 3)


@pytest.mark.parametrize("place", [HEXES, SQUARES], ids=["hexes", "squares"])
def test_a_point_lies_within_the_outline_of_the_cell_below_it(place):
    spots = [(x + 0.37, y + 0.61) for x in range(80, 320, 13) for y in range(80, 320, 11)]
    for x, y in spots:
        within = [
            cell
            for cell in (Cell(column, row) for column in range(6) for row in range(6))
            if holds(outline_of(place, cell), x, y)
        ]
        assert within == [place.cell(x, y)]


def test_a_grown_outline_lies_so_much_farther_out():
    points = outline_of(HEXES, CELL)
    bigger = grown(points, 5)
    assert all(holds(bigger, *point) for point in points)
    assert bigger[0] == pytest.approx((points[0][0], points[0][1] - 5))


def test_corners_that_lie_on_each_other_are_drawn_as_they_are():
    """In a window of a few pixels there is no room for a board."""
    at = (3.0, 4.0)
    assert [*corners((at,) * 4, 0.0)] == [(at, at, at)] * 4


@pytest.mark.parametrize(("place", "count"), [(HEXES, 6), (SQUARES, 4)])
def test_each_corner_is_told_with_the_two_lines_that_meet_there(place, count):
    found = list(corners(outline_of(place, CELL), 10))
    assert len(found) == count
    for before, at, after in found:
        assert {at} <= set(outline_of(place, CELL))
        assert [abs(complex(*at) - complex(*end)) for end in (before, after)] == pytest.approx(
            [10, 10]
        )


def test_a_marked_hexagon_leaves_its_neighbours_alone(brushes):
    paper = Paper(brushes)
    mark_cell(paper, HEXES, CELL, 2, (200, 0, 0, 90), "accent", 3)
    assert {HEXES.cell(*mark.middle) for mark in paper.marks} <= {CELL}
    assert paper.inked(HEXES, "polygon", (200, 0, 0, 90)) == {CELL}


def test_no_veil_is_drawn_where_a_cell_is_only_framed(brushes):
    paper = Paper(brushes)
    mark_cell(paper, HEXES, CELL, 2, NONE, "accent", 3)
    assert {mark.colour for mark in paper.marks} == {"accent"}
