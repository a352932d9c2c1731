"""Lines in whole numbers agree with walking cell by cell."""

import pytest

from game.core.chance import Dice
from game.core.grid import RING, Cell
from game.core.lines_from_cell import ahead, around, first, members, rays, seen, squares, star

BOARDS = ((9, 11), (1, 6), (7, 5), (12, 3))


def walked(plane, start, bearing):
    """Return the cells on a line, the nearest first."""
    cell, line = plane.places[start].step(RING[bearing]), []
    while plane.on(cell):
        line.append(plane.number(cell))
        cell = cell.step(RING[bearing])
    return line


def strewn(plane, seed):
    dice = Dice(seed, "strewn")
    return sum(1 << place for place in range(len(plane.places)) if not dice.below(4))


@pytest.mark.parametrize("size", BOARDS)
def test_a_line_has_the_cells_that_lie_on_it(size):
    plane = squares(*size)
    for start in range(len(plane.places)):
        for bearing, ray in enumerate(rays(plane, start)):
            line = walked(plane, start, bearing)
            assert sorted(line) == list(members(ray))
            assert ahead(plane, start, bearing) == (line[0] if line else -1)


@pytest.mark.parametrize("size", BOARDS)
def test_the_first_thing_on_a_line_stops_it(size):
    plane = squares(*size)
    for start in range(len(plane.places)):
        things = strewn(plane, start)
        lines = seen(plane, start, things)
        for bearing in range(8):
            line = walked(plane, start, bearing)
            met = next((cell for cell in line if things >> cell & 1), -1)
            assert first(plane, start, bearing, things) == met
            upto = line[: line.index(met) + 1] if met >= 0 else line
            assert sorted(upto) == list(members(lines[bearing]))


def test_a_star_is_all_lines_and_around_is_a_ring():
    plane = squares(5, 4)
    start = plane.number(Cell(2, 1))
    assert star(plane, start) == seen(plane, start, 0)[-1]
    ring = [plane.places[cell] for cell in members(around(plane, start, 2, 2))]
    assert ring == [Cell(0, 0), Cell(4, 0), Cell(0, 1), Cell(4, 1), Cell(0, 2), Cell(4, 2)] + [
        Cell(x, 3) for x in range(5)
    ]
    assert around(plane, start, 1, 0) == (1 << 20) - 1 - (1 << start)
