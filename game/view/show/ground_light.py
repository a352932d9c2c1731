"""What falls on the ground below what flares up, in every game alike: light, haze, a gleam, dusk.

It tells nothing that is not told elsewhere. In a calm picture nothing of it moves.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import partial

from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

from .clip import DUSK, Effect

Falls = Callable[[Canvas, BoardPlace, Effect, float], None]
"""An effect at a share of its time, from 0 to 1."""

STEPS = 5
"""So many brightnesses a light goes through: each of them is kept as a picture of its own."""

FLICKERS = 9

DEPTH, DARK, RINGS = 1.8, (124, 160), 36
"""How far dusk reaches in cells, how dark it is at the edges towards the lamp and at the others,
and in how many steps it fades."""


def _lit(reach: float, ahead: float = 0.0) -> Falls:
    """Light that is there at once and goes, so many cells far, from so far before a gun."""

    def draw(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
        turn = math.radians(effect.angle)
        x, y = effect.x + math.sin(turn) * ahead, effect.y - math.cos(turn) * ahead
        _shine(canvas, place, (x, y), reach, (1 - share) ** 2)

    return draw


def _flickering(reach: float) -> Falls:
    """The light of a fire that burns down."""

    def draw(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
        wave = math.sin(share * FLICKERS * 2 * math.pi + effect.x) * 0.2
        fades = min(1.0, 3 * (1 - share))
        _shine(canvas, place, (effect.x, effect.y), reach, fades * (0.6 + wave))

    return draw


def _shine(
    canvas: Canvas, place: BoardPlace, spot: tuple[float, float], reach: float, bright: float
) -> None:
    alpha = round(255 * math.ceil(bright * STEPS) / STEPS)
    canvas.piece("light", *place.spot(*spot), place.size * 2 * reach, 0, alpha)


def _haze(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """Smoke that lies: it spreads at once, and is the last to go."""
    thick = min(1.0, 5 * share) * (1 - share)
    alpha = round(255 * math.ceil(thick * STEPS) / STEPS)
    x, y = place.spot(effect.x, effect.y)
    canvas.piece("haze", x, y, place.size * 2, 0, alpha)


def _gleam(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """Where a tank has slid the ice shines for a moment, along the way it took."""
    alpha = round(200 * math.sin(share * math.pi))
    spot, angle = place.spot(effect.x, effect.y), place.angle(effect.angle)
    canvas.piece("gleam", *spot, place.size, angle, alpha)


def _dusk(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """The edge of the board lies in the dark; painted once, a strip for each side."""
    if canvas.dim(0):
        return
    box, depth = place.box, place.size * DEPTH
    sides = (
        Box(0, 0, box.width, depth),
        Box(0, box.height - depth, box.width, depth),
        Box(0, depth, depth, box.height - 2 * depth),
        Box(box.width - depth, depth, depth, box.height - 2 * depth),
    )
    for side in sides:
        whole = Box(-side.x, -side.y, box.width, box.height)
        key = "dusk", side, whole
        canvas.layer(key, side.moved(box.x, box.y), partial(_darken, whole, depth))


def _darken(whole: Box, depth: float, paper: Canvas) -> None:
    """Darken a board from its edge inwards, of which the paper shows a strip."""
    red, green, blue, _ = paper.colour("dusk_brown")
    for ring in range(RINGS):
        outer, thick = whole.inset(depth * ring / RINGS), depth / RINGS
        near, far = ((red, green, blue, round(dark * (1 - ring / RINGS) ** 2)) for dark in DARK)
        paper.rect(outer.top(thick), near)
        paper.rect(outer.foot(thick), far)
        between = Box(outer.x, outer.y + thick, outer.width, outer.height - 2 * thick)
        paper.rect(between.left(thick), near)
        paper.rect(between.edge(thick), far)


STILL = frozenset({DUSK.kind})
"""What a calm picture has, too."""

ON_THE_GROUND: Mapping[str, Falls] = {
    "muzzle": _lit(2.3, 0.6),
    "blast": _lit(2.4),
    "boom": _lit(3.4),
    "flame": _lit(2.4),
    "smoulder": _flickering(1.3),
    "smoke": _haze,
    "shavings": _gleam,
    DUSK.kind: _dusk,
}
"""By the kind of what flares up, which is the first word of an effect's kind."""
