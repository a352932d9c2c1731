"""The spine of a box: the colour of its cover, and the name upright along it."""

from __future__ import annotations

import pygame

from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

from .cover import TRAY, printed

LETTERS = 0.5
"""How high the letters are, by the width of a spine."""

LIT, SHADY = 0.9, 0.55
"""How much of the cover's colour is left in the light from the left, and away from it."""


def print_spine(canvas: Canvas, name: str, front: pygame.Surface, lit: bool) -> None:
    """Draw a spine over all of the canvas; what the cover is like its front says."""
    box = canvas.box
    red, green, blue, *_ = pygame.transform.average_color(front)
    share = LIT if lit else SHADY
    canvas.fill((round(red * share), round(green * share), round(blue * share)))
    canvas.rect(box.edge(box.width * 0.08) if lit else box.left(box.width * 0.08), (0, 0, 0, 60))
    lying = pygame.Surface(
        (canvas.surface.get_height(), canvas.surface.get_width()), pygame.SRCALPHA
    )
    along = Canvas(lying, canvas.brushes, canvas.scale)
    room = along.box.inset(box.height * 0.06, box.width * 0.1)
    along.write(name, room, printed(canvas, box.width, LETTERS), "flash", "centre", wrap=False)
    canvas.surface.blit(pygame.transform.rotate(lying, 90), (0, 0))
    tray = box.foot(box.height * TRAY)
    canvas.rect(tray, "card_turn_dark")
    canvas.rect(Box(tray.x, tray.y, tray.width, tray.height * 0.45), (0, 0, 0, 120))
