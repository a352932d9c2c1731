"""What lies openly before a seat: its fighter, and the cards of the fighter's super blow."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.arena_of_eight.blows import SUPERS, TERMS
from game.rules.arena_of_eight.state import Table, full_health
from game.view.board.seat_zones import draw_target
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

from .fighters import draw_figure
from .stances import STANCES
from .standing_pieces import colour, sign_picture, stands

TALL = 2.75
"""How high a figure is with all that stands on its head, in cells."""

BAR, GAP, SIGN = 26.0, 8.0, 44.0


def draw_zone(canvas: Canvas, box: Box, table: Table, seat: Seat) -> None:
    """Draw all that lies before a seat, in this box."""
    health, fighter = full_health(table.setup, seat), table.setup.fighters[seat]
    bar, room = box.foot(BAR), box.above(BAR, GAP)
    draw_target(canvas, bar, table.sides[seat].health, health, colour(seat), 1)
    cell = min(room.height / TALL, room.width * 0.16)
    left = room.left(room.width / 2)
    feet = left.middle[0], room.bottom - 2
    with canvas.clip(room):
        stance = STANCES[stands(table, seat)]
        draw_figure(canvas, fighter, seat, feet, cell, 1 if seat == 0 else -1, stance)
    blow = SUPERS[fighter]
    size = min(SIGN, room.width / 2 / 3.2)
    for number, card in enumerate(TERMS[blow].cards):
        x = left.right + size * 0.55 + number * size * 1.06
        canvas.picture(sign_picture(card, fighter), x, room.middle[1], size)
