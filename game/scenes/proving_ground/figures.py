"""The figures of the rules book of Proving Ground."""

from __future__ import annotations

from game.rules.proving_ground import PROVING_GROUND
from game.rules.proving_ground.events import TurnBegan
from game.rules.proving_ground.letters.scenarios import played
from game.rules.proving_ground.state import Table
from game.scenes.faces.figure_face import FigureView
from game.scenes.table.figures import Figures
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.proving_ground.board import BOARD
from game.view.proving_ground.marks import draw_reach
from game.view.proving_ground.seat_zone import draw_brief

from .sentences import tell


def _over(canvas: Canvas, place: BoardPlace, shown: FigureView) -> None:
    """Draw where the pawn that acts can go, before it does."""
    table: Table = shown.reel.shown
    for number in table.own(table.turn.seat)[:1]:
        pawn = table.pawns[number]
        if (shown.fresh or shown.staged.notes.asked) and pawn.cell and pawn.tank:
            draw_reach(canvas, place, table, number, None)


FIGURES = Figures(
    PROVING_GROUND,
    BOARD,
    played,
    tell,
    why="proving.why",
    rows=1,
    row=lambda canvas, box, table, row: draw_brief(canvas, box, table, table.turn.seat),
    silent=lambda event: isinstance(event, TurnBegan),
    over=_over,
)
