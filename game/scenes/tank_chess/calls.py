"""The words that stand over the board for a moment: Check! and Escape!"""

from __future__ import annotations

from game.view.box import Box
from game.view.canvas import Canvas
from game.view.style import Family, Style

from .desk import Desk

CALL = Style(Family.DISPLAY, 54)
_KINDS = {"check": ("chess.check", "danger"), "escape": ("chess.escape", "accent")}


def draw_call(canvas: Canvas, desk: Desk) -> None:
    """Draw the word of a call while its ring still runs."""
    if desk.looks_at is not None:
        return
    said = {
        effect.kind: age / effect.ms
        for effect, age in desk.live.playback.effects()
        if effect.kind in _KINDS
    }
    middle = desk.place.box.middle
    for row, kind in enumerate(said):
        key, ink = _KINDS[kind]
        words = desk.kit.words(key)
        wide, high = canvas.measure(words, CALL)
        y = middle[1] - 120 + row * (high + 30)
        box = Box(middle[0] - wide / 2 - 30, y, wide + 60, high + 18)
        canvas.shadow(box, 14, 12)
        canvas.plate(box, "night", 14, ink, 3)
        canvas.write(words, box, CALL, ink, "centre", wrap=False)
