"""Who may decide now, and everything they may do, in a fixed order; a view is enough for it."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Outcome, Seat
from game.rules.one_cut.actions import (
    Action,
    AgreeMarks,
    Commit,
    KeepMarks,
    LayCard,
    NameMark,
    PushTo,
    StepTo,
    TakeBack,
)
from game.rules.one_cut.cards import KINDS, Card
from game.rules.one_cut.field import CELLS, near, pushes
from game.rules.one_cut.state import MOST_LAID, SEATS, Stage, Table


def to_act(table: Table) -> tuple[Seat, ...]:
    """Return all who have not committed, or not named their step; who pushes, or names marks."""
    match table.stage:
        case Stage.PLACE:
            return SEATS[:1] if len(table.placed or ()) < len(SEATS) else SEATS[1:]
        case Stage.PLAN:
            return tuple(seat for seat in SEATS if not table.sides[seat].committed)
        case Stage.STEP:
            return tuple(seat for seat in table.asked if not table.sides[seat].named)
        case Stage.PUSH:
            return table.asked
        case Stage.OVER:
            return ()


def legal(table: Table, seat: Seat) -> tuple[Action, ...]:
    if seat not in to_act(table):
        return ()
    match table.stage:
        case Stage.PLACE:
            return _marks(seat, table.placed or ())
        case Stage.STEP:
            return tuple(StepTo(seat, cell) for cell in steps(table, seat))
        case Stage.PUSH:
            assert table.contested is not None
            return tuple(PushTo(seat, cell) for cell in pushes(table.contested))
        case _:
            return _plans(table, seat)


def steps(table: Table, seat: Seat) -> tuple[Cell, ...]:
    """Return the cells a walker may name: the own one only who dodges (U3.3, U4.6)."""
    cell = table.sides[seat].cell
    stays = table.shown(seat) is Card.DODGE
    return ((cell,) if stays else ()) + near(cell)


def outcome(table: Table) -> Outcome | None:
    return None if table.ending is None else Outcome(frozenset(table.ending.winners))


def _marks(seat: Seat, placed: tuple[Cell, ...]) -> tuple[Action, ...]:
    if len(placed) == len(SEATS):
        return AgreeMarks(seat), KeepMarks(seat)
    free = (cell for cell in CELLS if cell not in placed)
    return (*(NameMark(seat, cell) for cell in free), KeepMarks(seat))


def _plans(table: Table, seat: Seat) -> tuple[Action, ...]:
    side = table.sides[seat]
    assert side.hand is not None
    free = len(side.row) < MOST_LAID
    return (
        *(LayCard(seat, card) for card in KINDS if free and card in side.hand),
        *((TakeBack(seat), Commit(seat)) if side.row else ()),
    )
