"""The shortest way of a piece, step by step, for the eye and for what lies on it.

A plain walk, where `reach` takes all ways at once; both read the ground from a position.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.core.lines_from_cell import ahead
from game.rules.tank_chess.fast_room.field import Field
from game.rules.tank_chess.fast_room.position import Position, Unit

Spot = tuple[int, int]
"""A cell and a facing, as numbers."""

Ways = dict[Spot, tuple[int, Spot | None]]
"""For each spot what it costs to get there, and the spot before it."""


@dataclass(frozen=True, slots=True)
class Steps:
    """The spots of a way in order, without its start; in reverse there is one."""

    spots: tuple[Spot, ...]
    cost: int
    reverse: bool


@dataclass(frozen=True, slots=True)
class _Going:
    closed: int
    mud: int
    ends: int


def way(position: Position, unit: Unit, to: Spot) -> Steps:
    """Return the shortest way to a spot that is known to be within the unit's reach."""
    ground = position.field
    if to == (ahead(ground, unit.cell, (unit.facing + 4) % 8), unit.facing):
        return Steps((to,), 1, True)
    found = ways(position, unit, ground.kinds[unit.kind].speed, to)
    return Steps(_back_from(to, found), found[to][0], False)


def way_out(position: Position, unit: Unit, facing: int) -> Steps | None:
    """Return the shortest way to where the unit leaves in that direction; the last step is left."""
    ground = position.field
    edge = ground.leave[position.turn] >> facing * ground.cells
    if position.backing_out and facing == (unit.facing + 4) % 8 and edge >> unit.cell & 1:
        return Steps((), 0, True)
    found = ways(position, unit, ground.kinds[unit.kind].speed - 1)
    there = [spot for spot in found if spot[1] == facing and edge >> spot[0] & 1]
    there = [spot for spot in there if not going(position, unit).ends >> spot[0] & 1]
    if not there:
        return None
    last = min(there, key=lambda spot: (found[spot][0], spot))
    return Steps(_back_from(last, found), found[last][0], False)


def ways(position: Position, unit: Unit, speed: int, goal: Spot | None = None) -> Ways:
    """Return every spot the unit can drive to, nearest first, as far as the goal if it has one."""
    ground, over = position.field, going(position, unit)
    may = tuple([cells & ~over.ends for cells in ground.may])
    far, turns = _least(ground, goal) if goal else ((0,) * ground.cells, (0,) * 8)
    found: Ways = {}
    waiting: list[list[tuple[Spot, Spot | None]]] = [[] for _ in range(speed + 3)]
    waiting[0].append(((unit.cell, unit.facing), None))
    for cost in range(speed + 1):
        for spot, before in waiting[cost]:
            cell, facing = spot
            if spot in found or cost + far[cell] + turns[facing] > speed:
                continue
            found[spot] = cost, before
            if spot == goal:
                return found
            if may[facing] >> cell & 1:
                ahead = cell + ground.shift[facing]
                if not over.closed >> ahead & 1:
                    price = 2 if over.mud >> ahead & 1 else 1
                    waiting[cost + price].append(((ahead, facing), spot))
            if not over.ends >> cell & 1:
                waiting[cost + 1].append(((cell, (facing + 1) % 8), spot))
                waiting[cost + 1].append(((cell, (facing + 7) % 8), spot))
    return found


def behind(position: Position, unit: Unit) -> Spot | None:
    """Return the spot the unit backs up to, if it can (C3.3)."""
    back = ahead(position.field, unit.cell, (unit.facing + 4) % 8)
    closed = going(position, unit).closed | position.wrecks | position.trees
    return None if back < 0 or closed >> back & 1 else (back, unit.facing)


def going(position: Position, unit: Unit) -> _Going:
    """Return what the ground is to this unit."""
    closed = position.stood ^ 1 << unit.cell | position.land.closed
    ends = position.deadly(unit)
    heavy = position.wrecks | position.trees
    if position.field.kinds[unit.kind].pushes:
        ends |= heavy
    else:
        closed |= heavy
    # A piece never starts on what would end its drive.
    return _Going(closed, position.land.mud, ends & ~(1 << unit.cell))


def _least(field: Field, goal: Spot) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return what it costs at least to the goal from each cell, and from each facing on top."""
    cell, facing = goal
    turns = [min((facing - f) % 8, (f - facing) % 8) for f in range(8)]
    return far_from(field, cell), tuple(turns)


# Measured: 2 KB an entry on 16x16 and 8 KB on 32x32, so 0.5 to 8 MB when full.
@lru_cache(maxsize=1 << 10)
def far_from(field: Field, cell: int) -> tuple[int, ...]:
    """Return how many steps each cell is away, whatever stands between."""
    at = field.places[cell]
    return tuple([max(abs(place.x - at.x), abs(place.y - at.y)) for place in field.places])


def _back_from(spot: Spot, found: Ways) -> tuple[Spot, ...]:
    spots: list[Spot] = []
    before: Spot | None = spot
    while before is not None:
        spots.append(before)
        before = found[before][1]
    return tuple(reversed(spots[:-1]))
