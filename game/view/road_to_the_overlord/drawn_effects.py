"""How clips on the land and the field are drawn: dice, dust, light, bolts, and what is carried."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache

from game.view.board.cell_marks import dots
from game.view.canvas.board_place import BoardPlace, stepped
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style
from game.view.show import carried_pictures, thrown_dice, victory
from game.view.show.clip import Ease, Effect, eased
from game.view.show.drawn_effects import Draw, Effects
from game.view.show.flares import between, ends, rays

from .figures import SIZE
from .looks import ally_picture, foe_picture
from .way import COLUMNS, ROWS

DIE, HASTE = 0.9, 2.4
"""How large a die is, in cells, and how much sooner than others it has fallen."""
CARRIED, ARC = 0.8, 1.1
STARS, BEADS = 7, 6
SPARKS, STAR = 14, 1.25
"""How many sparks fly off a star, and how large it is, in cells."""


def _opens(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """From its mark the field grows over the whole land."""
    _draw_inset(canvas, place, effect, eased(Ease.DRIVE, share))


def _closes(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    _draw_inset(canvas, place, effect, 1 - eased(Ease.DRIVE, share))


def _draw_inset(canvas: Canvas, place: BoardPlace, effect: Effect, grown: float) -> None:
    if grown <= 0:
        return
    x = effect.x + (COLUMNS / 2 - 0.5 - effect.x) * grown
    y = effect.y + (ROWS / 2 - 0.5 - effect.y) * grown
    (left, top), wide, high = place.spot(x, y), place.box.width * grown, place.box.height * grown
    box = Box(left - wide / 2, top - high / 2, wide, high)
    canvas.rect(box, "realm_cloak_dark")
    canvas.rect(box.left(wide / 2), f"realm_{effect.kind.split()[1]}_dark")
    canvas.frame(box, "realm_way", 4)
    canvas.picture("overlord.sign.monster", *box.middle, place.size * stepped(0.6 + 2.4 * grown))


def _die(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    spot = place.spot(effect.x, effect.y)
    thrown_dice.draw_dice(canvas, spot, place.size * DIE, effect, min(1.0, share * HASTE))


def _calm_die(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    _die(canvas, place, effect, 1.0)


def _puff(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """A little cloud in a colour of the land, that spreads and is gone."""
    (x, y), size = place.spot(effect.x, effect.y), place.size
    ink = (*canvas.colour(effect.kind.split()[1])[:3], round(190 * (1 - share)))
    for n in range(4):
        turn = n * math.pi / 2 + 0.6
        reach = size * 0.36 * eased(Ease.SETTLE, share)
        spot = x + math.cos(turn) * reach, y + math.sin(turn) * reach * 0.5
        canvas.circle(spot, size * (0.14 + 0.08 * share), ink)


def _ring(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """Rings of light run out."""
    spot, ink = place.spot(effect.x, effect.y), canvas.colour(effect.kind.split()[1])[:3]
    for n in range(2):
        age = share * 1.3 - 0.3 * n
        if 0 < age < 1:
            reach = place.size * (0.2 + 0.8 * eased(Ease.SETTLE, age))
            canvas.circle(spot, reach, (*ink, round(230 * (1 - age))), 5)


def _hit(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """A star of sharp strokes where a blow lands."""
    (x, y), size = place.spot(effect.x, effect.y), place.size
    for n in range(STARS):
        turn = n * 2 * math.pi / STARS + effect.x
        near, far = (size * reach for reach in (0.12 + 0.5 * share, 0.34 + 0.5 * share))
        start = x + math.cos(turn) * near, y + math.sin(turn) * near
        end = x + math.cos(turn) * far, y + math.sin(turn) * far
        for ink, broad in (("night", 0.15), ("realm_fire_light", 0.08)):
            canvas.line(start, end, ink, size * broad * (1 - 0.6 * share))


def _star(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """A star with a number on it springs up, and fades at last."""
    (x, y), number = place.spot(effect.x, effect.y), effect.kind.split()[1]
    high = place.size * stepped(STAR * eased(Ease.BOUNCE, min(1.0, 3 * share)))
    canvas.picture("overlord.experience", x, y, high, 0, min(255, round(1020 * (1 - share))))
    if share < 0.8:
        style = Style(Family.BOLD, round(high * 0.5))
        box = Box(x - high / 2, y - high / 2, high, high)
        canvas.write(number, box, style, "night", "centre", wrap=False)


def _sparks(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """Sparks fly off to all sides and sink."""
    (x, y), size = place.spot(effect.x, effect.y), place.size
    ink = (*canvas.colour(effect.kind.split()[1])[:3], round(255 * (1 - share)))
    far = size * 2 * eased(Ease.SETTLE, share)
    for n in range(SPARKS):
        turn, reach = n * 2 * math.pi / SPARKS, far * (0.6 + 0.2 * (n % 3))
        spot = x + math.cos(turn) * reach, y + math.sin(turn) * reach + size * share**2
        canvas.circle(spot, size * 0.09, ink)


def _bolt(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """A ball of light flies to its aim with a tail of beads."""
    start, end = ends(place, effect)
    ink = canvas.colour(effect.kind.split()[1])[:3]
    for n in reversed(range(BEADS)):
        at = between(start, end, max(0.0, share - 0.05 * n))
        canvas.circle(at, place.size * (0.2 - 0.026 * n), (*ink, 255 - 36 * n))
    canvas.circle(between(start, end, share), place.size * 0.1, "white")


def _carry(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """A picture flies in an arc to where it belongs, and grows smaller as it comes there."""
    start, end = ends(place, effect)
    now = eased(Ease.DRIVE, share)
    x, y = between(start, end, now)
    y -= math.sin(now * math.pi) * place.size * ARC
    size = place.size * stepped(CARRIED * (1.2 - 0.5 * now))
    alpha = round(255 * min(1.0, 6 * (1 - share)))
    canvas.picture(effect.kind.split()[1], x, y, size, 0, alpha)


def _pop(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """Who comes to the field grows where it will stand."""
    _, sort, name = effect.kind.split(" ", 2)
    found = foe_picture if sort == "foe" else ally_picture
    size = place.size * SIZE * stepped(eased(Ease.BOUNCE, share))
    canvas.piece(found(canvas.brushes, name), *place.spot(effect.x, effect.y), size)


def _dims(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """The whole field grows dark, and stays so until it closes."""
    canvas.rect(place.box, (0, 0, 0, round(4 * min(1.0, 2 * share)) * 36))


def _night(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """Night falls over the land."""
    red, green, blue = canvas.colour("realm_cloak_dark")[:3]
    canvas.rect(place.box, (red, green, blue, round(6 * min(1.0, 3 * share)) * 25))
    if share > 0.1:
        spot = place.spot(COLUMNS / 2 - 0.5, 1.4)
        canvas.picture("icon.moon", *spot, place.size * 1.6)


def _offer(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """A line of beads runs from who offers to who is asked."""
    start, end = ends(place, effect)
    now = between(start, end, min(1.0, 0.2 + 1.2 * eased(Ease.SETTLE, share)))
    ink = f"seat.{effect.kind.split()[1]}.light"
    dots(canvas, (start, now), ink, place.size * 0.06, 1.6, place.size * 0.2)
    canvas.picture("icon.people", *now, place.size * 0.5)


KINDS: Mapping[str, Draw] = {
    **carried_pictures.KINDS,
    **victory.KINDS,
    "opens": _opens,
    "closes": _closes,
    "die": _die,
    "puff": _puff,
    "ring": _ring,
    "hit": _hit,
    "star": _star,
    "sparks": _sparks,
    "bolt": _bolt,
    "carry": _carry,
    "pop": _pop,
    "dims": _dims,
    "night": _night,
    "offer": _offer,
    "glory": rays,
}


@cache
def effects(calm: bool) -> Effects:
    """Return how effects are drawn; in a calm picture dice lie at once."""
    kinds = {**KINDS, "die": _calm_die} if calm else KINDS
    return Effects(kinds, frozenset({"puff"}), frozenset({"confetti", "puff", "hit", "sparks"}))


EFFECTS = effects(False)
