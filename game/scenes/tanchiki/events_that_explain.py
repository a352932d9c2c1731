"""Why? What of a match is a reason, and what happened last on a cell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.grid import Cell
from game.core.rules import Told
from game.rules.tanchiki import events
from game.rules.tanchiki.state import Piece, Table

_COURSE = (
    events.TurnBegan,
    events.PhaseBegan,
    events.PlansRevealed,
    events.PlanCommitted,
    events.FirstPlayerPassed,
    events.TankPlaced,
)
_OF_THE_HAND = (
    events.CardsDrawn,
    events.HandRenewed,
    events.KindExchanged,
    events.PlayedDiscarded,
    events.StackRevealed,
    events.PlanChanged,
    events.PlanCommitted,
)


def of_course(event: events.Event) -> bool:
    """Whether an event is the course of the turn, and no reason."""
    return isinstance(event, _COURSE)


def shots_of(chain: Sequence[Told[Any]]) -> tuple[events.Shot, ...]:
    """Return the shots that the last event of a chain follows from, all of them for a volley."""
    fired = [told.event for told in chain if isinstance(told.event, events.VolleyFired)]
    if not fired:
        return ()
    asked, shots = chain[-1].event, fired[-1].shots
    match asked:
        case events.VolleyFired():
            return shots
        case events.BrickHalved(cell) | events.BrickRemoved(cell):
            return tuple(shot for shot in shots if shot.path[-1:] == (cell,))
        case _:
            struck = getattr(asked, "seat", getattr(asked, "bot", None))
            return tuple(shot for shot in shots if shot.piece is not None and shot.piece == struck)


def touches(table: Table, event: events.Event, cell: Cell) -> bool:
    """Whether an event moved the piece on a cell, or where there is none made what lies there.

    A shot touches every cell it flew over.
    """
    if isinstance(event, events.VolleyFired) and any(cell in shot.path for shot in event.shots):
        return True
    piece = table.field.piece_on(cell)
    return getattr(event, "cell", None) == cell if piece is None else _moves(event, piece)


def _moves(event: events.Event, piece: Piece) -> bool:
    match event:
        case events.ColumnMoved() | events.ColumnBlocked():
            return piece in event.pieces
        case _ if isinstance(event, _OF_THE_HAND):
            return False
        case _:
            return piece in (getattr(event, name, None) for name in ("seat", "piece", "bot"))
