"""Corners, eagles, diagonals and neighbours (T3.3, T3.5)."""

from __future__ import annotations

import pytest

from game.core.grid import Cell, Facing
from game.rules.tanchiki.ground.board import Colour
from game.rules.tanchiki.ground.places_in_quarters import (
    eagle_cell,
    farthest,
    nearest_of,
    outer_corner,
    start_diagonal,
)
from tests.setups.tanchiki import HUGE, LEARNING, LONG


def test_the_outer_corners_of_four_quarters_are_the_boards_corners():
    assert [quarter.outer for quarter in LEARNING.quarters] == [
        Facing.NORTH_WEST,
        Facing.NORTH_EAST,
        Facing.SOUTH_EAST,
        Facing.SOUTH_WEST,
    ]


@pytest.mark.parametrize(
    "corner, outer",
    [
        (Cell(6, 0), Facing.NORTH_WEST),
        (Cell(6, 6), Facing.SOUTH_EAST),
    ],
)
def test_of_two_outer_corners_the_first_clockwise_is_taken(corner, outer):
    assert outer_corner(18, 12, corner, 6) is outer


def test_a_segment_in_the_very_middle_has_its_corner_in_the_north_west():
    assert outer_corner(18, 18, Cell(6, 6), 6) is Facing.NORTH_WEST


def test_the_eagle_sits_on_the_third_cell_of_the_outer_diagonal():
    assert [eagle_cell(quarter) for quarter in LEARNING.quarters] == [
        Cell(2, 2),
        Cell(9, 2),
        Cell(9, 9),
        Cell(2, 9),
    ]


def test_the_start_diagonal_crosses_the_one_of_the_outer_corner():
    assert start_diagonal(LEARNING.quarters[2]) == tuple(Cell(11 - x, 6 + x) for x in range(6))


def test_the_farthest_of_four_quarters_is_the_opposite_one():
    assert [farthest(LEARNING, quarter) for quarter in range(4)] == [2, 3, 0, 1]


def test_of_two_farthest_quarters_the_first_clockwise_is_taken():
    assert [farthest(LONG, quarter) for quarter in range(6)] == [3, 3, 5, 0, 0, 2]


def test_of_two_quarters_of_a_colour_the_nearest_is_found():
    # Red lies at both ends of the west side.
    assert [nearest_of(HUGE, Colour.RED, quarter) for quarter in (0, 3, 4, 7)] == [0, 4, 4, 0]


@pytest.mark.parametrize("colour, quarter, nearest", [(Colour.GREEN, 1, 2), (Colour.BLUE, 6, 1)])
def test_of_two_equally_near_of_a_colour_the_first_clockwise_is_taken(colour, quarter, nearest):
    # One lies beside the quarter, the other above or below it.
    assert nearest_of(HUGE, colour, quarter) == nearest
