"""How many turns a ship needs to somewhere, past those who stand in its way (S5)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from game.core.grid import Cell
from game.rules.deep_scan.sky import BASE, neighbours
from game.rules.deep_scan.state import Table

FAR = 99


@lru_cache(maxsize=2_048)
def jumps(start: Cell, blocked: frozenset[Cell]) -> Mapping[Cell, int]:
    """Return how many jumps lead to each point if nobody on these stops moves."""
    found, edge = {start: 0}, [start]
    for at in edge:
        for near in neighbours(at).values():
            if near not in found and near not in blocked:
                found[near] = found[at] + 1
                edge.append(near)
    return found


def in_the_way(table: Table, ship: int) -> frozenset[Cell]:
    """Return the stops beside a ship that others stand on; who is further off will have moved."""
    place = table.ships[ship].place
    near = neighbours(place).values()
    others = (each.place for number, each in enumerate(table.ships) if number != ship)
    return frozenset(at for at in others if at != BASE and at in near)


def ways_from(table: Table, ship: int) -> Mapping[Cell, int]:
    return jumps(table.ships[ship].place, in_the_way(table, ship))


def step_to(table: Table, ship: int, to: Cell) -> Cell | None:
    """Return the next stop on a shortest way, None where there is none."""
    place = table.ships[ship].place
    back = jumps(to, in_the_way(table, ship) - {to})
    open_ones = [near for near in neighbours(place).values() if near not in in_the_way(table, ship)]
    return min(open_ones, key=lambda near: back.get(near, FAR), default=None)
