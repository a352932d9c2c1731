"""The throws of a task that differ: for each way in which a shell may come down, one aim.

There are 147,000 aims for a shell; most of them come down where another one does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import product
from math import asin, ceil, degrees, sqrt
from typing import Final

from game.content.blanket_hills.tasks import SOLVER
from game.core.grid import Cell
from game.rules.blanket_hills.actions import (
    FARTHEST,
    NEAREST,
    ROUND,
    Action,
    Arc,
    Fire,
    FireRay,
)
from game.rules.blanket_hills.flight import bearing, flight
from game.rules.blanket_hills.land import WIDE, squared
from game.rules.blanket_hills.rolling import MOST_STEPS
from game.rules.blanket_hills.shells import TOYS, Shell
from game.rules.blanket_hills.standing import Places, in_square, tops_for
from game.rules.blanket_hills.state import TANK_HALF, Table
from game.rules.blanket_hills.tossing import NAILS

CHANGES: Final = frozenset({Shell.NUKE, Shell.MOUNTAIN_MOVER, Shell.DIRT, Shell.GLUE, Shell.WALL})
"""Shells after which the blanket is another one."""
NEAR, APART = 16, 3
"""Of these the places are tried so near to a thing that stands there, and so far apart."""

Aim = tuple[int, int, Arc]
Strikes = dict[tuple[Cell | None, int], Aim]


def uses(table: Table, shell: Shell) -> Iterator[Action]:
    """Yield the shots with a shell that differ, and one that does nothing."""
    match shell:
        case Shell.GAMMA_RAY:
            yield FireRay(SOLVER)
        case Shell.SHRAPNEL:
            yield Fire(SOLVER, shell, *_handful(table))
        case _:
            yield Fire(SOLVER, shell, 0, FARTHEST, Arc.FLAT)
            for (at, _), aim in _strikes(table, shell).items():
                if at is not None and _matters(table, shell, at):
                    yield Fire(SOLVER, shell, *aim)


def _matters(table: Table, shell: Shell, at: Cell) -> bool:
    """Whether a shell that comes down there may do something that is looked for."""
    if shell in CHANGES and (at.x % APART or at.y % APART):
        return False
    reach = _effect(shell)
    return any(squared(at, each) <= reach**2 for each in _things(table, shell))


def _effect(shell: Shell) -> int:
    """Return how far from where it falls a shell may matter."""
    if shell in CHANGES:
        return NEAR
    toy = TOYS[shell]
    # Both are as far as a corner of a square at most, and a roller runs over corners, too.
    square, rolls = 2 * (TANK_HALF + toy.broad), 2 * MOST_STEPS * (shell is Shell.ROLLER)
    return max((square, *(radius for radius, _ in toy.near))) + rolls


def _things(table: Table, shell: Shell) -> Places:
    """Return what a shell may be meant for: rivals; and by a change what stands there, or one's own
    tank that is held by glue."""
    team = table.setup.teams[SOLVER]
    rivals = tuple(table.tanks[other].place for other in table.rivals(team))
    if shell not in CHANGES:
        return rivals
    own = (table.tanks[team].place,) if table.tanks[team].glued else ()
    return (*rivals, *own, *table.towers, *table.domes)


def _strikes(table: Table, shell: Shell) -> Strikes:
    """Return an aim for each way in which a shell may come down near what it is meant for."""
    own = table.tanks[table.setup.teams[SOLVER]].place
    cones = (_cone(own, each, _effect(shell)) for each in _things(table, shell))
    azimuths = tuple(sorted({azimuth for cone in cones for azimuth in cone}))
    tops = tops_for(table, table.setup.teams[SOLVER], worm=shell is Shell.WORM)
    return _fallen(tops, table.land.heights, own, azimuths)


def _cone(own: Cell, thing: Cell, reach: int) -> Iterable[int]:
    """Return the azimuths that lead so near to a thing."""
    away = sqrt(squared(own, thing))
    if away <= reach + 1:
        return range(ROUND)
    middle, half = bearing(thing.x - own.x, thing.y - own.y), ceil(degrees(asin(reach / away))) + 1
    return ((middle + more) % ROUND for more in range(-half, half + 1))


@lru_cache(maxsize=64)
def _fallen(tops: bytes, land: bytes, own: Cell, azimuths: tuple[int, ...]) -> Strikes:
    ground = land[own.x + WIDE * own.y]
    found: Strikes = {}
    for arc, azimuth, reach in product(Arc, azimuths, range(NEAREST, FARTHEST + 1)):
        flown = flight(tops, own, ground, azimuth, reach, arc.apex(reach))
        at = flown.at
        # How high it was tells what it struck, where anything stands.
        bare = at is None or tops[at.x + WIDE * at.y] == land[at.x + WIDE * at.y]
        found.setdefault((at, 0 if bare else flown.height), (azimuth, reach, arc))
    return found


def _handful(table: Table) -> Aim:
    """Return the aim by which most nails hit."""
    team = table.setup.teams[SOLVER]
    own, tops = table.tanks[team].place, tops_for(table, team)
    ground, rivals = table.land.height(own), _things(table, Shell.SHRAPNEL)

    @cache
    def hits(azimuth: int, reach: int, arc: Arc) -> bool:
        at = flight(tops, own, ground, azimuth % ROUND, reach, arc.apex(reach)).at
        return at is not None and any(in_square(at, each) for each in rivals)

    def nails(aim: Aim) -> int:
        azimuth, reach, arc = aim
        return sum(hits(azimuth + more, reach * share // 100, arc) for more, share in NAILS)

    # A nail flies three degrees aside at most.
    azimuths = {a for each in rivals for a in _cone(own, each, _effect(Shell.SHRAPNEL))}
    wide = {(a + more) % ROUND for a in azimuths for more, _ in NAILS}
    return max(product(sorted(wide), range(NEAREST, FARTHEST + 1), Arc), key=nails)
