"""The routes that a card or a pencil may name, made by rule and known by number (P1.3).

A route is one to six half-steps with at most two turns, no point twice; number 0 is the blank
card, on which a tank stays. Cards are routes: a handful of them is a sorted tuple of numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Annotated

from game.core.grid import STRAIGHT, Facing
from game.core.number_bounds import Within

LONGEST = 6
"""How many half-steps a route has at most."""
MOST_TURNS = 2
Steps = tuple[Facing, ...]
Route = Annotated[int, Within(0, 464)]
"""The number of a route, 0 for staying."""
Cards = tuple[Route, ...]
BLANK: Route = 0

SIGNS = {Facing.NORTH: "U", Facing.EAST: "R", Facing.SOUTH: "D", Facing.WEST: "L"}
"""How a way is written: up is the attackers' edge (P1.4)."""
WAYS = {sign: facing for facing, sign in SIGNS.items()}

_COPIES = 4
"""Of each straight route over whole cells (P1.3)."""


def _routes() -> Iterator[Steps]:
    longest: list[Steps] = [()]
    yield ()
    for _ in range(LONGEST):
        longest = [(*route, way) for route in longest for way in STRAIGHT if _follows(route, way)]
        yield from longest


def _follows(route: Steps, way: Facing) -> bool:
    """Whether a step may come next; two turns never lead back unless by turning round."""
    longer = (*route, way)
    turns = sum(one is not two for one, two in pairwise(longer))
    return longer[-2:] != (way.opposite, way) and turns <= MOST_TURNS


ROUTES: tuple[Steps, ...] = tuple(_routes())
NUMBERS: dict[Steps, Route] = {steps: number for number, steps in enumerate(ROUTES)}


def _copies(steps: Steps) -> int:
    return _COPIES if len({*steps}) == 1 and len(steps) % 2 == 0 else 1


DECK: Cards = tuple(n for n, steps in enumerate(ROUTES) if steps for _ in range(_copies(steps)))
"""All 500 cards."""


@lru_cache(maxsize=len(ROUTES))
def route_name(route: Route) -> str:
    """Return a route as it is written: `U4 R2`."""
    words: list[str] = []
    for way in ROUTES[route]:
        if words and words[-1][0] == SIGNS[way]:
            words[-1] = f"{SIGNS[way]}{int(words[-1][1:]) + 1}"
        else:
            words.append(f"{SIGNS[way]}1")
    return " ".join(words) or "stay"


def route_named(words: Iterable[str]) -> Route | None:
    """Return the route that is written so, None if it is none."""
    steps: list[Facing] = []
    for word in words:
        way, count = WAYS.get(word[:1]), word[1:]
        if way is None or not count.isdecimal() or not 1 <= int(count) <= LONGEST:
            return None
        steps += [way] * int(count)
    return NUMBERS.get(tuple(steps))
