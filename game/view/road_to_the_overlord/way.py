"""The way through the land, from the meadow to the tower: where each mark of the track lies."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate, pairwise
from typing import Final

COLUMNS: Final = 12
ROWS: Final = 10
"""How large the land is, in cells of the board."""
Spot = tuple[float, float]

BENDS: Final[tuple[Spot, ...]] = (
    *((0.55, 8.6), (3.0, 8.5), (6.0, 8.75), (8.8, 8.5), (10.45, 8.0)),
    *((10.4, 7.0), (8.8, 6.6), (6.0, 6.85), (3.0, 6.55), (0.95, 6.1)),
    *((0.8, 5.1), (2.4, 4.65), (5.0, 4.9), (8.0, 4.6), (10.2, 4.35)),
    *((10.5, 3.3), (8.9, 2.8), (6.0, 3.05), (3.0, 2.75), (0.9, 2.3)),
    *((0.95, 1.35), (2.8, 1.0), (5.0, 1.25), (7.2, 1.0), (9.2, 1.5)),
)
"""Through these spots the way winds."""
FINE: Final = 24
"""Of so many parts it is from bend to bend."""


@lru_cache(maxsize=1)
def line() -> tuple[Spot, ...]:
    """Return the whole way as a fine line."""
    return (*_curve(), BENDS[-1])


def mark_spot(last: int, mark: int) -> Spot:
    """Return where a mark lies of a track with so many, in cells of the board."""
    return _marks(last)[mark]


def between_marks(last: int, one: int, other: int) -> tuple[Spot, ...]:
    """Return the way from one mark to another, both among it, as the land has it."""
    spots, (first, end) = line(), sorted((one, other))
    so_far, whole = _lengths()
    near, far = (whole * mark / last for mark in (first, end))
    inner = (spot for spot, long in zip(spots, so_far, strict=True) if near < long < far)
    found = (mark_spot(last, first), *inner, mark_spot(last, end))
    return found if one <= other else found[::-1]


@lru_cache(maxsize=8)
def _marks(last: int) -> tuple[Spot, ...]:
    (so_far, whole), spots = _lengths(), line()
    found, part = [spots[0]], 0
    for mark in range(1, last):
        wanted = whole * mark / last
        while so_far[part + 1] < wanted:
            part += 1
        share = (wanted - so_far[part]) / (so_far[part + 1] - so_far[part])
        found.append(_towards(spots[part], spots[part + 1], share))
    return (*found, spots[-1])


@lru_cache(maxsize=1)
def _lengths() -> tuple[tuple[float, ...], float]:
    """Return how far along each spot of the line lies, and how long it is."""
    so_far = (0.0, *accumulate(math.dist(*each) for each in pairwise(line())))
    return so_far, so_far[-1]


def _curve() -> Iterator[Spot]:
    """Yield a smooth line through all bends but the last spot of it."""
    bends = (BENDS[0], *BENDS, BENDS[-1])
    for n in range(len(BENDS) - 1):
        before, start, end, after = bends[n : n + 4]
        for part in range(FINE):
            t = part / FINE
            x, y = (_smooth(before[k], start[k], end[k], after[k], t) for k in (0, 1))
            yield x, y


def _smooth(before: float, start: float, end: float, after: float, t: float) -> float:
    """Return what lies at a share of the way from start to end on a line through all four."""
    bent = 2 * before - 5 * start + 4 * end - after
    bend = 3 * start - before - 3 * end + after
    return (2 * start + (end - before) * t + bent * t**2 + bend * t**3) / 2


def _towards(start: Spot, end: Spot, share: float) -> Spot:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
