"""Marks on the board: danger, and the cells one may choose."""

from __future__ import annotations

from typing import Final

from game.core.grid import Cell
from game.rules.tanchiki.bonuses import burst
from game.rules.tanchiki.state import Ordering, Placing, Shovelling, Table, Throwing
from game.scenes.tanchiki.choosing.board_choice import Aim
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.show.clip import Pose
from game.view.tanchiki.pieces import draw_ghost

MANY: Final = 90
"""How strongly a sign is drawn that stands on most of the board."""

THOUGHT: Final = 170


def draw_danger(
    canvas: Canvas, place: BoardPlace, cells: frozenset[Cell], alpha: int = 255
) -> None:
    for cell in sorted(cells):
        canvas.piece("overlay.danger", *place.middle(cell), place.size, 0, alpha)


def draw_choices(canvas: Canvas, place: BoardPlace, table: Table, aim: Aim) -> None:
    """Light the legal cells below the tanks; a brick that may go has a sign of its own."""
    if isinstance(aim.question, Throwing):
        return
    digs = isinstance(aim.question, Shovelling)
    for cell in aim.parts:
        if aim.down and cell == aim.cell:
            continue
        spot = place.middle(cell)
        if digs and table.field.brick_on(cell):
            canvas.piece("overlay.remove", *spot, place.size)
        elif digs:
            canvas.piece("overlay.build", *spot, place.size, 0, MANY)
        elif isinstance(aim.question, Ordering):
            canvas.circle(spot, place.size * 0.5, "accent", 3)
        else:
            canvas.piece("overlay.reach", *spot, place.size)


def draw_aim(canvas: Canvas, place: BoardPlace, table: Table, aim: Aim) -> None:
    """Draw the cursor, and what would be put or blown up there."""
    if aim.cell is None:
        return
    spot = place.middle(aim.cell)
    match aim.question:
        case Placing():
            _draw_placed(canvas, place, aim, aim.cell)
        case Throwing():
            for cell in burst(table, aim.cell):
                if cell != aim.cell:
                    canvas.piece("overlay.danger", *place.middle(cell), place.size)
            canvas.circle(spot, place.size * 0.46, "night")
            canvas.piece("overlay.target", *spot, place.size * 1.1)
        case Shovelling() if table.field.brick_on(aim.cell):
            canvas.circle(spot, place.size * 0.4, "white", 3)
        case Shovelling():
            canvas.piece("brick.whole", *spot, place.size, 0, THOUGHT)
            canvas.piece("overlay.build", *spot, place.size * 1.5)
        case _:
            canvas.piece("overlay.reach_hover", *spot, place.size)


def _draw_placed(canvas: Canvas, place: BoardPlace, aim: Aim, cell: Cell) -> None:
    """Draw the tank where it would begin, on a disc so that no leaves hide it."""
    spot, angle = place.middle(cell), aim.facing.eighth * 45
    canvas.circle(spot, place.size * 0.56, (*canvas.colour("night")[:3], 150))
    canvas.circle(spot, place.size * 0.56, "white", 2)
    draw_ghost(canvas, place, aim.seat, Pose(cell.x, cell.y, angle), 255 if aim.down else 225)
    if aim.down:
        canvas.piece("overlay.arrow", *place.middle(cell.step(aim.facing)), place.size, angle)
