"""Fighters as on a bill: before its seat, with what the super blow costs, or facing each other."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.arena_of_eight.blows import SUPERS, TERMS, Fighter
from game.rules.arena_of_eight.state import Table
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import NUMBER

from .fighters import draw_figure, kept_in
from .stances import STANCES
from .standing_pieces import sign_picture, stands

TALL, BROAD = 2.7, 2.25
"""How high a figure is with all that stands on its head, and how broad, in cells."""

LARGEST, LOW = 62.0, 12.0
HEART = 34.0
DUSK, NIGHT = (75, 42, 77), (26, 26, 44)


def draw_facing(canvas: Canvas, box: Box, fighters: tuple[Fighter, Fighter]) -> None:
    """Draw both fighters of a match, each in its corner of this box."""
    cell = min((box.height - LOW) / TALL, box.width / 2 / BROAD)
    canvas.plate(box, DUSK, 10, "line", 2, foot=NIGHT)
    floor = box.bottom - LOW
    with canvas.clip(box):
        for seat, fighter in enumerate(fighters):
            feet, ahead = (box.x + box.width * (0.25 + 0.5 * seat), floor), 1 - 2 * seat
            canvas.piece("ring.shadow", *feet, cell)
            draw_figure(canvas, fighter, seat, feet, cell, ahead, STANCES["stand"])


def draw_zone(canvas: Canvas, box: Box, table: Table, seat: Seat) -> None:
    """Draw all that lies before a seat, in this box."""
    fighter, half = table.setup.fighters[seat], box.left(box.width / 2)
    cell = min((box.height - LOW) / TALL, half.width / BROAD, LARGEST)
    canvas.plate(box, DUSK, 10, "line", 2, foot=NIGHT)
    stance = STANCES[stands(table, seat)]
    x = kept_in(box.inset(4, 0), half.middle[0] - cell * 0.1, cell, 1, stance)
    feet = x, box.middle[1] + cell * TALL / 2 - LOW / 2
    canvas.piece("ring.shadow", *feet, cell)
    with canvas.clip(box):
        draw_figure(canvas, fighter, seat, feet, cell, 1, stance)
    terms, high = TERMS[SUPERS[fighter]], HEART + 8
    size = max(0, min(half.width / 3.3, box.height - high - 4))
    top = max(box.y + 4, box.middle[1] - size * 1.6)
    for number, card in enumerate(terms.cards):
        x = half.right + size * (0.4 + number * 1.05)
        canvas.picture(sign_picture(card, fighter), x, top + size / 2, size)
    words = Box(half.right, top + size, half.width / 2, high)
    canvas.write(f"-{terms.damage}", words, NUMBER, "danger", "right", wrap=False)
    canvas.picture("tin.heart", words.right + HEART * 0.7, words.middle[1], HEART)
