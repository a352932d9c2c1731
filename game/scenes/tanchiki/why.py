"""Why? What of a match is a reason, and what happened last on a cell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.grid import Cell
from game.core.rules import Told
from game.rules.tanchiki.events import (
    BonusAppeared,
    BrickBuilt,
    BrickHalved,
    BrickRemoved,
    CardsDrawn,
    ColumnBlocked,
    ColumnMoved,
    EagleLanded,
    Event,
    FirstPlayerPassed,
    HandRenewed,
    KindExchanged,
    PhaseBegan,
    PlanChanged,
    PlanCommitted,
    PlansRevealed,
    PlayedDiscarded,
    StackRevealed,
    TankPlaced,
    TurnBegan,
    VolleyFired,
)
from game.rules.tanchiki.state import Piece, Table
from game.scenes.kit import Kit
from game.scenes.play import why
from game.scenes.sheet import Sheet

from .naming import Names
from .sentences import explain

Story = Sequence[Told[Any]]

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


def causes(story: Story, number: int) -> tuple[Told[Any], ...]:
    """Return the event and all it follows from, but for the course of the turn."""
    return why.causes(story, number, of_course)


def why_scene(kit: Kit, story: Story, number: int, names: Names, private: bool = False) -> Sheet:
    """Return the chain that led to this event."""
    chain = causes(story, number)
    return why.why_scene(
        kit, "tanchiki", chain, lambda event: explain(kit.words, event, names), private
    )


def of_course(event: Event) -> bool:
    """Whether an event is the course of the turn, and no reason."""
    return isinstance(event, _COURSE)


def latest_of(story: Story, table: Table, cell: Cell) -> int | None:
    """Return the number of the last event that made what lies or lay on this cell."""
    latest = (told.number for told in reversed(story) if touches(table, told.event, cell))
    return next(latest, None)


def touches(table: Table, event: Event, cell: Cell) -> bool:
    """Whether an event moved the piece on a cell, or where there is none made what lies there."""
    piece = table.field.piece_on(cell)
    return _touches(event, cell) if piece is None else _moves(event, piece)


def _moves(event: Event, piece: Piece) -> bool:
    match event:
        case ColumnMoved() | ColumnBlocked():
            return piece in event.pieces
        case VolleyFired():
            return any(piece == shot.piece for shot in event.shots)
        case _ if isinstance(event, _OF_THE_HAND):
            return False
        case _:
            about = (getattr(event, name, None) for name in ("seat", "piece", "bot"))
            return any(each is not None and each == piece for each in about)


def _touches(event: Event, cell: Cell) -> bool:
    match event:
        case BrickHalved() | BrickRemoved() | BrickBuilt() | BonusAppeared() | EagleLanded():
            return event.cell == cell
        case _:
            return getattr(event, "cell", None) == cell
