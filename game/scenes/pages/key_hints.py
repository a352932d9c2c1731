"""The keys of the moment in one row below the buttons: as many as there is room for."""

from __future__ import annotations

from game.scenes.frame.kit import Kit
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import SMALL

from .key_glyphs import Hints, draw_glyph, glyph_width

WIDEST, TIGHTEST = 26.0, 12.0
BESIDE = 7.0


def draw_row(canvas: Canvas, kit: Kit, box: Box, hints: Hints, right: bool = False) -> None:
    """Draw the hints from the left, or up to the right; a key without words goes with the next.
    At the right, where other words end on the left, none is drawn that would cover them."""
    shown = fitting(canvas, kit, box.width, hints)
    spare = box.width - _width(canvas, kit, shown)
    if right and spare < 0:
        return
    gap = max(0.0, min(WIDEST, spare / max(1, _gaps(shown))))
    x, y = box.x + right * (spare - gap * _gaps(shown)), box.middle[1]
    for key, words in shown:
        x += draw_glyph(canvas, kit, key, x, y) + BESIDE
        if words:
            wide = min(canvas.measure(words, SMALL)[0] + 4, box.right - x)
            canvas.write(words, Box(x, y - 15, wide, 30), SMALL, "quiet", wrap=False)
            x += wide + gap


def fitting(canvas: Canvas, kit: Kit, width: float, hints: Hints) -> Hints:
    """Return what there is room for; where the hints are too many, the first are left out, each
    with all its keys."""
    shown = tuple(each for each in hints if glyph_width(canvas, kit, each[0]))
    taken = [_width(canvas, kit, (each,)) + bool(each[1]) * TIGHTEST for each in shown]
    begins = [n for n in range(len(shown)) if n == 0 or shown[n - 1][1]]
    fits = (n for n in begins if sum(taken[n:]) - TIGHTEST <= width)
    return shown[next(fits, begins[-1] if begins else 0) :]


def _width(canvas: Canvas, kit: Kit, hints: Hints) -> float:
    """Return the width of the row without the gaps in it."""
    whole = 0.0
    for key, words in hints:
        whole += glyph_width(canvas, kit, key) + BESIDE
        whole += canvas.measure(words, SMALL)[0] + 4 if words else 0
    return whole


def _gaps(hints: Hints) -> int:
    return sum(bool(words) for _, words in hints) - 1
