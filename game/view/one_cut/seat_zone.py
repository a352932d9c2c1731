"""What lies openly before a seat: its row of three, and the cards that it may still have."""

from __future__ import annotations

from collections import Counter

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.one_cut.cards import KINDS, Card
from game.rules.one_cut.state import AHEAD, MOST_LAID, Side, Table
from game.rules.one_cut.view import may_hold
from game.view.board.seat_zones import draw_target
from game.view.canvas.board_place import HEX_HIGH, BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import LABEL
from game.view.canvas.outline import mark_cell

from .standing_pieces import LIVERY, back_picture, card_picture

SHAPE = 160 / 224
COUNTS, FEWEST, GAP = 66.0, 40.0, 8.0
"""How high the numbers of cards are, and at the least, so that one can read them."""
MIDDLE, RIM = 20.0, 2.0


def draw_zone(canvas: Canvas, box: Box, table: Table, seat: Seat) -> None:
    """Draw all that lies before a seat, in this box."""
    if table.options.middle:
        draw_points(canvas, box.foot(MIDDLE), table, seat)
        box = box.above(MIDDLE, GAP)
    low = min(COUNTS, box.height * 0.36)
    low = low if low >= FEWEST else 0.0
    high = min(box.height - low - GAP, (box.width - 2 * GAP) / MOST_LAID / SHAPE)
    draw_row(canvas, box.top(high), table, seat)
    if low:
        draw_left(canvas, box.below(high, GAP).top(low), table.sides[seat])


def draw_row(canvas: Canvas, box: Box, table: Table, seat: Seat) -> None:
    """Draw the row, the pair that was shown last framed."""
    side = table.sides[seat]
    high = min(box.height, (box.width - 2 * GAP) / MOST_LAID / SHAPE)
    wide = high * SHAPE
    left = box.x + (box.width - MOST_LAID * wide - 2 * GAP) / 2
    for place in range(MOST_LAID):
        each = Box(left + place * (wide + GAP), box.y, wide, high)
        laid = side.row[place] if place < len(side.row) else None
        if place < len(side.row):
            picture = card_picture(laid) if laid else back_picture(seat)
            past = place < table.slot - 1
            canvas.picture(picture, *each.middle, high, 0, 110 if past else 255)
        else:
            canvas.plate(each.inset(3), "night", 8, "line", 2)
        if table.slot == place + 1:
            canvas.frame(each.inset(1), f"seat.{LIVERY[seat]}.light", 3)


def draw_left(canvas: Canvas, box: Box, side: Side) -> None:
    """Draw how many of each card the seat may still have: all that is not discarded."""
    left = Counter(may_hold(side))
    for card, cell in zip(KINDS, box.columns(len(KINDS), 4), strict=True):
        _draw_count(canvas, cell, card, left[card])


def _draw_count(canvas: Canvas, box: Box, card: Card, count: int) -> None:
    sign = min(box.width, box.height * 0.6)
    at = box.x + box.width / 2, box.y + sign / 2
    canvas.picture(f"blade_sign.{card.value}", *at, sign, 0, 255 if count else 70)
    ink = "words" if count else "faint"
    canvas.write(str(count), box.below(sign), LABEL, ink, "centre", wrap=False)


def draw_points(canvas: Canvas, box: Box, table: Table, seat: Seat) -> None:
    """Draw how far ahead in the middle the seat is, beside the sign of a middle cell."""
    ahead = table.sides[seat].points - table.sides[1 - seat].points
    wide = (box.height - 2 * RIM) / HEX_HIGH
    sign = BoardPlace(box.x + 2 * RIM, box.y + RIM, wide, 1, 1, hexed=True)
    mark_cell(canvas, sign, Cell(0, 0), 0, (255, 244, 214, 60), "accent", RIM)
    bar = box.beside(box.height, GAP)
    draw_target(canvas, bar, max(0, ahead), AHEAD, f"seat.{LIVERY[seat]}", 1)
