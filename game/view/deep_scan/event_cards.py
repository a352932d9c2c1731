"""Event cards: how many crystals they give, the least face of the die, and pirates."""

from __future__ import annotations

from game.rules.deep_scan.wares import EventCard
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style
from game.view.canvas.read_figures import read, write_read

from .lie_of_map import Spot

CRYSTALS, DIE, SKULL = "scan.ware.resources", "kit.die.{}", "icon.skull"
HIGH, PART, PAD, FOUND = 0.38, 0.27, 0.05, 0.62
"""How high a small card is, how wide each of its parts, what is free at its ends, and how wide the
crystals are with their figure, in cells."""


def draw_small_card(canvas: Canvas, spot: Spot, cell: float, card: EventCard) -> None:
    """Draw a card that lies open about a spot, so that all of it can be read.

    Where both have no room, the crystals give way to their figure.
    """
    parts = (card.task > 0) + card.pirates
    box = Box(0, 0, cell * (FOUND + PART * parts + PAD), cell * HIGH)
    box = box.moved(spot[0] - box.width / 2, spot[1] - box.height / 2)
    canvas.plate(box, "card_paper", cell * 0.06, "night", 1.5)
    size, y = cell * PART, box.middle[1]
    found = box.beside(cell * PAD / 2).left(cell * FOUND)
    figure, beside = str(card.resources), found.beside(size * 0.86)
    both = read(canvas, figure, beside)
    if both or not read(canvas, figure, found):
        canvas.picture(CRYSTALS, found.x + size / 2, y, size * 0.9)
    write_read(canvas, figure, beside if both else found, cell * 0.26, "night")
    if card.task:
        canvas.picture(DIE.format(card.task), found.right + size / 2, y, size * 0.9)
    if card.pirates:
        canvas.circle((found.right + size * 1.5, y), size * 0.5, "night")
        canvas.picture(SKULL, found.right + size * 1.5, y, size * 0.8)


def draw_card(
    canvas: Canvas, box: Box, kind: str, card: EventCard, gets: int | None = None
) -> None:
    """Draw a card as it lies in the hand: the picture of its kind, and what it gives and asks.

    Where a ship `gets` less of it, what the card says is struck through.
    """
    canvas.shadow(box, 8, 8)
    canvas.plate(box, "card_paper", box.width * 0.06, "night", 2)
    top = box.inset(box.width * 0.06).top(box.height * 0.4)
    canvas.plate(top, "scan_night", box.width * 0.04)
    canvas.picture(kind, *top.middle, top.height * 0.86)
    rest = Box(box.x, top.bottom, box.width, box.bottom - top.bottom)
    gives, asks = rest.rows(2)
    _draw_gain(canvas, gives, card, card.resources if gets is None else gets)
    _draw_task(canvas, asks, card)


def _draw_gain(canvas: Canvas, row: Box, card: EventCard, gets: int) -> None:
    (x, y), size = row.middle, row.height * 0.8
    style = Style(Family.DISPLAY, round(size * 0.8))
    if gets < card.resources:
        x -= size * 0.4
        less = Box(x + size * 0.95, row.y, size * 0.8, row.height)
        canvas.write(str(gets), less, style, "ember", "left", wrap=False)
    canvas.picture(CRYSTALS, x - size * 0.6, y, size)
    words = Box(x - size * 0.05, row.y, size * 1.3, row.height)
    canvas.write(str(card.resources), words, style, "night", "left", wrap=False)
    if gets < card.resources:
        canvas.line((x - size * 0.1, y + size * 0.3), (x + size * 0.6, y - size * 0.3), "ember", 4)


def _draw_task(canvas: Canvas, row: Box, card: EventCard) -> None:
    """Draw the die with its least face, or a tick; before it the note that pirates take."""
    (x, y), size = row.middle, min(row.height * 0.62, row.width * 0.235)
    y -= row.height * 0.08
    if not card.task:
        canvas.picture("icon.tick_ink", x, y, size)
        return
    style = Style(Family.DISPLAY, round(size * 0.8))
    if card.pirates:
        canvas.circle((x - size * 1.5, y), size * 0.52, "night")
        canvas.picture(SKULL, x - size * 1.5, y, size * 0.8)
        canvas.picture("scan.ware.money", x - size * 0.45, y, size * 0.85)
        slash = Box(x, y - size / 2, size * 0.4, size)
        canvas.write("/", slash, style, "night", "centre", wrap=False)
        x += size * 0.85
    canvas.picture(DIE.format(card.task), x, y, size)
    more = Box(x + size * 0.5, y - size / 2, size * 0.6, size)
    canvas.write("+", more, style, "night", "left", wrap=False)
