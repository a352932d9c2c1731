"""The key that does what a button does, small at the corner of the button."""

from __future__ import annotations

from game.scenes.frame.commands import Key
from game.scenes.frame.kit import Kit
from game.scenes.widgets.widget_kinds import Drawing
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

from .key_glyphs import draw_glyph, glyph_width

HIGH, OVER = 30.0, 8.0
"""How high the sign is, and how far it reaches over the edge of its button."""

ENDS = Key.PLAY
"""The key that ends a choice at every table: where people choose nothing is played or stopped."""


def key_sign(kit: Kit, button: Box, key: Key = ENDS, above: bool = False) -> Drawing:
    """Return the sign at the right lower corner of a button, or at the upper one; nothing where
    no key does it."""
    top = button.y - OVER if above else button.bottom - HIGH + OVER
    box = Box(button.x, top, button.width + OVER / 2, HIGH)

    def paint(canvas: Canvas, at: Box) -> None:
        if wide := glyph_width(canvas, kit, key):
            draw_glyph(canvas, kit, key, at.right - wide, at.middle[1])

    return Drawing(box, paint)
