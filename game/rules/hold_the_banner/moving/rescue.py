"""The move of a fast tank after the volley: up to four half-steps along free points (P5.7)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from game.core.grid import STRAIGHT, Facing
from game.rules.hold_the_banner.events import SeatPlan
from game.rules.hold_the_banner.quarters import Place
from game.rules.hold_the_banner.state import Kind, Table, Tank

from .drive import half_steps

FURTHEST = 4
"""How many half-steps a fast tank may go."""
_TABLES = 16
"""So many are remembered: all ends are spelled one by one, on one table."""


def fast_tanks(table: Table, plans: tuple[SeatPlan, ...]) -> tuple[Tank, ...]:
    """Return the fast tanks that may move now, the older first."""
    drawing = {plan.seat for plan in plans if plan.refill}
    return tuple(
        tank
        for tank in table.tanks
        if tank.kind is Kind.FAST and tank.seat not in drawing and not table.held(tank.seat)
    )


@lru_cache(maxsize=_TABLES)
def ways_from(table: Table, tank: Tank) -> Mapping[Place, tuple[tuple[Facing, ...], ...]]:
    """Return all ways of at most four half-steps that come by no place twice, by their end."""
    found: dict[Place, list[tuple[Facing, ...]]] = {}
    ends: list[tuple[tuple[Facing, ...], tuple[Place, ...]]] = [((), (tank.place,))]
    free: dict[Place, list[tuple[Facing, Place]]] = {}
    for _ in range(FURTHEST):
        longer = []
        for way, places in ends:
            here = places[-1]
            if here not in free:
                free[here] = _free_steps(table, tank, here)
            longer += [
                ((*way, facing), (*places, to)) for facing, to in free[here] if to not in places
            ]
        for way, places in longer:
            found.setdefault(places[-1], []).append(way)
        ends = longer
    return {place: tuple(ways) for place, ways in found.items()}


def path_to(table: Table, tank: Tank, place: Place) -> tuple[Place, ...]:
    """Return the places along the first of the shortest ways there."""
    here, path = tank.place, list[Place]()
    for facing in ways_from(table, tank)[place][0]:
        here = here.step(facing)
        path.append(here)
    return tuple(path)


def _free_steps(table: Table, tank: Tank, place: Place) -> list[tuple[Facing, Place]]:
    """Return the half-steps this tank could make from there, all others standing."""
    there = table.with_tank(tank.number, place=place)
    found = []
    for facing in STRAIGHT:
        made, _ = half_steps(there, {tank.number: facing})
        if made:
            found.append((facing, made[tank.number]))
    return found
