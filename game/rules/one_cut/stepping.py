"""Steps named in secret, and a cell that both want (U4.6, U4.7)."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.one_cut.actions import PushTo, StepTo
from game.rules.one_cut.events import (
    CellContested,
    CellTaken,
    FiguresStepped,
    PushAsked,
    StepNamed,
    StepsShown,
)
from game.rules.one_cut.state import SEATS, Table

from .pair_outcome import CELL, thrown
from .referee_tasks import Story


def step(story: Story, action: StepTo) -> None:
    """Name a step; the last one named shows and makes them all."""
    table = story.table
    rule = "U4.6" if len(table.asked) == 2 else "U3.3"
    named = story.say(StepNamed(action.seat, action.cell), rule)
    sides = story.table.sides
    if not all(sides[seat].named for seat in table.asked):
        return
    one, two = (sides[seat].step if seat in table.asked else None for seat in SEATS)
    shown = story.say(StepsShown((one, two)), rule, named)
    _go(story, (one or sides[0].cell, two or sides[1].cell), rule, shown)


def push(story: Story, action: PushTo) -> None:
    """Take the contested cell; the other figure goes where it is pushed."""
    table = story.table
    assert table.contested is not None
    taken = CellTaken(action.seat, table.contested, action.cell)
    story.say(taken, _contest(table, table.contested))


def _go(story: Story, cells: tuple[Cell, Cell], rule: str, shown: int) -> None:
    if cells[0] == cells[1]:
        _contend(story, cells[0], shown)
    elif cells != (story.table.sides[0].cell, story.table.sides[1].cell):
        story.say(FiguresStepped(cells), rule, shown)


def _contend(story: Story, cell: Cell, shown: int) -> None:
    """Let both throw until one throws lower: it has the cell, and pushes the other."""
    rule = _contest(story.table, cell)
    cause = story.say(CellContested(cell), rule, shown)
    number = 1
    throws, cause = thrown(story, CELL, number, rule, cause)
    while throws[0] == throws[1]:
        number += 1
        throws, cause = thrown(story, CELL, number, rule, cause)
    winner: Seat = 0 if throws[0] < throws[1] else 1
    story.say(PushAsked(winner, cell), rule, cause)


def _contest(table: Table, cell: Cell) -> str:
    """Return the paragraph: one stands there already, or both come."""
    return "U4.7" if any(side.cell == cell for side in table.sides) else "U4.6"
