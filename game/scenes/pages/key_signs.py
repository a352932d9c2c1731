"""The key that does what a button does, small at the corner of the button, or by itself."""

from __future__ import annotations

from game.core.rules import Seat
from game.scenes.frame.commands import Key
from game.scenes.frame.kit import Kit
from game.scenes.widgets.widget_kinds import Drawing, Paint
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

from .key_glyphs import draw_glyph, glyph_width

HIGH, OVER = 30.0, 8.0
"""How high the sign is, and how far it reaches over the edge of its button."""

ENDS = Key.PLAY
"""The key that ends a choice at every table: where people choose nothing is played or stopped."""

LATE_MS = 1000
"""So long after the last choice the key that ended it is still taken for it."""

LOOKS = Key.TURN_LEFT
"""The key that is held to look at a hand of one's own that lies face down."""


def look_sign(kit: Kit, seat: Seat) -> Paint:
    """Return what paints the key of its own device by which a seat looks at its hand."""

    def paint(canvas: Canvas, box: Box) -> None:
        draw_glyph(canvas, kit, LOOKS, box.x, box.middle[1], kit.seating.device_of(seat))

    return paint


def key_sign(kit: Kit, button: Box, key: Key = ENDS, above: bool = False) -> Drawing:
    """Return the sign at the right lower corner of a button, or at the upper one; nothing where
    no key does it."""
    top = button.y - OVER if above else button.bottom - HIGH + OVER
    box = Box(button.x, top, button.width + OVER / 2, HIGH)

    def paint(canvas: Canvas, at: Box) -> None:
        if wide := glyph_width(canvas, kit, key):
            draw_glyph(canvas, kit, key, at.right - wide, at.middle[1])

    return Drawing(box, paint)
