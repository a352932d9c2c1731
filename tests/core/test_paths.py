"""Paths of exactly so many steps, and what keeps a piece from others."""

from itertools import product

import pytest

from game.core.grid import RING, STRAIGHT, Cell, Facing
from game.core.paths import Flaw, Land, Manner, PathFault, exact, fault

LAND = Land(5, 5)
START = Cell(2, 2)
STRICT = Manner(STRAIGHT)
TURNING = Manner(STRAIGHT, turns=True)
MANNERS = [
    STRICT,
    TURNING,
    Manner(RING[1::2], turns=True),
    Manner(RING, turns=True, crosses=False, slants=False),
    Manner(STRAIGHT, turns=True, round_trip=True),
]
SHUT = Land(4, 4, frozenset({Cell(1, 2), Cell(3, 0)}))


def every_way(start, length):
    """Yield all paths of so many steps in any direction, on the board or off it."""
    for ways in product(RING, repeat=length):
        path, here = [], start
        for way in ways:
            here = here.step(way)
            path.append(here)
        yield tuple(path)


def test_a_straight_piece_goes_its_whole_distance_and_no_other():
    assert exact(LAND, START, 2, STRICT) == (
        (Cell(2, 1), Cell(2, 0)),
        (Cell(3, 2), Cell(4, 2)),
        (Cell(2, 3), Cell(2, 4)),
        (Cell(1, 2), Cell(0, 2)),
    )


def test_no_distance_is_no_path():
    assert exact(LAND, START, 0, STRICT) == ()


@pytest.mark.parametrize("length", [1, 2, 3])
@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("land", [LAND, SHUT])
def test_a_path_is_found_exactly_where_nothing_is_wrong_with_it(land, manner, length):
    right = {p for p in every_way(START, length) if not fault(land, START, p, length, manner)}
    assert set(exact(land, START, length, manner)) == right


@pytest.mark.parametrize(
    "manner, cells, flaw, step",
    [
        (STRICT, [(2, 1)], Flaw.SHORT, 1),
        (STRICT, [], Flaw.SHORT, 0),
        (STRICT, [(2, 1), (2, 0), (2, -1)], Flaw.LONG, 3),
        (STRICT, [(3, 1), (4, 0)], Flaw.NO_STEP, 1),
        (STRICT, [(2, 1), (4, 1)], Flaw.NO_STEP, 2),
        (STRICT, [(2, 1), (3, 1)], Flaw.TURN, 2),
        (TURNING, [(2, 1), (2, 2)], Flaw.ROUND_TRIP, 2),
        (Manner(RING, turns=True, slants=False), [(3, 3), (4, 4)], Flaw.SLANTS, 2),
    ],
)
def test_the_first_step_that_fails_is_named(manner, cells, flaw, step):
    path = tuple(Cell(x, y) for x, y in cells)
    assert fault(LAND, START, path, 2, manner) == PathFault(flaw, step)


def test_the_edge_and_closed_cells_end_a_path():
    east = tuple(Cell(x, 2) for x in (3, 4, 5))
    assert fault(LAND, START, east, 3, STRICT) == PathFault(Flaw.EDGE, 3)
    assert fault(SHUT, Cell(0, 2), east[:1], 1, STRICT) == PathFault(Flaw.NO_STEP, 1)
    assert fault(SHUT, Cell(0, 2), (Cell(1, 2),), 1, STRICT) == PathFault(Flaw.CLOSED, 1)


def test_a_cell_may_be_crossed_twice_unless_the_manner_forbids_it():
    there_and_on = (Cell(2, 1), Cell(2, 2), Cell(2, 3))
    once = Manner((Facing.NORTH, Facing.SOUTH), turns=True, crosses=False)
    assert fault(LAND, START, there_and_on, 3, TURNING) is None
    assert fault(LAND, START, there_and_on, 3, once) == PathFault(Flaw.CROSSES, 2)
