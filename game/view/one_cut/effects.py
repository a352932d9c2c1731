"""What flares up on the field of One Cut and goes, drawn by its kind.

`pair strike none` are the two cards of a pair as they are turned over; `cut` is the flash of the
blade that decides, and the dark after it.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from game.view import victory
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.carried import write_outlined
from game.view.clip import Ease, Effect, eased
from game.view.dice import dice
from game.view.effects import Draw, Effects
from game.view.flares import between, dust, ends, flash, rays
from game.view.place import Place

from .standing import LIVERY

TURN = 0.34
"""A pair has been turned over after this share of its time."""

STEPS = 12
EDGE = 28.0
CARD = 0.36
"""How high a card is that is turned over, of the board's height."""


def _pair(calm: bool) -> Draw:
    def draw(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
        """Both cards stand over the field, turn over at the same moment, and are gone."""
        turned = 1.0 if calm else round(min(1.0, share / TURN) * STEPS) / STEPS
        high = place.box.height * CARD
        y = place.box.y + place.box.height * (0.21 if effect.y < 0.5 else 0.79)
        alpha = round(255 * min(1.0, 6 * (1 - share)))
        for seat, name in enumerate(effect.kind.split(" ")[1:]):
            x = place.box.middle[0] + (seat * 2 - 1) * high * 0.56
            _card(canvas, (x, y), high, seat, name, turned, alpha)

    return draw


def _card(
    canvas: Canvas,
    at: tuple[float, float],
    high: float,
    seat: int,
    name: str,
    turned: float,
    alpha: int,
) -> None:
    x, y = at
    wide = high * 160 / 224
    if name == "none":
        box = Box(x - wide / 2, y - high / 2, wide, high).inset(6)
        canvas.plate(box, (12, 15, 16, alpha // 2), 12, f"seat.{LIVERY[seat]}", 3)
        return
    picture = f"card_back.{LIVERY[seat]}" if turned < 0.5 else f"blade_card.{name}"
    open_ = abs(math.cos(turned * math.pi))
    if turned >= 1:
        canvas.picture(picture, x, y, high, 0, alpha)
        canvas.circle((x, y + high * 0.5), high * 0.09, "night")
        canvas.picture(f"emblem.{LIVERY[seat]}", x, y + high * 0.5, high * 0.16)
        return
    pixels = max(8, round(high * canvas.scale))
    box = Box(x - wide * open_ / 2, y - high / 2, max(3.0, wide * open_), high)

    def paint(paper: Canvas) -> None:
        paper.picture(
            picture, pixels * 80 / 224 / paper.scale, pixels / 2 / paper.scale, pixels / paper.scale
        )

    size = round(pixels * 160 / 224), pixels
    canvas.reduced(("pair", picture, round(open_ * 100)), box, size, paint)


def _slash(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
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


def _cut(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    """One line of light from edge to edge, then the field lies dark but round the two."""
    (x, y), (to_x, to_y) = ends(place, effect)
    depth = round(4 * min(1.0, share * 5, (1 - share) * 5))
    lit = [(((x + to_x) / 2, (y + to_y) / 2), place.size * 1.9, 14 * depth)]
    canvas.darken(place.box.inset(-EDGE), 44 * depth, lit)
    if share < 0.34:
        gone = share / 0.34
        box, line = place.box, max(1.0, 9 * (1 - gone))
        slope = 0.16 * box.height
        at = (y + to_y) / 2
        alpha = round(255 * (1 - gone))
        canvas.line((box.x, at + slope), (box.right, at - slope), (255, 246, 207, alpha), line)


def _white(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    canvas.rect(place.box.inset(-EDGE), (255, 246, 207, round(210 * (1 - share))))


def _dart(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    """A knife flies, its point ahead."""
    start, end = ends(place, effect)
    x, y = between(start, end, share)
    heading = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0])) + 90
    canvas.picture("dart", x, y - place.size * 0.2, place.size * 0.6, round(heading / 3) * 3)


def _gust(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
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


def _word(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    """A figure such as +1 rises over a blade; its colour is named after it."""
    _, said, colour = effect.kind.split(" ")
    x, y = place.spot(effect.x, effect.y)
    y -= place.size * (0.7 + 0.5 * eased(Ease.SETTLE, share))
    write_outlined(canvas, said, (x, y), place.size * 0.46, colour)


def _still(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    """A card that comes to nothing is crossed out over its blade."""
    x, y = place.spot(effect.x, effect.y)
    size = place.size * 0.52
    y -= place.size * (0.85 + 0.12 * share)
    alpha = round(255 * min(1.0, 4 * (1 - share)))
    canvas.picture(effect.kind.split(" ")[1], x, y, size, 0, alpha)
    canvas.picture("icon.cross", x + size * 0.3, y + size * 0.3, size * 0.6, 0, alpha)


def _kinds(calm: bool) -> Mapping[str, Draw]:
    return {
        "pair": _pair(calm),
        "dice": dice(calm),
        "slash": _slash,
        "cut": _cut,
        "white": _white,
        "dart": _dart,
        "wind": _gust,
        "word": _word,
        "still": _still,
        "flash": flash,
        "dust": dust(170),
        "glory": rays,
        **victory.KINDS,
    }


def _effects(calm: bool) -> Effects:
    wild = frozenset({"white", "wind", "dust", "flash", "confetti"})
    return Effects(_kinds(calm), flat=frozenset({"wind"}), wild=wild)


EFFECTS, CALM = _effects(calm=False), _effects(calm=True)
