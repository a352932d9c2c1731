"""The card of the tank that is chosen or looked at: how far it goes and shoots, and its parts."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Picking
from game.rules.dice_and_armour.abilities import reach, rests, speed
from game.rules.dice_and_armour.starting_board import cell_name
from game.rules.dice_and_armour.state import Table
from game.scenes.frame.kit import Words
from game.scenes.widgets.widget_kinds import Paint
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.dice_and_armour.tank_card import draw_card

from .naming import kind_name, picked


def card(
    words: Words, view: Table, seat: Seat, picking: Picking, cell: Cell | None
) -> Paint | None:
    """Return what paints it, None where there is no tank."""
    tank = picked(view, picking) or (view.tank_on(cell) if cell is not None else None)
    if tank is None:
        return None
    place = cell_name(tank.cell, view.board.height)
    name = words("armour.card", kind=kind_name(words, tank.kind), cell=place)
    moves = 0 if rests(view, tank) else speed(tank)
    figures = (
        (words("armour.card.speed"), str(moves) if moves else "–"),
        (words("armour.card.range"), "–" if tank.jammed else str(reach(tank))),
    )

    def paint(canvas: Canvas, box: Box) -> None:
        draw_card(canvas, box, tank, name, figures)

    return paint
