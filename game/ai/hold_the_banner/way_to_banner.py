"""How many turns a tank would take from each place to the fall of a banner, were nobody in its way.

It drives to a place from which it has a line on the banner, and each depth of brick on its way or
in its line takes a turn of shooting. Steel is hardly any way; but a fence of steel is the only one
where it is whole, and who takes it for far stands about and never meets a guard.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from heapq import heappop, heappush

from game.core.grid import STRAIGHT
from game.rules.hold_the_banner.quarters import WIDTH, Quarters, ahead, muzzle
from game.rules.hold_the_banner.state import NEAR_REACH, Table, Team

from .lattice import STEPS, WAYS, Spot, Way, all_spots, open_spots, place_of, spot_of

STEP = 0.2
"""Turns that a half-step takes."""
BRICK = 0.9
"""Turns that a depth of brick takes on the way."""
AIM = 0.5
"""The shot that fells the banner."""
BRICK_LINE, STEEL_LINE, _FAR = 1.0, 6.0, 1.0
"""What a row of a wall takes in a line, and what it takes to shoot far."""
_ROWS = 2
Costs = tuple[tuple[Quarters, float], ...]
"""Kinds of wall, each with what a row of it takes."""
FAR_OFF = 20.0
"""For places without any way."""


def ways_to(table: Table, team: Team, fence: float = STEEL_LINE) -> Mapping[Spot, float]:
    """Return the turns from each place to the fall of this side's banner, where a row of a `fence`
    of steel takes so many."""
    others = table.board.banners | table.board.water
    return _ways(table.steel | others, table.bricks, _costs(table, team, fence), _at(table, team))


def in_line(table: Table, team: Team, spot: Spot, way: Way, fence: float) -> float | None:
    """Return the turns it takes to fell the banner by shooting that way from there, if it can."""
    return _lines(_costs(table, team, fence), _at(table, team)).get((spot, way))


def _at(table: Table, team: Team) -> Spot:
    return spot_of(table.board.camps[team].banner)


def _costs(table: Table, team: Team, fence: float) -> Costs:
    own = table.steel & table.board.camps[team].fence
    return (table.steel & ~own, STEEL_LINE), (own, fence), (table.bricks, BRICK_LINE)


@lru_cache(maxsize=16)
def _ways(closed: Quarters, bricks: Quarters, costs: Costs, at: Spot) -> Mapping[Spot, float]:
    free, dug = open_spots(bricks | closed), open_spots(closed)
    found: dict[Spot, float] = {}
    waiting: list[tuple[float, Spot]] = []
    for (spot, _), turns in _lines(costs, at).items():
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
def _lines(costs: Costs, banner: Spot) -> Mapping[tuple[Spot, Way], float]:
    """Return from where and which way a banner is shot at, and how many turns that takes."""
    return {
        (spot, way): turns
        for way in WAYS
        for aside in (-1, 0, 1)
        for spot, turns in _line(costs, banner + aside * STEPS[(way + 1) % 4], way)
    }


def _line(costs: Costs, before: Spot, way: Way) -> Iterator[tuple[Spot, float]]:
    """Yield the places of one line, from the banner outwards."""
    turns, spot = AIM, before - _ROWS * STEPS[way]
    for length in range(WIDTH):
        if spot < 0 or not all_spots() >> spot & 1:
            return
        facing = STRAIGHT[way]
        row = ahead(muzzle(place_of(spot), facing), facing)
        turns += next((cost for walls, cost in costs if row & walls), 0.0)
        yield spot, turns + (_FAR if length >= NEAR_REACH else 0.0)
        spot -= STEPS[way]
