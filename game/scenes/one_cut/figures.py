"""The figures of the rules book of One Cut."""

from __future__ import annotations

from game.rules.one_cut import ONE_CUT
from game.rules.one_cut.letters.scenarios import played
from game.rules.one_cut.state import SEATS, Table
from game.scenes.table.figures import Figures
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.one_cut.board import BOARD
from game.view.one_cut.seat_zone import draw_left, draw_row

from .sentences import tell


def _row(canvas: Canvas, box: Box, table: Table, seat: int) -> None:
    """Draw the row of a seat, and what it may still have."""
    draw_row(canvas, box.left(box.width * 0.5), table, seat)
    draw_left(canvas, box.edge(box.width * 0.46), table.sides[seat])


FIGURES = Figures(ONE_CUT, BOARD, played, tell, why="cut.why", rows=len(SEATS), row=_row)
