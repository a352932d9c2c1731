"""The figures of the rules book of Lamps Till Dawn."""

from __future__ import annotations

from dataclasses import replace

from game.core.grid import Cell
from game.core.played_story import Played
from game.core.rules import Sections
from game.rules.lamps_till_dawn import LAMPS_TILL_DAWN
from game.rules.lamps_till_dawn.actions import Commit, TakeBack, Whisper
from game.rules.lamps_till_dawn.letters.scenarios import ordered, played
from game.rules.lamps_till_dawn.state import Table
from game.scenes.frame.kit import Names, Words
from game.scenes.table.figures import Figures
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.lamps_till_dawn.board import BOARD
from game.view.lamps_till_dawn.standing_pieces import board_size

from .cell_words import because
from .naming import action_name
from .sentences import tell

ORDERS = {TakeBack: "take_back", Commit: "ready", Whisper: "whisper"}


def _staged(sections: Sections) -> Played:
    """Play a story; the whole house is shown, under its sky."""
    found = played(sections)
    columns, rows = board_size(found.state.table)
    return replace(found, shown=tuple(Cell(x, y) for y in range(rows) for x in range(columns)))


def _row(canvas: Canvas, box: Box, table: Table, row: int) -> None:
    """Both counters are in the sky."""


def _order(words: Words, table: Table, line: str, names: Names) -> str:
    """Return who would do what."""
    action = next(ordered(table, line))
    match action:
        case TakeBack() | Commit() | Whisper():
            what = words(f"lamps.order.{ORDERS[type(action)]}")
        case _:
            what = action_name(words, table, action)
    return words("event.lamps_till_dawn.done", name=names[action.seat], what=what)


FIGURES = Figures(
    LAMPS_TILL_DAWN,
    BOARD,
    _staged,
    tell,
    why="lamps.why",
    order=_order,
    rows=0,
    row=_row,
    because=because,
    rimmed=False,
)
