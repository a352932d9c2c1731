"""The field a match of the demonstration game begins on, as it has no maps."""

from __future__ import annotations

from game.core.grid import Cell, Facing
from tests.demo.rules.state import Setup, Start

LEAST, MOST = 2, 4
ROUNDS = 6
STARTS = (
    Start(Cell(0, 0), Facing.EAST),
    Start(Cell(5, 4), Facing.WEST),
    Start(Cell(0, 4), Facing.NORTH),
    Start(Cell(5, 0), Facing.SOUTH),
)
CRATES = frozenset({Cell(2, 0), Cell(3, 4), Cell(0, 2), Cell(5, 2), Cell(2, 2)})


def first(seats: int) -> Setup:
    return Setup(6, 5, STARTS[:seats], CRATES, ROUNDS)
