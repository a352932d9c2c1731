"""Where in a quarter things happen: its eagle cell, its start diagonal, its neighbours.

A quarter's outer corner is the one farthest from the middle of the board (T3.3). Where two
are equally far, as on boards longer than they are wide, it is the first of them when one
walks clockwise round the quarter.
"""

from __future__ import annotations

from game.core.grid import RING, Cell, Facing

from .board import Board, Colour, Quarter, Terrain

CORNERS: tuple[Facing, ...] = RING[1::2]
"""The four corners clockwise: north-east, south-east, south-west, north-west."""

NO_PLACE = (Terrain.CONCRETE, Terrain.WATER)
"""Where no tank can be put down; a brick is the third."""


def corner_cell(quarter: Quarter, corner: Facing) -> Cell:
    dx, dy = corner.value
    last = quarter.size - 1
    return Cell(
        quarter.corner.x + (last if dx > 0 else 0), quarter.corner.y + (last if dy > 0 else 0)
    )


def middle(quarter: Quarter) -> tuple[int, int]:
    """Return twice the middle of the quarter, so that it is whole."""
    return 2 * quarter.corner.x + quarter.size - 1, 2 * quarter.corner.y + quarter.size - 1


def outer_corner(width: int, height: int, corner: Cell, size: int) -> Facing:
    """Return which corner of the square at `corner` is the outer one on such a board."""

    def far(facing: Facing) -> int:
        x = 2 * corner.x + size + facing.dx * size - width
        y = 2 * corner.y + size + facing.dy * size - height
        return x * x + y * y

    best = max(far(facing) for facing in CORNERS)
    tied = [facing for facing in CORNERS if far(facing) == best]
    if len(tied) == len(CORNERS):
        return Facing.NORTH_WEST
    return next(facing for facing in tied if facing.turned(-2) not in tied)


def eagle_cell(quarter: Quarter) -> Cell:
    """The third cell of the diagonal that runs inward from the outer corner (T3.3)."""
    return corner_cell(quarter, quarter.outer).step(quarter.outer.opposite, 2)


def depth(quarter: Quarter, cell: Cell) -> int:
    """Return how far the cell is beyond the start diagonal: 0 on it, below 0 outside it.

    Outside is the side of the outer corner (T3.5).
    """
    outer = corner_cell(quarter, quarter.outer)
    return abs(cell.x - outer.x) + abs(cell.y - outer.y) - (quarter.size - 1)


def cells_of(quarter: Quarter) -> tuple[Cell, ...]:
    at, size = quarter.corner, quarter.size
    return tuple(Cell(at.x + x, at.y + y) for y in range(size) for x in range(size))


def start_diagonal(quarter: Quarter) -> tuple[Cell, ...]:
    return tuple(cell for cell in cells_of(quarter) if depth(quarter, cell) == 0)


def can_stand(board: Board, cell: Cell) -> bool:
    """Whether a tank may be put down here, bricks aside."""
    return board.ground(cell) not in NO_PLACE


def farthest(board: Board, quarter: int) -> int:
    """Return the quarter farthest from this one, the first clockwise among equals (T3.5)."""
    count = len(board.quarters)
    order = [(quarter + step) % count for step in range(1, count + 1)]
    return max(order, key=lambda other: _distance(board, quarter, other))


def nearest_of(board: Board, colour: Colour, quarter: int) -> int | None:
    """Return the quarter of this colour nearest to a quarter, first clockwise (T11.6)."""
    count = len(board.quarters)
    order = [(quarter + step) % count for step in range(count)]
    mine = [other for other in order if board.quarters[other].colour is colour]
    return min(mine, key=lambda other: _distance(board, quarter, other), default=None)


def _distance(board: Board, one: int, other: int) -> int:
    (ax, ay), (bx, by) = middle(board.quarters[one]), middle(board.quarters[other])
    return (ax - bx) ** 2 + (ay - by) ** 2
