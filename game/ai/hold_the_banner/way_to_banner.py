"""How many turns a tank would take from each place to the fall of a banner, were nobody in its way.

It drives to a place from which it has a line on the banner, and each depth of brick on its way or
in its line takes a turn of shooting.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from heapq import heappop, heappush

from game.core.grid import STRAIGHT
from game.rules.hold_the_banner.quarters import WIDTH, Quarters, ahead, covered, muzzle
from game.rules.hold_the_banner.state import NEAR_REACH, Table, Team

from .lattice import STEPS, WAYS, Spot, Way, all_spots, open_spots, place_of, spot_of

STEP = 0.2
"""Turns that a half-step takes."""
BRICK = 0.9
"""Turns that a depth of brick takes on the way."""
AIM = 0.5
"""The shot that fells the banner."""
_BRICK_LINE, _STEEL_LINE, _FAR = 1.0, 6.0, 1.0
_ROWS = 2
FAR_OFF = 20.0
"""For places without any way."""


def ways_to(table: Table, team: Team) -> Mapping[Spot, float]:
    """Return the turns from each place to the fall of this side's banner."""
    banner = covered(table.board.camps[team].banner)
    others = table.board.banners | table.board.water
    return _ways(table.bricks, table.steel, others, banner, spot_of(table.board.camps[team].banner))


def in_line(table: Table, team: Team, spot: Spot, way: Way) -> float | None:
    """Return the turns it takes to fell the banner by shooting that way from there, if it can."""
    return _lines(table.bricks, table.steel, spot_of(table.board.camps[team].banner)).get(
        (spot, way)
    )


@lru_cache(maxsize=16)
def _ways(
    bricks: Quarters, steel: Quarters, closed: Quarters, banner: Quarters, at: Spot
) -> Mapping[Spot, float]:
    free, dug = open_spots(bricks | steel | closed), open_spots(steel | closed)
    found: dict[Spot, float] = {}
    waiting: list[tuple[float, Spot]] = []
    for (spot, _), turns in _lines(bricks, steel, at).items():
        if dug >> spot & 1:
            heappush(waiting, (turns, spot))
    while waiting:
        turns, spot = heappop(waiting)
        if spot in found:
            continue
        found[spot] = turns
        # Who comes from beside has to dig through what is here.
        cost = turns + STEP + (0.0 if free >> spot & 1 else BRICK)
        for step in STEPS:
            beside = spot - step
            if beside >= 0 and beside not in found and dug >> beside & 1:
                heappush(waiting, (cost, beside))
    return found


@lru_cache(maxsize=16)
def _lines(bricks: Quarters, steel: Quarters, banner: Spot) -> Mapping[tuple[Spot, Way], float]:
    """Return from where and which way a banner is shot at, and how many turns that takes."""
    return {
        (spot, way): turns
        for way in WAYS
        for aside in (-1, 0, 1)
        for spot, turns in _line(bricks, steel, banner + aside * STEPS[(way + 1) % 4], way)
    }


def _line(
    bricks: Quarters, steel: Quarters, before: Spot, way: Way
) -> Iterator[tuple[Spot, float]]:
    """Yield the places of one line, from the banner outwards."""
    turns, spot = AIM, before - _ROWS * STEPS[way]
    for length in range(WIDTH):
        if spot < 0 or not all_spots() >> spot & 1:
            return
        facing = STRAIGHT[way]
        row = ahead(muzzle(place_of(spot), facing), facing)
        if row & steel:
            turns += _STEEL_LINE
        elif row & bricks:
            turns += _BRICK_LINE
        yield spot, turns + (_FAR if length >= NEAR_REACH else 0.0)
        spot -= STEPS[way]
