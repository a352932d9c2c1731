"""Where a tank comes onto the board in the fast room; `entry_cells` says the rules (T3.5, T9.3)."""

from __future__ import annotations

from game.core.rules import Seat

from .fixed_ground import CONCRETE, WATER
from .world import Spot, World


def place(world: World, seat: Seat) -> None:
    """Put a tank where its seat wants it."""
    spot, facing = world.answers.place(world, seat, places(world, seat))
    world.put(seat, spot)
    world.ways[seat] = facing


def places(world: World, seat: Seat) -> list[Spot]:
    """Return the cells a seat may come to the board on: never none (T3.5, T9.3, T11.6)."""
    quarter = world.land.quarters[world.quarter]
    starts = [start for start in quarter.starts if is_free(world, start[1])]
    own = [spot for owner, spot in starts if owner == seat]
    if own or (own := [spot for owner, spot in starts if owner is None]):
        return own
    for tier in quarter.tiers:
        if free := [spot for spot in tier if is_free(world, spot)]:
            return free
    return [spot for spot in world.land.every if is_free(world, spot)]


def is_free(world: World, spot: Spot) -> bool:
    """Whether a tank can be put here."""
    if world.land.ground[spot] in (CONCRETE, WATER) or world.bricks[spot] or world.standing[spot]:
        return False
    return spot != world.eagle or world.taken
