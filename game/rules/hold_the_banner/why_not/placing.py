"""Why a tank may not come to a place, or go there."""

from __future__ import annotations

from game.core.number_bounds import Long
from game.rules.hold_the_banner.actions import Rescue, Return, Spawn
from game.rules.hold_the_banner.moving.rescue import ways_from
from game.rules.hold_the_banner.quarters import Place, overlap
from game.rules.hold_the_banner.state import Table

from .reasons import Refusal, Why


def against_place(
    table: Table, action: Return | Spawn, places: tuple[Place, ...], rule: str
) -> Refusal | None:
    """Return what stands against coming there."""
    place, team = action.place, table.teams[action.seat]
    if place not in places:
        return Refusal(Why.NO_SUCH_PLACE, rule, place=place)
    for tank in table.tanks:
        if table.teams[tank.seat] == team and overlap(tank.place, place):
            return Refusal(Why.OCCUPIED, rule, place=place)
    return None


def against_rescue(table: Table, number: Long, action: Rescue) -> Refusal | None:
    tank = table.tank(number)
    assert tank is not None
    reached = action.place in ways_from(table, tank)
    return None if reached else Refusal(Why.OUT_OF_REACH, "P5.7", place=action.place)
