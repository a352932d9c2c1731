"""What is wrong with a set-up or a table that was read from a file, in plain English.

It lets nothing pass that would make the rules stumble; whether a match could have come to such
a table is not asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from game.core.grid import Cell

from .actions import ROUND
from .course import acting, fires
from .land import HIGH, HIGHEST, LOWEST, TOP, WIDE, Land, on_land
from .setting_up import barrel, new
from .shells import in_order
from .standing import overlap
from .state import (
    FOR_GOOD,
    LEAST_SEATS,
    MOST_SEATS,
    MOST_TANKS,
    MOVES,
    TANK_HALF,
    Setup,
    Table,
    Team,
)

MOST_THINGS = 200
"""So many towers or domes nobody can build."""


def check(value: Setup | Table) -> str:
    """Return what is wrong with it, "" for nothing."""
    faults = _of_beginning(value) if isinstance(value, Setup) else _of_table(value)
    return next(faults, "")


def of_land(land: Land, lowest: int = LOWEST, highest: int = HIGHEST) -> Iterator[str]:
    """Yield what is wrong with a land, to begin with if no bounds are given (G1.1)."""
    if len(land.heights) != WIDE * HIGH:
        yield f"a land of {len(land.heights)} heights, not {WIDE * HIGH}"
        return
    if min(land.heights) < lowest or max(land.heights) > highest:
        found = f"{min(land.heights)} to {max(land.heights)}"
        yield f"a land of heights from {found}, not {lowest} to {highest}"


def _of_beginning(setup: Setup) -> Iterator[str]:
    """A task is as sound as the table it begins with."""
    yield from _of_setup(setup) if setup.moment is None else _of_table(new(setup, 0).table)


def _of_setup(setup: Setup) -> Iterator[str]:
    seats = len(setup.teams)
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        yield f"{seats} seats"
        return
    if {*setup.teams} != {*range(max(setup.teams) + 1)} or max(setup.teams) >= MOST_TANKS:
        yield f"tanks {setup.teams} of the seats"
    if seats > 1 and max(setup.teams) == 0:
        yield "nobody to fire at"
    if max(setup.teams) > 1 and max(Counter(setup.teams).values()) > 1:
        yield "teams of more than two tanks"
    if len(setup.grips) != seats:
        yield f"{len(setup.grips)} hands for {seats} seats"
    if isinstance(setup.land, Land):
        # A task may begin among pits that were dug before.
        bounds = (0, TOP) if setup.moment else (LOWEST, HIGHEST)
        yield from of_land(setup.land, *bounds)


def _of_table(table: Table) -> Iterator[str]:
    yield from _of_setup(table.setup)
    if len(table.tanks) != table.setup.tanks:
        yield f"{len(table.tanks)} tanks, not {table.setup.tanks}"
        return
    yield from of_land(table.land, 0, TOP)
    if not 0 <= table.heading < ROUND:
        yield f"a target that drives to {table.heading} degrees"
    for team in table.teams:
        yield from _of_tank(table, team)
    for one, two in combinations(table.tanks, 2):
        if overlap(one.place, two.place):
            yield "two tanks on each other"
    things = (*table.towers, *table.domes)
    if len(things) > MOST_THINGS:
        yield f"{len(things)} towers and domes"
    yield from (f"something at {x}, {y}" for x, y in _off(things))
    for tower in table.towers:
        if any(overlap(tower, tank.place) for tank in table.tanks):
            yield "a tower on a tank"
    yield from _of_turns(table)


def _of_tank(table: Table, team: Team) -> Iterator[str]:
    tank = table.tanks[team]
    x, y = tank.place.x, tank.place.y
    if not (TANK_HALF <= x < WIDE - TANK_HALF and TANK_HALF <= y < HIGH - TANK_HALF):
        yield f"tank {team} not wholly on the blanket"
    if tank.shells != in_order(tank.shells):
        yield f"shells of tank {team} not in their order"
    if tank.moves > MOVES or tank.glued > FOR_GOOD:
        yield f"tank {team} with {tank.moves} moves made, glued for {tank.glued}"
    if not table.setup.members(team) and (tank.shells or tank.resigned):
        yield f"shells of tank {team} that nobody sits in"


def _of_turns(table: Table) -> Iterator[str]:
    seated = [team for team in table.teams if table.setup.members(team)]
    if table.first not in seated:
        yield f"tank {table.first} to begin"
        return
    shells = len(table.barrel) + sum(len(tank.shells) for tank in table.tanks)
    if shells > len(barrel(table.setup)) or table.barrel != in_order(table.barrel):
        yield f"{shells} shells, or a barrel not in its order"
    if table.ending is not None:
        if not {*table.ending.winners} <= {*seated}:
            yield "a winner who does not sit there"
        return
    if table.turn is not None:
        if table.turn not in seated or not fires(table, table.turn):
            yield f"tank {table.turn} to fire"
    elif acting(table) is None or not table.barrel:
        yield "nobody to pick a shell, or none to pick"


def _off(places: tuple[Cell, ...]) -> Iterator[tuple[int, int]]:
    return ((place.x, place.y) for place in places if not on_land(place))
