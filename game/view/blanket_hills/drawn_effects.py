"""How clips on the blanket are drawn: what strikes, bursts, rises and shines, dice, points.

What lies on the land is drawn over it as it is now, so effects are bound to a land.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from game.rules.blanket_hills.land import Land, flat
from game.rules.blanket_hills.tossing import halved
from game.view.canvas.board_place import BoardPlace, stepped
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style
from game.view.show import carried_pictures, thrown_dice, victory
from game.view.show.carried_pictures import write_outlined
from game.view.show.clip import Ease, Effect, eased
from game.view.show.drawn_effects import Draw, Effects
from game.view.show.flares import between, film

from .drawn_rings import RINGS
from .drawn_tosses import SPIN, TOSSES, LandDraw, tossed
from .shot_clips import STEADY
from .tosses import in_cm, on_cloth, seen

LARGER = 1.7
STRANDS = 3
"""A ray has so many strands that twist round each other."""
DIE, HASTE = 0.62, 1.6
"""How large dice are over a tank, in cells, and so much sooner than others they have fallen."""

HALF = "½"


def _hit(land: Land, canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """A star of strokes where a toy strikes, so high over the table."""
    x, y = seen(place, effect.x, effect.y, float(effect.kind.split()[1]))
    out = place.size * (0.3 + 0.8 * eased(Ease.SETTLE, share))
    for number in range(8):
        turn = math.pi * (number + 0.5) / 4
        east, south = math.sin(turn), math.cos(turn) * 0.8
        start = x + east * out * 0.55, y + south * out * 0.55
        end = x + east * out, y + south * out
        for ink, wide in (("night", 0.16), ("flash", 0.08)):
            canvas.line(start, end, ink, place.size * wide * (1 - share))


def _fluff(land: Land, canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """Wool and dust fly up round a place, as far as something reaches."""
    radius = float(effect.kind.split()[1])
    for number in range(12):
        turn, far = number * 2.399, radius * (0.3 + 0.7 * share) * (0.5 + number % 4 / 6)
        x, y = effect.x + math.sin(turn) * far, effect.y + math.cos(turn) * far
        spot = on_cloth(place, land, x, y, 14 * math.sin(share * math.pi) * (number % 3 + 1) / 3)
        alpha = round(200 * (1 - share))
        canvas.piece(f"dust.{number % 3}", *spot, place.size * 0.9, 0, alpha)


def _points(land: Land, canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """Points rise from what was hit, and fly to the tank that has them; below is how they came."""
    words, *why = effect.kind.split()[1:]
    start = on_cloth(place, land, effect.x, effect.y, 6)
    home = on_cloth(place, land, effect.to_x, effect.to_y, 12)
    high = start[0], start[1] - place.size * 1.2
    if share < 0.55:
        spot = between(start, high, eased(Ease.SETTLE, share / 0.55))
    else:
        spot = between(high, home, eased(Ease.DRIVE, (share - 0.55) / 0.45))
    size = place.size * stepped(1.1 - 0.4 * max(0.0, share - 0.55))
    half = canvas.measure(words, Style(Family.DISPLAY, max(16, round(size))))[0] / 2
    x = min(max(spot[0], place.box.x + half), place.box.right - half)
    top = max(spot[1] - size, place.box.y)
    write_outlined(canvas, words, (x, top), size, "gold_light")
    if why and share < 0.55:
        write_outlined(canvas, why[0], (x, top + size), size * 0.7, "flash")


def _ray(land: Land, canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """A ray goes through all folds, as strands that twist; it ends where a dome stops it."""
    start = on_cloth(place, land, effect.x, effect.y, 4)
    end = on_cloth(place, land, effect.to_x, effect.to_y, 4)
    end = between(start, end, min(1.0, share * 3))
    far = math.dist(start, end) or 1.0
    aside = (start[1] - end[1]) / far, (end[0] - start[0]) / far
    wide = place.size * 0.1 * min(1.0, 3 * (1 - share))
    for strand, ink in zip(range(STRANDS), ("night", "gold", "flash"), strict=True):
        points = []
        for part in range(17):
            sway = math.sin(part * 1.1 + strand * 2.1 + share * 12) * place.size * 0.16
            x, y = between(start, end, part / 16)
            points.append((x + aside[0] * sway, y + aside[1] * sway))
        canvas.lines(points, ink, max(1.5, wide * (1.6 if ink == "night" else 1)))


def _rise(land: Land, canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """What is built grows out of the blanket."""
    _grown(land, canvas, place, effect, eased(Ease.BOUNCE, share), 255)


def _fall(land: Land, canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """What is gone sinks into itself."""
    _grown(land, canvas, place, effect, 1 - eased(Ease.FALL, share), round(255 * (1 - share)))


def _grown(
    land: Land, canvas: Canvas, place: BoardPlace, effect: Effect, share: float, alpha: int
) -> None:
    spot = on_cloth(place, land, effect.x, effect.y)
    size = place.size * stepped(0.25 + 0.75 * max(0.0, share))
    canvas.piece(effect.kind.split()[1], *spot, size, 0, alpha)


def signed(error: int, unit: str = "") -> str:
    """Return how far a hand is off, and to which side."""
    return f"{error:+d}{unit}".replace("-", "−") if error else f"0{unit}"


def _error(row: int, unit: str, steady: bool = False) -> LandDraw:
    """Return what draws the dice of one axis over the tank: the first less the second, of a
    `steady` hand half of it."""

    def draw(land: Land, canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
        size, box = place.size * DIE, place.box
        x, y = on_cloth(place, land, effect.x, effect.y, 14)
        x = min(max(x, box.x + size * 2.4), box.right - size * (7.6 if steady else 7))
        y = max(y, box.y + size * 5) - size * (1.4 + 2 * row)
        share = min(1.0, share * HASTE)
        thrown_dice.draw_dice(canvas, (x, y), size, effect, share)
        if share >= thrown_dice.FALLEN:
            (_, one), (_, two) = thrown_dice.fell(effect)
            words = (
                signed(halved(one, two), f"{unit} ({HALF})") if steady else signed(one - two, unit)
            )
            at = x + size * (4.6 if steady else 3.8), y - size * 0.7
            write_outlined(canvas, words, at, size * 1.2, "flash")

    return draw


ON_LAND: Mapping[str, LandDraw] = {
    **TOSSES,
    **RINGS,
    "hit": _hit,
    "fluff": _fluff,
    "points": _points,
    "ray": _ray,
    "rise": _rise,
    "fall": _fall,
    "azimuth": _error(1, "°"),
    "reach": _error(0, " %"),
    f"azimuth{STEADY}": _error(1, "°", True),
    f"reach{STEADY}": _error(0, " %", True),
}


def _larger(draw: Draw) -> Draw:
    """Return a drawing of all games as large as it must be where cells are as small as here."""

    def on_board(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
        x, y, to_x, to_y = (
            (at + 0.5) / LARGER - 0.5 for at in (effect.x, effect.y, effect.to_x, effect.to_y)
        )
        there = replace(effect, x=x, y=y, to_x=to_x, to_y=to_y)
        draw(canvas, replace(place, size=place.size * LARGER), there, share)

    return on_board


ON_BOARD: Mapping[str, Draw] = {
    **{kind: _larger(draw) for kind, draw in carried_pictures.KINDS.items()},
    **victory.KINDS,
    "boom": film("explosion", 7, size=2),
    "flame": film("explosion", 7, size=1.4),
    "pop": film("explosion", 7, size=0.9),
}


@lru_cache(maxsize=4)
def effects_on(land: Land, calm: bool = False) -> Effects:
    """Return how effects are drawn on this land; in a calm picture toys do not turn over."""
    draws = {**ON_LAND, "toss": tossed(0 if calm else SPIN)}
    kinds = {kind: _bound(draw, land) for kind, draw in draws.items()}
    flat_ones = frozenset({"shade", "ring", "square"})
    return Effects({**ON_BOARD, **kinds}, flat_ones, frozenset({"fluff", "confetti"}))


def _bound(draw: LandDraw, land: Land) -> Draw:
    def on_board(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
        draw(land, canvas, place, in_cm(effect), share)

    return on_board


EFFECTS = effects_on(flat())
