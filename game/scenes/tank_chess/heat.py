"""How hot a match of Tank Chess is, by what everybody sees: 0 calm, 1 contact, 2 alarm."""

from __future__ import annotations

from itertools import product

from game.rules.tank_chess.state import Piece, Table

NEAR = 2
"""Cells between two enemies."""

FRESH = 6
"""For so many turns a loss is felt."""


def heat(table: Table) -> int:
    if table.end is not None:
        return 0
    if table.check or table.escape:
        return 2
    lost = table.quiet < min(FRESH, table.turns)
    white, black = ([p for p in table.pieces if p.seat == seat] for seat in (0, 1))
    return int(lost or any(_far(one, other) <= NEAR for one, other in product(white, black)))


def _far(one: Piece, other: Piece) -> int:
    return max(abs(one.cell.x - other.cell.x), abs(one.cell.y - other.cell.y))
