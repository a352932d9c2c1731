"""A piece of a table by itself, below its lamp: what matters most stands there."""

from __future__ import annotations

import pygame

from game.view.canvas.box import Box
from game.view.canvas.brushes import Slot
from game.view.canvas.canvas import Canvas

from .grounds import lay
from .lamp import light, roughen
from .surfaces import Surface

HALF = 2
"""It is painted so many times smaller, as a whole table is."""

CLEAR = (0, 0, 0, 0)


def draw_strip(canvas: Canvas, box: Box, surface: Surface) -> None:
    """Draw a piece of a table in a frame; in strong contrast a plain one."""
    if canvas.brushes.strong:
        canvas.rect(box, "night")
    else:
        canvas.crafted(("strip", surface), box, lambda slot: _craft(canvas, slot, surface))
    canvas.plate(box.inset(-2), CLEAR, 4, "table_frame_light", 2)


def _craft(canvas: Canvas, slot: Slot, surface: Surface) -> None:
    if slot.shown == surface:
        return
    whole = slot.surface
    small = pygame.Surface([max(1, side // HALF) for side in whole.get_size()], 0, whole)
    red, green, blue, _ = canvas.colour(surface.colour)
    lay(small, surface.made, (red, green, blue), canvas.scale / HALF)
    light(small)
    pygame.transform.smoothscale(small, whole.get_size(), whole)
    roughen(whole)
    slot.shown = surface
