"""How hot a match of Proving Ground is, by what everybody sees: 0 calm, 1 contact, 2 alarm."""

from __future__ import annotations

from itertools import combinations

from game.core.grid import Cell
from game.rules.proving_ground.solo_artillery import ENOUGH, artillery_points
from game.rules.proving_ground.state import Mode, Table

NEAR = 3
"""Cells between two rivals: so far the heavy tanks shoot."""

CLOSE = 2
"""A pair, and it is over."""


def heat(table: Table) -> int:
    if not table.turn.number or table.ending is not None:
        return 0
    if table.mode is Mode.SOLO:
        points = artillery_points(table)
        return (points >= ENOUGH // 2) + (points >= ENOUGH - 2 * CLOSE)
    if max(zone.points for zone in table.zones) >= table.target - CLOSE:
        return 2
    return int(table.mode is not Mode.FAMILY and _contact(table))


def _contact(table: Table) -> bool:
    pawns = [(table.side(pawn.seat), pawn.cell) for pawn in table.pawns if pawn.cell]
    pairs = combinations(pawns, 2)
    lost = any(pawn.lost for pawn in table.pawns)
    return lost or any(one[0] != two[0] and _far(one[1], two[1]) <= NEAR for one, two in pairs)


def _far(one: Cell, two: Cell) -> int:
    return max(abs(one.x - two.x), abs(one.y - two.y))
