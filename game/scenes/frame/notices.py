"""Short sentences where nothing is: saved, pad pulled out, and the like.

Where they may stand a scene says that is `Crowded`; on any other page they stand at its upper edge.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, SMALL, Style

WIDEST = 760.0
SIDE, INSET, GAP = 24.0, 10.0, 10.0
NARROW = 560.0
"""In a room that is no wider letters are small, and keep closer to the edge."""

CLOSE = 12.0
Measured = Callable[[str, Style, float], tuple[float, float]]


def draw_notices(canvas: Canvas, notices: Sequence[str], room: Box | None = None) -> None:
    style, side = _manner(room)
    for words, box in notice_boxes(canvas.measure, canvas.box, notices, room):
        canvas.shadow(box, 12, 10)
        canvas.plate(box, "night", 12, "accent", 2)
        canvas.write(words, box.inset(side, INSET), style, "words", "centre")


def notice_boxes(
    measure: Measured, page: Box, notices: Sequence[str], room: Box | None
) -> tuple[tuple[str, Box], ...]:
    """Return the sentences and where they stand, one below the other, the newest of them as far as
    there is room."""
    style, side = _manner(room)
    at = room or page.inset(40, 16)
    sizes = [_size(measure, words, at.width, style, side) for words in notices]
    while len(sizes) > 1 and _high(sizes) > at.height:
        sizes = sizes[1:]
    found: list[tuple[str, Box]] = []
    y = at.y
    for words, (wide, high) in zip(notices[len(notices) - len(sizes) :], sizes, strict=True):
        box = Box(at.middle[0] - wide / 2, y, wide, min(high, at.height))
        found.append((words, box))
        y = box.bottom + GAP
    return tuple(found)


def notices_high(measure: Measured, notices: Sequence[str], width: float) -> float:
    """Return how high all of them are in a room of this width."""
    style, side = _manner(Box(0, 0, width, 0))
    return _high([_size(measure, words, width, style, side) for words in notices])


def _manner(room: Box | None) -> tuple[Style, float]:
    """Return in which letters they are written, and how far these are from their edge."""
    return (BODY, SIDE) if room is None or room.width > NARROW else (SMALL, CLOSE)


def _size(
    measure: Measured, words: str, width: float, style: Style, side: float
) -> tuple[float, float]:
    wide, high = measure(words, style, min(width, WIDEST) - 2 * side)
    return wide + 2 * side, high + 2 * INSET + 4


def _high(sizes: Sequence[tuple[float, float]]) -> float:
    return sum(high + GAP for _, high in sizes) - GAP if sizes else 0.0
