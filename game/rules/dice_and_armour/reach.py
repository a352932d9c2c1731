"""Where a tank can move (D3), and what its shots would strike (D4)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.core.grid import RING, Cell, Facing
from game.core.lines_from_cell import first, squares
from game.core.paths import Land, Manner, Path, exact
from game.rules.dice_and_armour.abilities import aims, reach_to, rests, speed
from game.rules.dice_and_armour.kinds import Kind
from game.rules.dice_and_armour.state import Table, Tank, Wreck

FREELY = Manner(RING, turns=True, crosses=False, slants=False)
"""Straight steps freely mixed, never two diagonal ones in a row, no cell twice (D3.1, D3.2)."""

# Measured: a path of a light tank takes 0.3 KB, all from one cell 70 KB.
_KNOWN = 1 << 10


@dataclass(frozen=True, slots=True)
class Way:
    """A path on the bare board, its cells before the last as a set, and the last one as a bit."""

    path: Path
    over: int
    end: int


@dataclass(frozen=True, slots=True)
class Ground:
    """Where a tank begins and how it goes; what it cannot pass, and where it cannot stop.

    Bound to a `line` it goes only forth or back on it (D6.2).
    """

    width: int
    height: int
    start: Cell
    length: int
    line: Facing | None
    closed: int
    ends: int


@dataclass(frozen=True, slots=True)
class Aim:
    """What a shot strikes: the tank or the wreck on a cell, and how far it is."""

    way: Facing
    struck: Tank | Wreck
    distance: int


@dataclass(frozen=True, slots=True)
class Taken:
    """The cells on which something is, as sets: friends and foes, wrecks, and concrete."""

    friends: int
    foes: int
    wrecks: int
    blocks: int

    @property
    def all(self) -> int:
        return self.friends | self.foes | self.wrecks | self.blocks


def moves(table: Table, tank: Tank, taken: Taken | None = None) -> tuple[Path, ...]:
    """Return every full way a tank may go now, rams among them.

    Who asks for many tanks gives what their seat sees taken, and so saves to find it anew.
    """
    return open_ways(ground(table, tank, taken))


def ground(table: Table, tank: Tank, taken: Taken | None = None) -> Ground:
    """Return all that decides where a tank can move now."""
    taken = taken or taken_for(table, tank.seat)
    ends = taken.all & ~taken.foes
    if tank.kind is Kind.HEAVY:
        ends &= ~_pushable(table, tank)
    length = 0 if rests(table, tank) else speed(tank)
    line = tank.facing if tank.bound else None
    size = (table.board.width, table.board.height)
    return Ground(*size, tank.cell, length, line, taken.all, ends)


@lru_cache(maxsize=_KNOWN)
def open_ways(on: Ground) -> tuple[Path, ...]:
    found = _ways(on.width, on.height, on.start, on.length, on.line)
    return tuple(way.path for way in found if not (way.over & on.closed or way.end & on.ends))


def shots(table: Table, tank: Tank, taken: Taken | None = None) -> tuple[Aim, ...]:
    """Return every shot a tank may fire, by its way."""
    taken = taken or taken_for(table, tank.seat)
    found = (shot(table, tank, way, taken) for way in aims(tank))
    return tuple(aim for aim in found if aim)


def shot(table: Table, tank: Tank, way: Facing, taken: Taken | None = None) -> Aim | None:
    """Return what a shot that way strikes, None if there is nothing to aim at (D4.2).

    The first tank or wreck is struck, a friend, too; but behind a friend there must be a foe or
    a wreck within range.
    """
    taken = taken or taken_for(table, tank.seat)
    plane = squares(table.board.width, table.board.height)
    start = plane.number(tank.cell)
    aimed = first(plane, start, way.eighth, taken.foes | taken.wrecks | taken.blocks)
    if aimed < 0 or taken.blocks >> aimed & 1:
        return None
    if apart(tank.cell, plane.places[aimed]) > reach_to(tank, way):
        return None
    struck = plane.places[first(plane, start, way.eighth, taken.all)]
    found = table.tank_on(struck) or table.wreck_on(struck)
    assert found is not None
    return Aim(way, found, apart(tank.cell, struck))


def taken_for(table: Table, seat: int) -> Taken:
    """Return what lies where, as a seat sees friends and foes."""
    width = table.board.width
    friends = foes = wrecks = 0
    for tank in table.tanks:
        bit = 1 << tank.cell.y * width + tank.cell.x
        if tank.seat == seat:
            friends |= bit
        else:
            foes |= bit
    for wreck in table.wrecks:
        wrecks |= 1 << wreck.cell.y * width + wreck.cell.x
    return Taken(friends, foes, wrecks, _bits(table.board.blocks, width))


def pushes_to(table: Table, tank: Tank, cell: Cell) -> Cell | None:
    """Return where a wreck on a neighbouring cell would be pushed, None if it cannot (D5.4)."""
    wreck = table.wreck_on(cell)
    if tank.kind is not Kind.HEAVY or wreck is None or wreck.kind is not Kind.LIGHT:
        return None
    to = Cell(2 * cell.x - tank.cell.x, 2 * cell.y - tank.cell.y)
    return to if table.free(to) else None


def faced(tank: Tank, start: Cell, to: Cell) -> Facing:
    """Return how a tank looks after a step: that way, unless it is slantwise or bound (D3.4)."""
    way = next(way for way in RING if start.step(way) == to)
    return way if way.straight and not tank.bound else tank.facing


def apart(one: Cell, two: Cell) -> int:
    return max(abs(one.x - two.x), abs(one.y - two.y))


def _pushable(table: Table, tank: Tank) -> int:
    """Return the neighbouring wrecks that a tank can push."""
    near = (wreck.cell for wreck in table.wrecks if apart(wreck.cell, tank.cell) == 1)
    return _bits(
        frozenset(cell for cell in near if pushes_to(table, tank, cell)), table.board.width
    )


@lru_cache(maxsize=_KNOWN)
def _ways(
    width: int, height: int, start: Cell, length: int, line: Facing | None
) -> tuple[Way, ...]:
    """Return the ways on a bare board."""
    manner = FREELY if line is None else Manner((line, line.opposite), crosses=False)
    found = exact(Land(width, height), start, length, manner)
    return tuple(
        Way(path, *(_bits(frozenset(c), width) for c in (path[:-1], path[-1:]))) for path in found
    )


@lru_cache(maxsize=_KNOWN)
def _bits(cells: frozenset[Cell], width: int) -> int:
    return sum(1 << cell.y * width + cell.x for cell in cells)
