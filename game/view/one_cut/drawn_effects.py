"""What flares up on the field of One Cut and goes, drawn by its kind.

`cut` is the flash of the blade that decides, and the dark after it.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.show import carried_pictures, victory
from game.view.show.clip import Ease, Effect, eased
from game.view.show.drawn_effects import Draw, Effects
from game.view.show.flares import dust, ends, flash, rays
from game.view.show.revealed_cards import cards
from game.view.show.thrown_dice import dice

EDGE = 28.0
POOL, DEEP = 3.0, 36
"""How far the light round the two reaches, in cells, and how deep each of four steps of dark is."""


def _slash(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """A blade's arc, from above to below between the two."""
    (x, y), (to_x, to_y) = ends(place, effect)
    middle = (x + to_x) / 2, (y + to_y) / 2
    reach, east = place.size * 0.95, to_x >= x
    drawn = eased(Ease.SETTLE, min(1.0, share * 2))
    count = 14
    turns = [math.radians(-70 + 140 * drawn * n / count) for n in range(count + 1)]
    arc = [
        (
            middle[0] + (1 if east else -1) * (math.cos(t) * reach - reach * 0.7),
            middle[1] + math.sin(t) * reach,
        )
        for t in turns
    ]
    alpha = round(255 * (1 - share) ** 0.6)
    canvas.lines(arc, (169, 211, 234, alpha), 9 * (1 - share) + 2)
    canvas.lines(arc, (255, 246, 207, alpha), 4 * (1 - share) + 1)


def _cut(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """One line of light from edge to edge, then the field lies dark but round the two."""
    (x, y), (to_x, to_y) = ends(place, effect)
    depth = round(4 * min(1.0, share * 5, (1 - share) * 5))
    if depth:
        lit = [(((x + to_x) / 2, (y + to_y) / 2 - place.size * 0.2), place.size * POOL, 0)]
        canvas.darken(place.box.inset(-EDGE), DEEP * depth, lit)
    if share < 0.34:
        gone = share / 0.34
        box, broad = place.box, max(1.0, place.size * 0.13 * (1 - gone))
        slope, at, alpha = 0.16 * box.height, (y + to_y) / 2, round(255 * (1 - gone))
        ends_at = (box.x, at + slope), (box.right, at - slope)
        middle = (x + to_x) / 2
        for wide, ink in ((2.4, (169, 211, 234, alpha // 3)), (1.0, (255, 246, 207, alpha))):
            thick = broad * wide
            above, below = ((middle, _along(ends_at, middle) + each) for each in (-thick, thick))
            canvas.polygon((ends_at[0], above, ends_at[1], below), ink)


def _along(ends_at: tuple[tuple[float, float], tuple[float, float]], x: float) -> float:
    """Return how far down a line is there."""
    (left, top), (right, down) = ends_at
    return top + (down - top) * (x - left) / (right - left)


def _white(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    canvas.rect(place.box.inset(-EDGE), (255, 246, 207, round(210 * (1 - share))))


def _gust(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """Streaks of wind run over the grass."""
    box = place.box
    for number in range(9):
        own = share * 1.5 - (number * 37 % 50) / 100
        if not 0 < own < 1:
            continue
        x = box.x + (box.width - place.size * 2) * own
        y = box.y + box.height * ((number * 53 + 17) % 97) / 97
        alpha = round(90 * math.sin(own * math.pi))
        canvas.line((x, y), (x + place.size * 1.4, y - 3), (255, 244, 214, alpha), 2)


def _effects(calm: bool) -> Effects:
    kinds: Mapping[str, Draw] = {
        **carried_pictures.KINDS,
        **victory.KINDS,
        "cards": cards(calm),
        "dice": dice(calm),
        "slash": _slash,
        "cut": _cut,
        "white": _white,
        "wind": _gust,
        "flash": flash,
        "dust": dust(170),
        "glory": rays,
    }
    wild = frozenset({"white", "wind", "dust", "flash", "confetti"})
    return Effects(kinds, flat=frozenset({"wind"}), wild=wild)


EFFECTS, CALM = _effects(calm=False), _effects(calm=True)
