"""The spine of a box: the colour of its cover, and the name along it."""

from __future__ import annotations

import pygame

from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

from .cover import TRAY, Cover, printed

LETTERS = 0.64
"""How high the letters are, by the width of a spine."""

LIT, SHADY = 0.9, 0.55
"""How much of the cover's colour is left in the light from the left, and away from it."""

SAMPLE = 16
"""The colour of a cover is that of a picture so many pixels high."""


def print_spine(canvas: Canvas, box: Box, cover: Cover, lit: bool) -> None:
    """Draw a spine that lies: its foot is on the left, and the side seen above is on its left."""
    sample = canvas.brushes.pictures.surface(cover.picture, SAMPLE)
    red, green, blue, *_ = pygame.transform.average_color(sample)
    share = LIT if lit else SHADY
    canvas.rect(box, (round(red * share), round(green * share), round(blue * share)))
    canvas.rect(box.foot(box.height * 0.08) if lit else box.top(box.height * 0.08), (0, 0, 0, 60))
    style = printed(canvas, box.height, LETTERS)
    words = box.inset(box.width * 0.06, box.height * 0.1)
    canvas.write(cover.name, words, style, "flash", "centre", wrap=False)
    tray = box.left(box.width * TRAY)
    canvas.rect(tray, "card_turn_dark")
    canvas.rect(tray.edge(tray.width * 0.45), (0, 0, 0, 120))
