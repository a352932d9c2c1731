"""The card of a cell on a large page: what is looked at, or else whom or what all is about."""

from __future__ import annotations

from game.core.grid import Cell
from game.scenes.faces.table_face import Tip
from game.scenes.table.cell_card import draw_cell_card
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

from .desk import Desk
from .table_face import TABLE


def told_of(desk: Desk) -> Cell | None:
    """Return the cell below the cursor or the pointer; else what is aimed at, the tank of who
    plans or moves, or the eagle."""
    cell = desk.cursor.cell if desk.cursor else desk.hover.cell
    if cell is None and desk.aimer.aim is not None:
        cell = desk.aimer.aim.cell
    if cell is not None:
        return cell
    field = desk.table.field
    seat = next(iter(desk.planners.seats), desk.table.turn.mover)
    own = field.tanks[seat].cell if seat is not None else None
    return own or (None if field.eagle.taken else field.eagle.cell)


def draw_card(canvas: Canvas, box: Box, desk: Desk) -> None:
    words = desk.kit.words
    draw_cell_card(canvas, box, _tip(desk), words("table.card.empty"))


def _tip(desk: Desk) -> Tip | None:
    """Return what is told, asked anew only when the table is another one, or the cell."""
    cell, words, table = told_of(desk), desk.kit.words, desk.table
    about = cell, desk.names, words.language
    if desk.told is None or desk.told[0] is not table or desk.told[1] != about:
        tip = TABLE.tip(words, table, cell, desk.names) if cell is not None else None
        desk.told = table, about, tip
    return desk.told[2]
