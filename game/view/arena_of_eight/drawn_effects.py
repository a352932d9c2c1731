"""What flares up in the ring and goes, drawn by its kind: stars, gales, cold, ropes and bolts."""

from __future__ import annotations

import math
from collections.abc import Mapping

from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.show import carried_pictures, victory
from game.view.show.clip import Ease, Effect, eased
from game.view.show.drawn_effects import Draw, Effects
from game.view.show.flares import between, dust, ends

from .scoreboard import draw_played
from .standing_pieces import RIM

RAYS, OUT, IN = 9, 1.0, 0.52
"""A hit star has so many points, and how far these and the hollows between them reach."""

ZIGZAG = (0.0, 0.9, -0.7, 1.0, -0.8, 0.6, -0.4, 0.0)
GALE, TURNS = 7, 2.5
FALLS = 0.9


def _star(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """A star where a blow lands, larger for what takes more: `to_x` is the health lost."""
    x, y = place.spot(effect.x, effect.y)
    grown = eased(Ease.SETTLE, min(1.0, share * 3.5))
    reach = place.size * (0.42 + 0.1 * effect.to_x) * grown * (1 - 0.25 * share)
    alpha = round(255 * min(1.0, 3 * (1 - share)))
    for ink, size in (("night", 1.16), ("gold", 1.0), ("flash", 0.6)):
        points = []
        for number in range(2 * RAYS):
            turn = math.pi * number / RAYS + 0.2 * effect.x
            far = reach * size * (IN if number % 2 else OUT - 0.22 * (number % 4 == 0))
            points.append((x + math.sin(turn) * far, y - math.cos(turn) * far))
        canvas.polygon(points, (*canvas.colour(ink)[:3], alpha))


def _ring(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """A ring that widens where a blow comes to nothing."""
    x, y = place.spot(effect.x, effect.y)
    alpha = round(230 * (1 - share))
    reach = place.size * (0.2 + 0.55 * eased(Ease.SETTLE, share))
    canvas.circle((x, y), reach, (185, 207, 226, alpha), 6 * (1 - share) + 1)


def _rope(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """The harpoon flies out on its rope, and comes back with it."""
    start, end = ends(place, effect)
    tip = between(start, end, min(1.0, 2 * share, 2.4 * (1 - share)))
    for ink, wide in (("night", 0.12), ("eagle", 0.06)):
        canvas.line(start, tip, ink, place.size * wide)
    heading = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0])) + 90
    canvas.picture("tin.hook", *tip, place.size * 0.8, round(heading / 3) * 3)


def _bolt(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """One bolt along the line; it grows thin and is gone."""
    start, end = ends(place, effect)
    far = math.dist(start, end) or 1.0
    aside = (start[1] - end[1]) / far, (end[0] - start[0]) / far
    reach = min(1.0, share * 6) * (len(ZIGZAG) - 1)
    points = []
    for number, sway in enumerate(ZIGZAG):
        if number <= reach:
            x, y = between(start, end, number / (len(ZIGZAG) - 1))
            points.append(
                (x + aside[0] * sway * place.size * 0.28, y + aside[1] * sway * place.size * 0.28)
            )
    alpha, wide = round(255 * min(1.0, 2 * (1 - share))), place.size * 0.2 * (1 - share)
    for ink, size in (("night", 1.9), ("gold", 1.2), ("flash", 0.5)):
        canvas.lines(points, (*canvas.colour(ink)[:3], alpha), max(1.0, wide * size))


def _gale(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """A whirl that carries a fighter along, narrow at the foot and wide above."""
    x, y = between(*ends(place, effect), eased(Ease.DRIVE, share))
    alpha = round(220 * min(1.0, 4 * (1 - share), 6 * share))
    for level in range(GALE):
        wide = place.size * (0.22 + 0.14 * level)
        at = y - place.size * (0.1 + 0.4 * level)
        turn = 2 * math.pi * (share * TURNS + level * 0.31)
        arc = [
            (x + math.cos(turn + n * 0.42) * wide, at + math.sin(turn + n * 0.42) * wide * 0.28)
            for n in range(10)
        ]
        canvas.lines(arc, (12, 15, 16, alpha), place.size * 0.1)
        canvas.lines(arc, (214, 236, 214, alpha), place.size * 0.055)


def _cold(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """Flakes are blown from one to the other, and whirl round it."""
    start, end = ends(place, effect)
    for number in range(12):
        own = share * 1.5 - number * 0.04
        if not 0 < own < 1:
            continue
        x, y = between(start, end, eased(Ease.SETTLE, own))
        spread = place.size * (0.2 + 0.8 * own)
        y += math.sin(number * 2.4 + own * 5) * spread
        x += math.cos(number * 1.7 + own * 3) * spread * 0.5
        spin = round((number * 50 + own * 240) / 15) * 15
        alpha = round(255 * min(1.0, 4 * (1 - own)))
        canvas.piece("tin.flake", x, y, place.size * (0.4 + 0.1 * (number % 4)), spin, alpha)


def _laid(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """The cards of what is done fall to where the last ones lie."""
    cards = effect.kind.split(" ")[1:]
    down = eased(Ease.BOUNCE, min(1.0, share * 2.5))
    draw_played(canvas, place, cards, 255, FALLS * (1 - down))


KINDS: Mapping[str, Draw] = {
    **carried_pictures.KINDS,
    **victory.KINDS,
    "spotlight": victory.spotlight(RIM),
    "star": _star,
    "ring": _ring,
    "rope": _rope,
    "bolt": _bolt,
    "gale": _gale,
    "cold": _cold,
    "laid": _laid,
    "dust": dust(190),
}
WILD = frozenset({"gale", "cold", "dust", "confetti"})
EFFECTS = Effects(KINDS, flat=frozenset({"dust"}), wild=WILD)
