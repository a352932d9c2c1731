"""The words that stand over the board for a moment: Check! and Escape!"""

from __future__ import annotations

from game.view.box import Box
from game.view.canvas import Canvas
from game.view.style import Family, Style

from .desk import Desk

CALL = Style(Family.DISPLAY, 48)
SPOTS = (0.36, 0.62, 0.16, 0.84)
"""How far down the board a call may stand, the best first."""

_KINDS = {"check": ("chess.check", "danger"), "escape": ("chess.escape", "accent")}


def draw_call(canvas: Canvas, desk: Desk) -> None:
    """Draw the word of a call while its ring still runs."""
    if desk.looks_at is not None:
        return
    running = [effect.kind for effect, _ in desk.live.playback.effects()]
    for kind, (key, ink) in _KINDS.items():
        if kind not in running:
            continue
        words = desk.kit.words(key)
        wide, high = canvas.measure(words, CALL)
        box = _clear(desk, wide + 60, high + 12)
        canvas.shadow(box, 14, 12)
        canvas.plate(box, "night", 14, ink, 3)
        canvas.write(words, box, CALL, ink, "centre", wrap=False)


def _clear(desk: Desk, wide: float, high: float) -> Box:
    """Return where the word covers as little as can be of what it speaks of, and of the pieces."""
    place = desk.place
    told = [
        cell
        for attack in desk.checkers()
        for cell in (attack.target, attack.fires_from, *(cell for cell, _ in attack.way))
    ]
    pieces = [piece.cell for piece in desk.table.pieces]
    boxes = [
        Box(place.box.middle[0] - wide / 2, y - high / 2, wide, high)
        for y in (place.y + place.box.height * share for share in SPOTS)
    ]

    def covered(box: Box) -> int:
        room = box.inset(-place.size / 2)
        under = (cell for cell in (*told, *pieces) if room.holds(*place.middle(cell)))
        return sum(10 if cell in told else 1 for cell in under)

    return min(boxes, key=covered)
