"""What has been worked out about a table, kept as long as it is that table that is asked about."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar, cast

from game.core.grid import Cell, Facing
from game.core.rules import Seat
from game.rules.tank_chess.reasons import ShotReason
from game.rules.tank_chess.state import Table
from game.rules.tank_chess.threats import Danger, dangers
from game.rules.tank_chess.why import why_shot

A = TypeVar("A")  # answer


class Memory:
    """The latest answer to each question."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[Table, Hashable, Any]] = {}

    def of(self, question: str, table: Table, about: Hashable, answer: Callable[[], A]) -> A:
        """Return the answer, worked out anew for another table or other particulars."""
        known = self._known.get(question)
        if known is None or known[0] is not table or known[1] != about:
            known = (table, about, answer())
            self._known[question] = known
        return cast(A, known[2])


def hanging(table: Table, seat: Seat) -> dict[Cell, tuple[Danger, ...]]:
    """Return the seat's pieces that could be destroyed where they stand, and by whom."""
    return {
        piece.cell: who
        for piece in table.pieces
        if piece.seat == seat and (who := dangers(table, piece.number))
    }


def verdicts(table: Table, start: Cell, cell: Cell, facing: Facing) -> dict[Cell, ShotReason]:
    """Return what a shot of the piece on `start` would do from a pose at each enemy."""
    return {
        piece.cell: why_shot(table, start, cell, facing, piece.cell)
        for piece in table.pieces
        if piece.seat != table.turn
    }
