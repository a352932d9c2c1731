"""The lattice of half cells in whole numbers: what a tank covers, what lies before a bullet.

The field is 26 quarters wide and high (P1.1). A set of quarters is one big integer with a bit for
each, row by row from the upper left. A tank's place is its upper left quarter; a bullet's point is
a crossing of lattice lines, so that point `x,y` is the upper left corner of quarter `x,y`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, reduce
from operator import or_
from typing import Annotated

from game.core.grid import Cell, Facing
from game.core.lines_from_cell import members
from game.core.number_bounds import Within

CELLS = 13
WIDTH = 2 * CELLS
Quarters = Annotated[int, Within(0, (1 << WIDTH * WIDTH) - 1)]
"""A set of quarters."""
Place = Cell
"""The upper left quarter of a tank or of a banner."""
Point = Cell
"""A crossing of lattice lines."""

_PLACES = 1 << 12


def quarter(x: int, y: int) -> Quarters:
    """Return a single quarter, nothing for one beside the field."""
    return 1 << y * WIDTH + x if 0 <= x < WIDTH and 0 <= y < WIDTH else 0


def joined(sets: Iterable[Quarters]) -> Quarters:
    """Return these sets together."""
    return reduce(or_, sets, 0)


def quarters_of(cells: Iterable[Cell]) -> Quarters:
    """Return these quarters together."""
    return joined(quarter(cell.x, cell.y) for cell in cells)


def each_quarter(quarters: Quarters) -> tuple[Cell, ...]:
    """Return the quarters of a set, row by row."""
    return tuple(Cell(bit % WIDTH, bit // WIDTH) for bit in members(quarters))


@lru_cache(maxsize=_PLACES)
def covered(place: Place) -> Quarters:
    """Return the four quarters under a tank that stands there."""
    return quarters_of(Cell(place.x + x, place.y + y) for x in (0, 1) for y in (0, 1))


def on_field(place: Place) -> bool:
    """Whether a tank there is whole on the field."""
    return 0 <= place.x <= WIDTH - 2 and 0 <= place.y <= WIDTH - 2


def overlap(one: Place, other: Place) -> bool:
    """Whether two tanks there would share a quarter."""
    return abs(one.x - other.x) < 2 and abs(one.y - other.y) < 2


@lru_cache(maxsize=_PLACES)
def muzzle(place: Place, facing: Facing) -> Point:
    """Return the middle of a tank's side, where its bullet starts (P5.6)."""
    return Cell(place.x + 1 + facing.dx, place.y + 1 + facing.dy)


@lru_cache(maxsize=_PLACES)
def front(place: Place, facing: Facing) -> Quarters:
    """Return the half of a tank's place on that side."""
    return ahead(Cell(place.x + 1, place.y + 1), facing)


@lru_cache(maxsize=_PLACES)
def ahead(point: Point, facing: Facing) -> Quarters:
    """Return the two quarters that a bullet at this point flies into next (P2.2)."""
    x, y = point.x, point.y
    if facing.dx:
        column = x if facing.dx > 0 else x - 1
        return quarter(column, y - 1) | quarter(column, y)
    row = y if facing.dy > 0 else y - 1
    return quarter(x - 1, row) | quarter(x, row)


@lru_cache(maxsize=_PLACES)
def through_cell(point: Point, facing: Facing) -> Quarters:
    """Return both lanes from before this point to the far side of the row of cells (P2.4)."""
    along = point.x if facing.dx else point.y
    halfway = along % 2
    return ahead(point, facing) | (0 if halfway else ahead(point.step(facing), facing))


@lru_cache(maxsize=_PLACES)
def struck_from(place: Place) -> frozenset[Point]:
    """Return the points where a bullet at rest strikes a tank that comes there (P5.6a)."""
    x, y = place.x + 1, place.y + 1
    return frozenset({Cell(x, y), Cell(x + 1, y), Cell(x - 1, y), Cell(x, y + 1), Cell(x, y - 1)})


def at_edge(point: Point) -> bool:
    """Whether a bullet that comes there leaves the field."""
    return not (0 < point.x < WIDTH and 0 < point.y < WIDTH)
