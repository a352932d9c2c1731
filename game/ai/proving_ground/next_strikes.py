"""Where tanks can strike with their next turn: facts that minds weigh."""

from __future__ import annotations

from functools import lru_cache

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.proving_ground.foresight.hazards import first_hazard
from game.rules.proving_ground.reach import Powers, drives, paths, powers, ring
from game.rules.proving_ground.state import Table


@lru_cache(maxsize=8192)
def strikes(start: Cell, own: Powers) -> frozenset[Cell]:
    """Return every cell that a tank strikes after one drive, whatever is in its way."""
    return frozenset(cell for path in paths(start, own) for cell in ring(path[-1], own.shot))


def threats(table: Table, seat: Seat, cell: Cell) -> int:
    """Return how many rival tanks can strike a cell with their next turn."""
    side = table.side(seat)
    return sum(
        cell in strikes(pawn.cell, own)
        for number, pawn in enumerate(table.pawns)
        if pawn.cell is not None
        and table.side(pawn.seat) != side
        and (own := powers(table, number)) is not None
    )


def safe_ends(table: Table, number: int) -> tuple[Cell, ...]:
    """Return where a pawn can drive next without meeting anything."""
    ways = drives(table, number)
    return tuple([path[-1] for path in ways if first_hazard(table, number, path) is None])
