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


def others_on(table: Table, ship: int) -> frozenset[Cell]:
    """Return the stops that other ships hold (S5.2)."""
    places = (each.place for number, each in enumerate(table.ships) if number != ship)
    return frozenset(at for at in places if at != BASE)


def ways_from(table: Table, ship: int) -> Mapping[Cell, int]:
    """Return how many jumps lead to each point; who is further off will have moved."""
    place = table.ships[ship].place
    return jumps(place, others_on(table, ship) & {*neighbours(place).values()})


def step_to(table: Table, ship: int, to: Cell) -> Cell | None:
    """Return the next stop on a shortest way that is free now, None where there is none."""
    place, held = table.ships[ship].place, others_on(table, ship)
    back = jumps(to, held - {to})
    open_ones = [near for near in neighbours(place).values() if near in back and near not in held]
    return min(open_ones, key=back.__getitem__) if place in back and open_ones else None


def step_aside(table: Table, ship: int) -> Cell | None:
    """Return where a ship may go that keeps a damaged one from its way home, None for nowhere."""
    place, held = table.ships[ship].place, others_on(table, ship)
    near = neighbours(place).values()
    if not any(
        other.damaged and other.place in near and enclosed(table, number)
        for number, other in enumerate(table.ships)
    ):
        return None
    return next((at for at in near if at not in held), None)


def enclosed(table: Table, ship: int) -> bool:
    held = others_on(table, ship)
    return all(at in held for at in neighbours(table.ships[ship].place).values())
