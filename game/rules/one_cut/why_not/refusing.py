"""Why an action is refused, None for a legal one: the referee's question, and a player's.

What is listed and what is refused are worked out apart; a test holds them to each other.
"""

from __future__ import annotations

from typing import assert_never

from game.core.hex import distance
from game.core.rules import Seat
from game.rules.one_cut.actions import (
    Action,
    AgreeMarks,
    Commit,
    KeepMarks,
    LayCard,
    NameMark,
    Placing,
    Planning,
    PushTo,
    StepTo,
    TakeBack,
)
from game.rules.one_cut.cards import Card
from game.rules.one_cut.field import PUSHED, on_field
from game.rules.one_cut.state import MOST_LAID, SEATS, Stage, Table

from .reasons import Refusal, Why

Answer = Refusal | None

NOW = {Stage.PLACE: "U1.2", Stage.PLAN: "U2.1", Stage.STEP: "U3.3", Stage.PUSH: "U4.6"}
"""What is to be decided first."""


def refusal(table: Table, action: Action) -> Answer:
    """Return why the seat may not do this now, None if it may."""
    if action.seat not in SEATS:
        return Refusal(Why.NOT_SEATED, "U1.1")
    if table.stage is Stage.OVER:
        return Refusal(Why.OVER, "U5.1")
    match action:
        case NameMark() | AgreeMarks() | KeepMarks():
            return _place(table, action)
        case LayCard() | TakeBack() | Commit():
            return _plan(table, action)
        case StepTo():
            return _step(table, action)
        case PushTo():
            return _push(table, action)
        case _:
            assert_never(action)


def _place(table: Table, action: Placing) -> Answer:
    placed = table.placed
    if placed is None:
        return Refusal(Why.NOT_NOW, NOW[table.stage])
    named = len(placed) == len(SEATS)
    if action.seat != int(named):
        return Refusal(Why.NOT_ASKED, "U1.2")
    if isinstance(action, AgreeMarks):
        return None if named else Refusal(Why.NO_MARKS, "U1.2")
    if isinstance(action, KeepMarks):
        return None
    if named:
        return Refusal(Why.MARKS_NAMED, "U1.2")
    if not on_field(action.cell):
        return Refusal(Why.OFF_FIELD, "U1.1", action.cell)
    return Refusal(Why.MARKED, "U1.2", action.cell) if action.cell in placed else None


def _plan(table: Table, action: Planning) -> Answer:
    if table.stage is not Stage.PLAN:
        return Refusal(Why.NOT_NOW, "U1.2" if table.stage is Stage.PLACE else "U2.2")
    side = table.sides[action.seat]
    if side.committed:
        return Refusal(Why.COMMITTED, "U2.1")
    if isinstance(action, LayCard):
        if side.hand is None or action.card not in side.hand:
            return Refusal(Why.NOT_IN_HAND, "U2.1")
        return Refusal(Why.ROW_FULL, "U2.1") if len(side.row) >= MOST_LAID else None
    return None if side.row else Refusal(Why.ROW_EMPTY, "U2.1")


def _step(table: Table, action: StepTo) -> Answer:
    seat, cell = action.seat, action.cell
    if table.stage is not Stage.STEP:
        return Refusal(Why.NOT_NOW, NOW[table.stage])
    if seat not in table.asked:
        return Refusal(Why.NOT_ASKED, "U3.3")
    if table.sides[seat].named:
        return Refusal(Why.NAMED, "U4.6")
    if not on_field(cell):
        return Refusal(Why.OFF_FIELD, "U1.1", cell)
    away = distance(table.sides[seat].cell, cell)
    if away == 0:
        return None if _dodges(table, seat) else Refusal(Why.MUST_STEP, "U3.3", cell)
    return None if away == 1 else Refusal(Why.TOO_FAR, "U3.3", cell)


def _push(table: Table, action: PushTo) -> Answer:
    contested = table.contested
    if contested is None:
        return Refusal(Why.NOT_NOW, NOW[table.stage])
    if action.seat not in table.asked:
        return Refusal(Why.NOT_ASKED, "U4.6")
    if not on_field(action.cell):
        return Refusal(Why.OFF_FIELD, "U1.1", action.cell)
    away = distance(contested, action.cell)
    if away == 0:
        return Refusal(Why.TAKEN, "U4.6", action.cell)
    return None if away <= PUSHED else Refusal(Why.PUSH_TOO_FAR, "U4.6", action.cell)


def _dodges(table: Table, seat: Seat) -> bool:
    return table.shown(seat) is Card.DODGE
