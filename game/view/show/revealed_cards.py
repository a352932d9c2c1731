"""Cards that were laid in secret and are turned over at the same moment, over the board.

The effect names for each card its back, its face and whose mark hangs below it, `cards back face
mark back face mark`; NONE in place of a face is a place where no card was laid. It lies in the
upper part of the board, in the lower one where `y` says so, so that it hides nobody.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

from .clip import Effect
from .drawn_effects import Draw

NONE = "none"
TURN = 0.34
"""They have been turned over after this share of their time."""

STEPS = 12
HIGH, UP, DOWN = 0.36, 0.21, 0.79
"""How high a card is and where its middle lies, of the board's height."""

SHAPE = 160 / 224
APART = 1.12

Laid = tuple[str, str, str]
"""Back, face and mark."""


def revealed(cards: Iterable[Laid], ms: int, low: bool) -> Effect:
    """Return how these cards are turned over at once."""
    names = (name for card in cards for name in card)
    return Effect(" ".join(("cards", *names)), 0, float(low), ms)


def cards(calm: bool) -> Draw:
    """Return what draws the effect; in a calm picture they lie open at once."""

    def draw(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
        turned = 1.0 if calm else round(min(1.0, share / TURN) * STEPS) / STEPS
        names = effect.kind.split(" ")[1:]
        laid = list(zip(names[::3], names[1::3], names[2::3], strict=True))
        high = place.box.height * HIGH
        y = place.box.y + place.box.height * (DOWN if effect.y else UP)
        alpha = round(255 * min(1.0, 6 * (1 - share)))
        for number, card in enumerate(laid):
            x = place.box.middle[0] + (number - (len(laid) - 1) / 2) * high * APART
            box = Box(x - high * SHAPE / 2, y - high / 2, high * SHAPE, high)
            _draw_card(canvas, box, card, turned, alpha)

    return draw


def draw_turning(
    canvas: Canvas,
    box: Box,
    pictures: tuple[str, str],
    turned: float,
    shape: float = 1.0,
    drawn: float = 0.0,
) -> None:
    """Draw a picture on its way to another one, as it is turned over on its upright middle.

    It is `drawn` so high where it is higher than here, and made smaller: to draw takes longer.
    """
    picture, open_ = pictures[turned >= 0.5], abs(math.cos(turned * math.pi))
    pixels = max(8, round(max(box.height, drawn) * canvas.scale))
    wide = max(3.0, box.width * open_)

    def paint(paper: Canvas) -> None:
        high = pixels / paper.scale
        paper.picture(picture, high * shape / 2, high / 2, high)

    shown = Box(box.middle[0] - wide / 2, box.y, wide, box.height)
    key = ("turning", picture, round(open_ * 100))
    canvas.reduced(key, shown, (round(pixels * shape), pixels), paint)


def _draw_card(canvas: Canvas, box: Box, card: Laid, turned: float, alpha: int) -> None:
    back, face, mark = card
    if face == NONE:
        canvas.plate(box.inset(6), (12, 15, 16, alpha // 2), 12, "line", 3)
    elif turned < 1:
        draw_turning(canvas, box, (back, face), turned, SHAPE)
    else:
        foot = box.middle[0], box.bottom
        canvas.picture(face, *box.middle, box.height, 0, alpha)
        canvas.circle(foot, box.height * 0.09, "night")
        canvas.picture(mark, *foot, box.height * 0.16)
