"""Event cards: how many crystals they give, the least face of the die, and pirates."""

from __future__ import annotations

from game.rules.deep_scan.wares import EventCard
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style

from .lie_of_map import Spot

CRYSTALS, DIE, SKULL = "scan.ware.resources", "kit.die.{}", "icon.skull"
HIGH, PART, PAD = 0.3, 0.27, 0.07
"""How high a small card is, how wide each of its parts, and what is free at its ends, in cells."""


def draw_small_card(canvas: Canvas, spot: Spot, cell: float, card: EventCard) -> None:
    """Draw a card that lies open about a spot, so that all of it can be read."""
    parts = 2 + (card.task > 0) + card.pirates
    box = Box(0, 0, cell * (PART * parts + PAD), cell * HIGH)
    box = box.moved(spot[0] - box.width / 2, spot[1] - box.height / 2)
    canvas.plate(box, "card_paper", cell * 0.06, "night", 1.5)
    size, left, y = cell * PART, box.x + cell * PAD / 2, box.middle[1]
    canvas.picture(CRYSTALS, left + size / 2, y, size * 0.9)
    figure = Box(left + size * 0.86, box.y, size * 1.2, box.height)
    style = Style(Family.BOLD, max(8, round(cell * 0.24)))
    canvas.write(str(card.resources), figure, style, "night", "centre", wrap=False)
    if card.task:
        canvas.picture(DIE.format(card.task), left + size * 2.56, y, size * 0.9)
    if card.pirates:
        canvas.circle((left + size * 3.52, y), size * 0.5, "night")
        canvas.picture(SKULL, left + size * 3.52, y, size * 0.8)


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
