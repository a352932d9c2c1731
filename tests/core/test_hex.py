"""Hexes are counted as one steps over them."""

from __future__ import annotations

from collections import deque

import pytest

from game.core.grid import Cell
from game.core.hex import distance, half_turned, neighbours, push_cells, shifted, within

WIDTH = HEIGHT = 10
FIELD = [Cell(x, y) for y in range(HEIGHT) for x in range(WIDTH)]
C5, H6, D5 = Cell(2, 4), Cell(7, 5), Cell(3, 4)


def steps_to(start: Cell) -> dict[Cell, int]:
    """Count steps by walking, cell by cell."""
    found, waiting = {start: 0}, deque([start])
    while waiting:
        cell = waiting.popleft()
        for near in neighbours(cell):
            if near in FIELD and near not in found:
                found[near] = found[cell] + 1
                waiting.append(near)
    return found


def place(cell: Cell) -> tuple[int, int]:
    """Return twice the column and the row as drawn: half a hex is a whole number."""
    return 2 * cell.x + shifted(cell), cell.y


@pytest.mark.parametrize("start", FIELD[::7])
def test_the_distance_is_the_number_of_steps(start):
    assert {cell: distance(start, cell) for cell in FIELD} == steps_to(start)


@pytest.mark.parametrize("cell", FIELD[::3])
def test_neighbours_lie_around_a_cell_clockwise_from_the_right(cell):
    x, y = place(cell)
    around = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)]
    assert [place(near) for near in neighbours(cell)] == [(x + dx, y + dy) for dx, dy in around]


def test_the_fair_marks_are_six_apart_and_each_others_image():
    assert distance(C5, H6) == 6
    assert half_turned(WIDTH, HEIGHT, C5) == H6


@pytest.mark.parametrize("one, other", [(C5, H6), (Cell(0, 0), Cell(9, 3)), (D5, Cell(4, 9))])
def test_a_half_turn_keeps_distances(one, other):
    turned = [half_turned(WIDTH, HEIGHT, cell) for cell in (one, other)]
    assert distance(*turned) == distance(one, other)


@pytest.mark.parametrize("cell", [D5, Cell(0, 0), Cell(9, 9), Cell(0, 5), Cell(9, 4)])
def test_what_is_within_reach_lies_on_the_field_and_is_another_cell(cell):
    reached = within(WIDTH, HEIGHT, cell, 2)
    assert list(reached) == [one for one in FIELD if 1 <= distance(cell, one) <= 2]


def test_one_is_pushed_to_a_free_cell_one_or_two_away():
    taken = Cell(4, 4)
    assert len(within(WIDTH, HEIGHT, D5, 2)) == 18
    assert len(push_cells(WIDTH, HEIGHT, D5, 2, [taken])) == 17
    assert taken not in push_cells(WIDTH, HEIGHT, D5, 2, [taken])
