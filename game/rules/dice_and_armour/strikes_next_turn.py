"""What a tank can strike in its next turn, by a shot with or without a move before it, or a ram."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from game.core.grid import Cell
from game.core.lines_from_cell import Cells, Squares, around, seen, squares
from game.core.rules import Seat
from game.rules.dice_and_armour.abilities import aims, reach
from game.rules.dice_and_armour.kinds import Part
from game.rules.dice_and_armour.reach import Taken, ground, open_ways, pushes_to, taken_for
from game.rules.dice_and_armour.spelling import looks
from game.rules.dice_and_armour.state import Table, Tank, other

_KNOWN = 8


@lru_cache(maxsize=_KNOWN)
def strikers(table: Table, seat: Seat) -> dict[int, tuple[int, ...]]:
    """Return for each tank of a seat that can be struck in the other side's next turn, by whom."""
    plane = _plane(table)
    found: dict[int, tuple[int, ...]] = {}
    for foe in table.own(other(seat)):
        cells = struck(table, foe)
        for tank in table.own(seat):
            if cells >> plane.number(tank.cell) & 1:
                found[tank.number] = (*found.get(tank.number, ()), foe.number)
    return found


@lru_cache(maxsize=_KNOWN)
def dangerous(table: Table, seat: Seat) -> frozenset[Cell]:
    """Return the cells where a tank of this seat could be struck in the other side's next turn."""
    plane, together = _plane(table), 0
    for foe in table.own(other(seat)):
        together |= struck(table, foe)
    own = {tank.cell for tank in table.own(seat)}
    there = (place for number, place in enumerate(plane.places) if together >> number & 1)
    return frozenset(cell for cell in there if cell in own or table.free(cell))


def struck(table: Table, tank: Tank) -> Cells:
    """Return all cells that a tank can shoot at in its next turn, and where it can ram."""
    plane, taken = _plane(table), taken_for(table, tank.seat)
    others = taken.all & ~(1 << plane.number(tank.cell))
    found = _shot_at(plane, tank, others)
    for stands in _stands(table, tank, taken):
        end = 1 << plane.number(stands.cell)
        if end & taken.foes:
            found |= end
            continue
        pushed = pushes_to(table, tank, stands.cell)
        screen = others | (1 << plane.number(pushed)) if pushed else others
        found |= _shot_at(plane, stands, screen)
    return found


def _stands(table: Table, tank: Tank, taken: Taken) -> Iterator[Tank]:
    """Yield a tank at each end of its moves; how it looks there counts with a broken side alone."""
    free = tank.has(Part.SIDE)
    paths = open_ways(ground(table, tank, taken))
    for cell, facing in {(p[-1], tank.facing if free else looks(tank, p)) for p in paths}:
        yield replace(tank, cell=cell, facing=facing)


def _shot_at(plane: Squares, tank: Tank, screen: Cells) -> Cells:
    """Return the cells that a tank can shoot at from where it stands (D4.1)."""
    place, found = plane.number(tank.cell), 0
    near, far = around(plane, place, 1, 1), around(plane, place, 1, reach(tank))
    lines = seen(plane, place, screen)
    for way in aims(tank):
        found |= lines[way.eighth] & (far if way.straight else near)
    return found


def _plane(table: Table) -> Squares:
    return squares(table.board.width, table.board.height)
