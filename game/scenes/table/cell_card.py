"""The card of a cell in the margin of a large page: what lies there, as a picture and in words."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from game.core.grid import Cell
from game.scenes.faces.table_face import Tip
from game.scenes.pages.rule_sign import cited
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import SMALL, STRONG

from .desk import Desk
from .layout import looked_at
from .table_tips import known_of

PLATE = 84.0
WITHIN = 0.92
"""How large a cell is drawn on its plate."""


def card_cell(desk: Desk) -> Cell | None:
    """Return the cell below the cursor or the pointer, or the one that keys stand on, or else the
    one that was picked last."""
    cell = desk.cursor.cell if desk.cursor else desk.hover.cell
    if cell is not None or not desk.laid:
        return cell
    seat = desk.lead if desk.lead in desk.open else desk.open[0]
    if not desk.form.by_pointer and (on := looked_at(desk, seat)) is not None:
        return on
    view, picked = desk.choosing.view(seat), desk.choosing.picking(seat).picked
    found = (desk.face.lies(view, part) for part in reversed(picked))
    return next((each for each in found if each is not None), None)


def card_tip(desk: Desk) -> Tip | None:
    """Return what the card tells, None while nothing is pointed at; what all could work out of
    the cell comes first."""
    cell = card_cell(desk)
    if cell is None:
        return None
    sitting = desk.sitting
    tip = desk.face.tip(desk.kit.words, sitting.table, cell, sitting.names)
    if tip is None or not (known := known_of(desk, cell)):
        return tip
    return replace(tip, words=" ".join(filter(None, (known, tip.words))))


def draw_cell_card(canvas: Canvas, box: Box, tip: Tip | None, empty: str) -> None:
    """Draw the card; `empty` is said while there is nothing to tell."""
    canvas.slot("cell card", (tip, empty), box, partial(_paint, tip, empty))


def _paint(tip: Tip | None, empty: str, canvas: Canvas) -> None:
    canvas.clear()
    canvas.plate(canvas.box, "panel", 10, "panel_light")
    inside = canvas.box.inset(12, 12)
    if tip is None:
        canvas.write(empty, inside, SMALL, "quiet", "centre")
        return
    plate = inside.top(PLATE).left(PLATE)
    head = inside.top(PLATE).beside(PLATE, 4) if tip.pictures else inside.top(34)
    if tip.pictures:
        canvas.plate(plate, "night", 8)
    for picture in tip.pictures:
        canvas.piece(picture, *plate.middle, PLATE * WITHIN)
    canvas.write(tip.title, head, STRONG, "words")
    told = inside.below(head.height, 8)
    # After a name and a colon it begins small; here it stands alone.
    words = tip.words[:1].upper() + tip.words[1:]
    canvas.write(cited(words, tip.rule), told, SMALL, "words", stand="top")
