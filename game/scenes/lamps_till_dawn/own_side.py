"""What an open hand shows over the house: where its side is, and what it plans."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Picking
from game.rules.lamps_till_dawn.state import Table
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.lamps_till_dawn.pieces import draw_nightmares, draw_walkers
from game.view.lamps_till_dawn.plan_marks import draw_plans


def draw_own_side(
    canvas: Canvas, at: BoardPlace, view: Table, seat: Seat, picking: Picking, cell: Cell | None
) -> None:
    """Draw what the view of a seat knows beside what everybody sees."""
    draw_nightmares(canvas, at, view)
    draw_plans(canvas, at, view)
    draw_walkers(canvas, at, view, {})
