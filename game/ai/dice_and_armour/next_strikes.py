"""Who can strike whom in a coming turn, by sets of cells (D3, D4, D7)."""

from __future__ import annotations

from functools import lru_cache

from game.core.lines_from_cell import Cells, Squares, around, seen, squares
from game.core.rules import Seat
from game.rules.dice_and_armour.abilities import reach
from game.rules.dice_and_armour.kinds import Part
from game.rules.dice_and_armour.reach import Ground, ground, open_ways, taken_for
from game.rules.dice_and_armour.state import Table, Tank

from .rams import ram_value
from .tank_worth import exchange

_KNOWN = 1 << 12


def strongest(table: Table, seat: Seat) -> int:
    """Return what the best shot or ram of a seat takes, with a move before it or without."""
    plane = squares(table.board.width, table.board.height)
    taken = taken_for(table, seat)
    foes = tuple(tank for tank in table.tanks if tank.seat != seat)
    best = 0
    for tank in table.own(seat):
        ends = _ends(ground(table, tank, taken))
        start = 1 << plane.number(tank.cell)
        screen = taken.all & ~start
        for foe in foes:
            place = plane.number(foe.cell)
            if ends >> place & 1:
                best = max(best, ram_value(table, tank, foe))
            if tank.jammed or (value := exchange(table, tank, foe)) <= best:
                continue
            if (ends | start) & ~screen & sights(plane, tank, place, screen):
                best = value
    return best


def sights(plane: Squares, tank: Tank, place: int, screen: Cells) -> Cells:
    """Return the cells from which a tank could shoot at a place."""
    near, far = around(plane, place, 1, 1), around(plane, place, 1, reach(tank))
    lines = seen(plane, place, screen)
    found = 0
    for bearing in range(8):
        found |= lines[bearing] & (near if bearing % 2 else far)
    if tank.has(Part.SIDE):
        return found
    return lines[tank.facing.opposite.eighth] & far


@lru_cache(maxsize=_KNOWN)
def _ends(on: Ground) -> Cells:
    """Return the cells on which a move can end."""
    ends = 0
    for path in open_ways(on):
        ends |= 1 << path[-1].y * on.width + path[-1].x
    return ends
