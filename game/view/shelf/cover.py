"""The front of a box as it is printed: the cover, the game's name over it, and a ribbon if new.

No name is in the picture: the program writes it over the band that every cover keeps free.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style

TRAY = 0.022
"""How much of a box's height is seen of the tray below its lid."""

SHAPE = 3 / 4 * (1 - TRAY)
"""A box's width by its height: a cover of three to four, and the tray below it."""

BAND = 0.215
"""This share of a cover, at its top, is dark and calm: the name is written there."""

LETTERS, SIDE, CLOSE = 0.088, 0.05, 0.018
"""How high the letters of a name are, and how far from the sides, by the cover's height; closer
where they have but a part of it."""

SEEN = 0.52
"""The share of a cover's width that is seen of a box in the row."""

RIBBON, WORD = 0.1, 0.6
"""How high a ribbon is, by the cover's height, and its word, by its own."""


@dataclass(frozen=True, slots=True)
class Cover:
    """What is printed on a front: a picture, a name, and the word of the ribbon or "", which lies
    on the left side where the right one is hidden. The name of a box of which a side is `covered`,
    -1 for the left one and 1 for the right one, stands on the half that is seen."""

    picture: str
    name: str
    ribbon: str = ""
    left: bool = False
    covered: int = 0


def print_cover(canvas: Canvas, box: Box, cover: Cover) -> None:
    """Draw a front that is seen straight on; it is drawn to be kept."""
    lid, fold = box.above(box.height * TRAY), box.height * 0.006
    _draw_tray(canvas, box.foot(box.height * TRAY).inset(box.width * 0.012, 0))
    canvas.picture(cover.picture, *lid.middle, lid.height)
    half = lid.edge(lid.width * SEEN) if cover.covered < 0 else lid.left(lid.width * SEEN)
    _write_name(canvas, lid.top(lid.height * BAND), cover.name, half if cover.covered else lid)
    if cover.ribbon:
        _draw_ribbon(canvas, lid, cover.ribbon, cover.left)
    for part, light in ((lid.left(fold), 80), (lid.top(fold), 110)):
        canvas.rect(part, (255, 246, 207, light))
    for part, dark in ((lid.edge(fold), 110), (lid.foot(fold), 120)):
        canvas.rect(part, (0, 0, 0, dark))


def _draw_tray(canvas: Canvas, box: Box) -> None:
    canvas.rect(box, "card_turn")
    canvas.rect(box.top(box.height * 0.45), (0, 0, 0, 120))


def printed(canvas: Canvas, height: float, share: float) -> Style:
    """Return letters of a share of this height: print does not grow with the screen's letters."""
    return Style(Family.DISPLAY, max(1, round(height * share * 100 / canvas.brushes.type.percent)))


def _write_name(canvas: Canvas, band: Box, name: str, on: Box) -> None:
    side = SIDE if on.width == band.width else CLOSE
    band = Box(on.x, band.y, on.width, band.height).inset(on.height * side, on.height * 0.022)
    style = printed(canvas, on.height, LETTERS)
    style = canvas.fitting((name,), band, style)
    off = on.height * 0.006
    canvas.write(name, band.moved(off, off), style, "night", "centre")
    canvas.write(name, band, style, "flash", "centre")


def _draw_ribbon(canvas: Canvas, box: Box, word: str, left: bool) -> None:
    """Lay a tag round one side, low, with its tail folded behind the box; a long word lengthens
    it."""
    high = box.height * RIBBON
    notch, style = high * 0.4, Style(Family.BOLD, round(high * WORD))
    wide = min(box.width, max(box.width * 0.46, canvas.measure(word, style)[0] + 2.4 * notch))
    tag = Box(box.x if left else box.right - wide, box.bottom - high * 2.1, wide, high)
    side, tip, inward = (tag.x, tag.right, -notch) if left else (tag.right, tag.x, notch)
    shade = [(tip, tag.y), (side, tag.y), (side, tag.bottom), (tip, tag.bottom)]
    shade.append((tip + inward, tag.middle[1]))
    drop = high * 0.12
    canvas.polygon([(x, y + drop) for x, y in shade], (0, 0, 0, 120))
    canvas.polygon(shade, "gold")
    inner = tag.left(wide - notch) if left else tag.edge(wide - notch)
    canvas.rect(inner.top(high * 0.1), "gold_light")
    canvas.write(word, inner.inset(notch * 0.4, 0), style, "night", "centre")
