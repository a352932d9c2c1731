"""Why? What of a match is a reason, and what happened last on a cell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.grid import Cell
from game.core.rules import Told
from game.rules.tanchiki.events import (
    BrickHalved,
    BrickRemoved,
    CardsDrawn,
    ColumnBlocked,
    ColumnMoved,
    Event,
    FirstPlayerPassed,
    HandRenewed,
    KindExchanged,
    PhaseBegan,
    PlanChanged,
    PlanCommitted,
    PlansRevealed,
    PlayedDiscarded,
    Shot,
    StackRevealed,
    TankPlaced,
    TurnBegan,
    VolleyFired,
)
from game.rules.tanchiki.state import Piece, Table

_COURSE = (TurnBegan, PhaseBegan, PlansRevealed, PlanCommitted, FirstPlayerPassed, TankPlaced)
_OF_THE_HAND = (
    CardsDrawn,
    HandRenewed,
    KindExchanged,
    PlayedDiscarded,
    StackRevealed,
    PlanChanged,
    PlanCommitted,
)


def of_course(event: Event) -> bool:
    """Whether an event is the course of the turn, and no reason."""
    return isinstance(event, _COURSE)


def shots_of(chain: Sequence[Told[Any]]) -> tuple[Shot, ...]:
    """Return the shots that the last event of a chain follows from, all of them for a volley."""
    fired = [told.event for told in chain if isinstance(told.event, VolleyFired)]
    if not fired:
        return ()
    asked, shots = chain[-1].event, fired[-1].shots
    match asked:
        case VolleyFired():
            return shots
        case BrickHalved(cell) | BrickRemoved(cell):
            return tuple(shot for shot in shots if shot.path[-1:] == (cell,))
        case _:
            struck = getattr(asked, "seat", getattr(asked, "bot", None))
            return tuple(shot for shot in shots if shot.piece is not None and shot.piece == struck)


def touches(table: Table, event: Event, cell: Cell) -> bool:
    """Whether an event moved the piece on a cell, or where there is none made what lies there.

    A shot touches every cell it flew over.
    """
    if isinstance(event, VolleyFired) and any(cell in shot.path for shot in event.shots):
        return True
    piece = table.field.piece_on(cell)
    return getattr(event, "cell", None) == cell if piece is None else _moves(event, piece)


def _moves(event: Event, piece: Piece) -> bool:
    match event:
        case ColumnMoved() | ColumnBlocked():
            return piece in event.pieces
        case _ if isinstance(event, _OF_THE_HAND):
            return False
        case _:
            return piece in (getattr(event, name, None) for name in ("seat", "piece", "bot"))
