"""The map in signs: its points and lanes, what lies there, and who stands there."""

from __future__ import annotations

from game.core.grid import Cell
from game.rules.deep_scan.sky import BASE, POINTS, SIDE, Kind
from game.rules.deep_scan.state import Table

from .notation import ship_name

LEGEND = """\
# is the base; g gas, v a gravity well, m a magnetic field, w a wormhole; o is a stop where
nothing is left. ! marks an event that lies open, A to D are ships. Points are named (3,2): the
fourth column from the west, the third row from the north. Probes lie at 230,-15: so far east and
south of the base, and it is 100 from point to point."""

SIGNS = {Kind.GAS: "g", Kind.GRAVITY: "v", Kind.MAGNETIC: "m", Kind.WORMHOLE: "w"}
_WIDE = 6
"""Signs from a point to the next one."""


def draw_map(table: Table) -> tuple[str, ...]:
    """Return the points with their lanes, in two lines for each row but the last."""
    lines = []
    for y in range(SIDE):
        lines.append("".join(_point(table, Cell(x, y)) for x in range(SIDE)).rstrip(" -"))
        if y + 1 < SIDE:
            lines.append("".join(_lane(Cell(x, y)) for x in range(SIDE)).rstrip())
    return tuple(lines)


def _point(table: Table, at: Cell) -> str:
    """Return what is at a point, and the lane to the east of it."""
    if at not in POINTS:
        return " " * _WIDE
    lane = "-" if Cell(at.x + 1, at.y) in POINTS else " "
    return (_sign(table, at) + _ships(table, at)).ljust(_WIDE, lane)


def _lane(at: Cell) -> str:
    below = Cell(at.x, at.y + 1)
    return ("|" if at in POINTS and below in POINTS else " ").ljust(_WIDE)


def _sign(table: Table, at: Cell) -> str:
    if at == BASE:
        return "#"
    found = table.object_at(at)
    if found is None or found.spent:
        return "o"
    return SIGNS[found.kind] + "!" * (found.reserved is not None)


def _ships(table: Table, at: Cell) -> str:
    ships = enumerate(table.ships)
    return "".join(ship_name(n) for n, ship in ships if ship.place == at and not ship.resigned)
