"""Lines that lie on the folds: rings of so many centimetres, squares of tanks."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise

from game.rules.blanket_hills.land import HIGH, WIDE, Land
from game.rules.blanket_hills.state import TANK_HALF
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.show.carried_pictures import write_outlined
from game.view.show.clip import Ease, Effect, eased
from game.view.show.flares import between

from .drawn_tosses import LandDraw
from .tosses import Spot, on_cloth

PARTS = 48
"""A ring has so many parts; of one that is dashed each second is seen."""
DASHED = frozenset({3, 10, 30})
"""The rings that are dashed, so that none is told from another by its size alone."""
OPENS, SIDE = 0.25, 6
"""After such a share of its time a ring is open; a side of a square has so many parts."""


def _ring(land: Land, canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """A ring opens over the folds round a place, with how far it reaches."""
    radius = int(effect.kind.split()[1])
    reach = radius * eased(Ease.SETTLE, min(1.0, share / OPENS))
    spots = []
    for part in range(PARTS + 1):
        turn = 2 * math.pi * part / PARTS
        spots.append((effect.x + reach * math.sin(turn), effect.y - reach * math.cos(turn)))
    wide = place.size * 0.09 * min(1.0, 4 * (1 - share))
    _outline(land, canvas, place, spots, wide, radius in DASHED)
    on = [spot for spot in spots[PARTS // 2 :: 3] + spots[: PARTS // 2 : 3] if _inside(spot)]
    if on and share >= OPENS:
        x, y = on_cloth(place, land, *on[0])
        write_outlined(canvas, str(radius), (x, y - place.size * 0.3), place.size * 0.5, "flash")


def _square(land: Land, canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """The square of a tank, grown by the breadth of a toy: here it would be a direct hit."""
    reach = TANK_HALF + 0.5 + float(effect.kind.split()[1])
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1))
    spots = []
    for corner, following in pairwise(corners):
        for part in range(SIDE + 1):
            east, south = between(corner, following, part / SIDE)
            spots.append((effect.x + east * reach, effect.y + south * reach))
    _outline(land, canvas, place, spots, place.size * 0.09 * min(1.0, 4 * (1 - share)), False)


def _outline(
    land: Land,
    canvas: Canvas,
    place: BoardPlace,
    spots: Iterable[Spot],
    wide: float,
    dashed: bool,
) -> None:
    """Draw a line over the folds, as far as it is on the blanket."""
    ways = list(_parts(land, place, list(spots)))
    for ink, more in (("night", 2.2), ("flash", 1.0)):
        for number, (start, end) in enumerate(ways):
            if not (dashed and number % 2):
                canvas.line(start, end, ink, wide * more)


def _parts(land: Land, place: BoardPlace, spots: list[Spot]) -> Iterator[tuple[Spot, Spot]]:
    for first, second in pairwise(spots):
        if _inside(first) and _inside(second):
            yield on_cloth(place, land, *first), on_cloth(place, land, *second)


def _inside(spot: Spot) -> bool:
    return -0.5 <= spot[0] < WIDE - 0.5 and -0.5 <= spot[1] < HIGH - 0.5


RINGS: Mapping[str, LandDraw] = {"ring": _ring, "square": _square}
