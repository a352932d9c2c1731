"""How far it is to the eagle, in cells, in drives and in cards, wherever it lands.

Only the ground and the bricks are looked at, bricks as they stand when the mind begins.
"""

from __future__ import annotations

from heapq import heappop, heappush

from game.core.rules import Seat
from game.rules.tanchiki.fast_room.fixed_ground import CONCRETE, RIM, WATER
from game.rules.tanchiki.fast_room.world import Spot, World

from .cards_to_eagle import Reach
from .plans import Plan

FAR = 24
DRIVES = 7
"""So many drives are too many to count."""

_BRICK = 3
_LONGEST = 3
_NOW_AND_THEN, _RARELY = 12, 100


class Ways:
    """The ways to each cell where an eagle lies, found when they are first asked for.

    `likely` is how many of the plans that lead nearest to the eagle come to everybody's mind.
    """

    def __init__(self, world: World, likely: int = 0) -> None:
        self._world, self._likely = world, likely
        self._lengths: dict[Spot, list[int]] = {}
        self._drives: dict[Spot, list[int]] = {}
        self._reach: dict[Spot, Reach] = {}

    @property
    def off_one_in(self) -> int:
        """Return one plan of how many is to stand switched off."""
        return _RARELY if self._likely else _NOW_AND_THEN

    def to(self, goal: Spot) -> list[int]:
        """Return the length of the way from each cell."""
        found = self._lengths.get(goal)
        if found is None:
            found = self._lengths[goal] = _lengths(self._world, goal)
        return found

    def drives(self, goal: Spot) -> list[int]:
        """Return how many drives it takes from each cell, two to a turn; bricks cost some."""
        found = self._drives.get(goal)
        if found is None:
            found = self._drives[goal] = _drives(self._world, goal)
        return found

    def reach(self, goal: Spot) -> Reach:
        """Return what it takes in cards to be there within a turn."""
        found = self._reach.get(goal)
        if found is None:
            found = self._reach[goal] = Reach(self._world, goal, self.to(goal), self.drives(goal))
        return found

    def likely(self, world: World, seat: Seat) -> tuple[Plan, ...]:
        """Return the plans that come to a seat's mind first."""
        if not self._likely or world.taken:
            return ()
        here, looks = world.cells[seat], world.ways[seat]
        return self.reach(world.eagle).likely(here, looks, world.hands[seat], self._likely)


def _lengths(world: World, goal: Spot) -> list[int]:
    ground, bricks = world.land.ground, world.bricks
    lengths = [FAR] * len(ground)
    found: set[Spot] = set()
    edge: list[tuple[int, Spot]] = [(0, goal)]
    while edge:
        length, spot = heappop(edge)
        if spot in found:
            continue
        found.add(spot)
        lengths[spot] = min(length, FAR)
        for step in world.land.steps:
            there = spot + step
            if ground[there] not in (CONCRETE, WATER, RIM) and there not in found:
                heappush(edge, (length + (_BRICK if bricks[there] else 1), there))
    return lengths


def _drives(world: World, goal: Spot) -> list[int]:
    ground, bricks = world.land.ground, world.bricks
    fewest = [DRIVES] * len(ground)
    fewest[goal] = 0
    edge: list[tuple[int, Spot]] = [(0, goal)]
    while edge:
        drives, spot = heappop(edge)
        if drives > fewest[spot]:
            continue
        for step in world.land.steps:
            there, cost = spot, drives + 1
            for _ in range(_LONGEST):
                # A brick on the way must be shot away first.
                cost += bricks[there]
                there -= step
                if ground[there] in (CONCRETE, WATER, RIM) or cost >= DRIVES:
                    break
                if cost < fewest[there]:
                    fewest[there] = cost
                    heappush(edge, (cost, there))
    return fewest
