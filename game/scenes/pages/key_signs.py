"""The key that does what a button does, at the end of the button beside its words, or by itself."""

from __future__ import annotations

from dataclasses import replace

from game.core.rules import Seat
from game.scenes.frame.commands import Key
from game.scenes.frame.kit import Kit
from game.scenes.widgets.look_of_button import room, style_of
from game.scenes.widgets.sizes_of_like_words import WORDS
from game.scenes.widgets.widget_kinds import Button, Paint
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Style

from .key_glyphs import draw_glyph, sign_wide

HIGH, OVER = 30.0, 8.0
"""How high the sign is, and how far it reaches over the edge of a button without room for it."""

INSIDE, BEFORE = 8.0, 10.0
"""How far a sign lies from the end of its button, and how much more room it takes from words."""

READ = 0.74
"""How large the words beside a sign are, as a share of what they would be."""

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


def signed(kit: Kit, button: Button, key: Key = ENDS, read: float = READ) -> Button:
    """Return the button with the sign of its key at its right end, or over its lower corner where
    its words need all of it to be `read`; without one where no key does it."""
    wide = sign_wide(kit, key)
    if not wide:
        return button
    kept = wide + BEFORE if _fits(kit, button, wide + BEFORE, read) else 0.0

    def paint(canvas: Canvas, face: Box) -> None:
        x = face.right - wide + (OVER / 2 if not kept else -INSIDE)
        y = face.middle[1] if kept else face.bottom - HIGH / 2 + OVER
        draw_glyph(canvas, kit, key, x, y)

    return replace(button, sign=paint, kept=kept)


def _fits(kit: Kit, button: Button, kept: float, read: float) -> bool:
    """Whether words that give way to the sign of a key are still large enough to be read."""
    at = room(replace(button, kept=kept), button.box, WORDS, kit.type.demand)
    style, measure = style_of(button), kit.type.measure
    small = Style(style.family, round(style.size * read))
    long = max((measure(word, small)[0] for word in button.words.split()), default=0.0)
    if not long:
        return True
    return long <= at.width and measure(button.words, small, at.width)[1] <= at.height
