"""The figures of the rules book of One Cut."""

from __future__ import annotations

from typing import assert_never

from game.rules.one_cut import ONE_CUT
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
from game.rules.one_cut.field import cell_name
from game.rules.one_cut.letters.scenarios import ordered, played
from game.rules.one_cut.state import SEATS, Table
from game.scenes.frame.kit import Names, Words
from game.scenes.table.figures import Figures
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.one_cut.board import BOARD
from game.view.one_cut.seat_zone import draw_left, draw_row

from .naming import card_name
from .sentences import tell

ORDER = "cut.order"


def _row(canvas: Canvas, box: Box, table: Table, seat: int) -> None:
    """Draw the row of a seat, and what it may still have."""
    draw_row(canvas, box.left(box.width * 0.5), table, seat)
    draw_left(canvas, box.edge(box.width * 0.46), table.sides[seat])


def _order(words: Words, table: Table, line: str, names: Names) -> str:
    """Return who would do what, or which row would be laid."""
    first, *more = ordered(table, line)
    name = names[first.seat]
    if not more:
        return _one(words, first, name)
    laid = (each.card for each in (first, *more) if isinstance(each, LayCard))
    return words(f"{ORDER}.row", name=name, cards=", ".join(card_name(words, c) for c in laid))


def _one(words: Words, action: Action, name: str) -> str:
    match action:
        case LayCard(_, card):
            return words(f"{ORDER}.lay", name=name, cards=card_name(words, card))
        case StepTo(_, cell):
            return words(f"{ORDER}.step", name=name, cell=cell_name(cell))
        case NameMark(_, cell):
            return words(f"{ORDER}.mark", name=name, cell=cell_name(cell))
        case PushTo(_, cell):
            return words(f"{ORDER}.push", name=name, cell=cell_name(cell))
        case TakeBack():
            return words(f"{ORDER}.take_back", name=name)
        case Commit():
            return words(f"{ORDER}.ready", name=name)
        case AgreeMarks():
            return words(f"{ORDER}.agree", name=name)
        case KeepMarks():
            return words(f"{ORDER}.fair", name=name)
        case _:
            assert_never(action)


FIGURES = Figures(
    ONE_CUT, BOARD, played, tell, why="cut.why", order=_order, rows=len(SEATS), row=_row
)
