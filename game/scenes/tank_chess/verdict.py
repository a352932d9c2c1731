"""The card of a match that is over: who has won, large and in words, how, and what is left."""

from __future__ import annotations

from game.view.box import Box
from game.view.canvas import Canvas
from game.view.style import BODY, TITLE

from .desk import Desk
from .ended import result_of
from .forces import HIGH, draw_forces

PLATE = 84.0


def draw_verdict(canvas: Canvas, box: Box, desk: Desk) -> None:
    """Draw the winner's piece and the verdict in the winner's words; a draw has both pieces."""
    table = desk.table
    assert table.end is not None
    told = result_of(desk.kit.words, table, desk.names)
    room = box.top(max(PLATE, box.height - HIGH - 14))
    seats = (0, 1) if table.end.winner is None else (table.end.winner,)
    for place, seat in enumerate(seats):
        plate = Box(room.x + place * (PLATE + 8), room.y, PLATE, PLATE)
        canvas.plate(plate, "paper", 12, f"side.{seat}.dark", 3)
        canvas.piece(f"piece.commander.{seat}", *plate.middle, PLATE * 0.84)
    beside = room.beside(len(seats) * (PLATE + 8), 12)
    canvas.write(told.title, beside.top(50), TITLE, "words", wrap=False)
    canvas.write(told.reason, beside.below(54), BODY, "quiet", stand="top")
    if box.height >= PLATE + HIGH:
        draw_forces(canvas, box, table)
