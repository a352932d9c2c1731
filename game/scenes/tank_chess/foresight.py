"""What would come of a plan: who could strike back, and why a cell is no choice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.core.grid import Cell
from game.rules.tank_chess.attacks import Attack, attacks, moved
from game.rules.tank_chess.moves import Moves
from game.rules.tank_chess.reasons import Destroys, Reason, ShotReason
from game.rules.tank_chess.state import Table
from game.rules.tank_chess.threats import Danger
from game.rules.tank_chess.why import why_cell, why_spared

from .planning import Plan


def on_piece(table: Table, moves: Moves, plan: Plan, who: Iterable[Danger]) -> tuple[Attack, ...]:
    """Return how the piece would be shot at where the plan puts it."""
    if plan.cell is None:
        return ()
    return attacks(moved(table, moves.piece, plan.cell, plan.target), plan.cell, who)


def on_commander(
    table: Table, moves: Moves, plan: Plan, who: tuple[Danger, ...]
) -> tuple[Attack, ...]:
    """Return how the own commander would be shot at after the plan."""
    if plan.cell is None or not who:
        return ()
    then = moved(table, moves.piece, plan.cell, plan.target)
    own = (piece for piece in then.pieces if piece.seat == moves.piece.seat)
    return attacks(then, next(p for p in own if then.kind(p).commander).cell, who)


def why_not(
    table: Table, moves: Moves, plan: Plan, verdicts: Mapping[Cell, ShotReason], cell: Cell
) -> Reason | None:
    """Return why the piece does not get to a cell, or does not destroy the enemy there."""
    foe = table.piece_on(cell)
    if foe is None or foe.seat == moves.piece.seat:
        return None if cell in moves.cells else why_cell(table, moves.piece.cell, cell)
    if plan.posed:
        verdict = verdicts.get(cell)
        return None if isinstance(verdict, Destroys) else verdict
    if cell in moves.prey or not moves.told:
        return None
    return why_spared(table, moves.piece.cell, moves.poses, cell)
