"""Where each of the 464 routes leads a tank on the ground as it stands, other tanks left aside.

Each beginning of a route is a route, too: so all of them together are a tree, and a route that is
blocked leads where its longest free beginning does.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache

from game.core.grid import STRAIGHT
from game.rules.hold_the_banner.moving.drive import slide_length
from game.rules.hold_the_banner.quarters import Quarters
from game.rules.hold_the_banner.routes import BLANK, DECK, NUMBERS, ROUTES, Route

from .lattice import NOWHERE, STEPS, Spot, Spots, place_of


@lru_cache(maxsize=1)
def _tree() -> tuple[tuple[Route, int], ...]:
    """Return for each route but the blank one its beginning and its last step."""
    return tuple((NUMBERS[steps[:-1]], STEPS[STRAIGHT.index(steps[-1])]) for steps in ROUTES[1:])


@lru_cache(maxsize=1)
def cards_like() -> tuple[int, ...]:
    """Return how many cards there are of each route."""
    count = Counter(DECK)
    return tuple(count[route] for route in range(len(ROUTES)))


@dataclass(frozen=True, slots=True)
class Reach:
    """By route: what is driven of it, and where the tank stands after its last step, and in the
    end; NOWHERE if a bullet at rest strikes it on the way. `parents` are the beginnings."""

    driven: tuple[Route, ...]
    spots: tuple[Spot, ...]
    ends: tuple[Spot, ...]
    parents: tuple[Route, ...]

    def passed(self, route: Route) -> list[tuple[int, Spot]]:
        """Return the points of a route that are reached, each with its place."""
        found, node = list[tuple[int, Spot]](), self.driven[route]
        if self.ends[node] == NOWHERE:
            return found
        while True:
            found.append((len(ROUTES[node]), self.spots[node]))
            if node == BLANK:
                return found
            node = self.parents[node]


@lru_cache(maxsize=32)
def reach(start: Spot, free: Spots, ice: Quarters, struck: Spots) -> Reach:
    """Return what a tank reaches from here; `struck` is where a bullet at rest strikes it."""
    driven, spots, parents = [BLANK], [start], [BLANK]
    ends = [start]
    for route, (before, step) in enumerate(_tree(), 1):
        parents.append(before)
        at = spots[before]
        to = at + step
        if driven[before] != before or to < 0 or not free >> to & 1:
            driven.append(driven[before])
            spots.append(at)
            ends.append(ends[before])
            continue
        driven.append(route)
        spots.append(to)
        dead = struck and (ends[before] == NOWHERE or struck >> to & 1)
        ends.append(NOWHERE if dead else _slid(to, step, free, ice, struck))
    return Reach(tuple(driven), tuple(spots), tuple(ends), tuple(parents))


def _slid(spot: Spot, step: int, free: Spots, ice: Quarters, struck: Spots) -> Spot:
    """Return where a tank comes to stand that has driven on ice."""
    for _ in range(slide_length(ice, place_of(spot))):
        to = spot + step
        if to < 0 or not free >> to & 1:
            break
        spot = to
        if struck >> spot & 1:
            return NOWHERE
    return spot
