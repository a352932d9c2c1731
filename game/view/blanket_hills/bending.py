"""How flat cloth is laid over heights, one pixel column at a time, in whole pixels.

Each pixel of a column of the board asks which pixel of the flat column lies in front there; what
the cloth leaves free asks for the table. The cloth is laid from the north to the south, so that a
hill covers what lies behind it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from game.rules.blanket_hills.land import HIGH

from .lie_of_land import CM, LIFT, SQUASH, TOP
from .weave import DRAPE, HEM

PROFILE = (
    *((float(y), float(y), share) for y, share in ((-2, 0.8), (-1, 0.95))),
    *((float(y), float(y), 1.0) for y in range(HIGH)),
    (HIGH + 0.0, HIGH - 0.1, 0.97),
    (HIGH + 1.4, HIGH + 0.3, 0.86),
    (HIGH + 0.5 + DRAPE, HIGH + 1.0, 0.0),
)
"""The cloth from its northern hem to where it ends on the table in front: how far along it a spot
is, how far to the south it lies, and how high, of the height of the land beside it."""


@lru_cache(maxsize=4)
def ways(unit: float) -> tuple[tuple[int, ...], tuple[float, ...], tuple[float, ...]]:
    """Return where each spot of the profile is in a flat column, where it would be seen lying on
    the table, and how far a centimetre of height lifts it."""
    down = unit * SQUASH
    flat = tuple(round((along + HEM + 0.5) * down) for along, _, _ in PROFILE)
    seen = tuple(TOP * CM * unit + (y + 0.5) * down for _, y, _ in PROFILE)
    return flat, seen, tuple(share * LIFT * unit for _, _, share in PROFILE)


def outline(unit: float, heights: Sequence[float]) -> list[float]:
    """Return where each spot of the profile is seen over these heights."""
    _, seen, lift = ways(unit)
    north, south = (heights[0],) * HEM, (heights[-1],) * (len(PROFILE) - HIGH - HEM)
    ends = (*north, *heights, *south)
    return [max(0.0, at - by * height) for at, by, height in zip(seen, lift, ends, strict=True)]


def bent(unit: float, tops: Sequence[int], high: int) -> list[int]:
    """Return for each of so many pixels of a column of the board which pixel is seen there, of the
    flat column, or of the table, counted on from its end. The spots of the profile lie on `tops`.
    """
    flat = ways(unit)[0]
    found = list(range(flat[-1], flat[-1] + high))
    for n, (top, foot) in enumerate(pairwise(tops)):
        if foot > top:
            found[top:foot] = _stretched(flat[n], flat[n + 1], foot - top)
    return found


@lru_cache(maxsize=8192)
def _stretched(first: int, last: int, count: int) -> tuple[int, ...]:
    """Return so many pixels of a flat column, from one to just before another."""
    return tuple(first + (last - first) * n // count for n in range(count))
