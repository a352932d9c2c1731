"""What flares up on the board of Dice and Armour and goes, drawn by its kind."""

from __future__ import annotations

from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.show import carried_pictures, victory
from game.view.show.clip import Effect
from game.view.show.drawn_effects import Effects
from game.view.show.flares import tank_flares

from .thrown_dice import throw

STRUCK = 0.62
RISES = 0.5


def _part(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """The sign of a part rises over its tank, in a ring that closes."""
    picture = effect.kind.partition(" ")[2]
    x, y = place.spot(effect.x, effect.y)
    up = place.size * (0.2 + RISES * min(1.0, share * 2.4))
    left = 255 if share < 0.8 else round(255 * (1 - share) * 5)
    size = place.size * STRUCK
    canvas.circle((x, y - up), size * 0.66, (12, 15, 16, round(left * 0.75)))
    canvas.picture(picture, x, y - up, size, 0, left)


def _held(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """The count on a base, written large for a moment."""
    words = effect.kind.partition(" ")[2]
    x, y = place.spot(effect.x, effect.y)
    up = place.size * 0.6 * share
    size = place.size * 0.5
    carried_pictures.write_outlined(canvas, words, (x, y - up - size), size, "accent")


def _effects(calm: bool) -> Effects:
    return Effects(
        kinds={
            **tank_flares(tracks_alpha=190, dust_alpha=200, reach=0.55),
            "part": _part,
            "held": _held,
            "dice": throw(calm),
            **carried_pictures.KINDS,
            **victory.KINDS,
        },
        flat=frozenset({"tracks", "soot"}),
        wild=frozenset({"debris", "dust", "flash", "smoke", "confetti"}),
    )


EFFECTS, CALM = _effects(calm=False), _effects(calm=True)
