"""The fast room's bots: what they see and make of it; `bots` says the rules (T6)."""

from __future__ import annotations

from game.core.rules import Seat

from .fixed_ground import FOREST, ICE, WATER
from .moves import advance, arrive, slide
from .world import BOTS, Spot, World

_LOOKING = (0, 1, 3, 2)
"""By quarter turns to the right: a target ahead comes first, then right, left, behind (T6.4)."""

_TURNING = (1, 3, 2)


def run_bot(world: World, bot: int, left: int) -> None:
    """Let a bot make so many manoeuvres (T6.2)."""
    cells, ways, steps, ground = world.cells, world.ways, world.land.steps, world.land.ground
    while left and cells[bot] and not world.clock:
        left -= 1
        spot, facing = cells[bot], ways[bot]
        side = _target(world, spot, facing)
        if side >= 0 and side != facing:
            ways[bot] = side
        elif not blocked(world, spot + steps[facing]):
            pieces = advance(world, bot, steps[facing])
            if not pieces:
                return
            arrive(world, pieces, bot)
            if len(pieces) > 1 or ground[cells[bot]] == ICE:
                slide(world, pieces, facing, bot)
        elif side >= 0 or not _turned(world, bot, spot, facing):
            return


def blocked(world: World, spot: Spot) -> bool:
    """Whether a bot will not drive onto this cell by itself (T6.7, T6.10)."""
    if world.walls[spot] or world.land.ground[spot] == WATER:
        return True
    piece = world.standing[spot]
    return piece > BOTS or (piece > 0 and world.off[piece - 1])


def aimed_at(world: World, spot: Spot, facing: int) -> Seat:
    """Return the nearest player's tank a bot here sees that way, -1 for none (T6.4, T7.3)."""
    nearest, found, sides = 0, -1, world.land.sides[spot]
    for seat in range(world.seats):
        at = world.cells[seat]
        if sides[at] == facing + 1 and _sees(world, spot, seat, facing):
            far = abs(at - spot)
            if found < 0 or far < nearest:
                nearest, found = far, seat
    return found


def _sees(world: World, spot: Spot, seat: Seat, side: int) -> bool:
    """Whether a bot on this cell sees a tank that is to this side of it (T6.3)."""
    at, land = world.cells[seat], world.land
    if world.off[seat] or land.ground[at] == FOREST:
        return False
    return land.options.uneven or not _walled(world.walls, spot, at, land.steps[side])


def _walled(walls: bytearray, spot: Spot, end: Spot, step: int) -> bool:
    spot += step
    while spot != end:
        if walls[spot]:
            return True
        spot += step
    return False


def _target(world: World, spot: Spot, facing: int) -> int:
    """Return to which side the tank is that a bot goes for, -1 without one (T6.4)."""
    best, found, sides, cells = len(_LOOKING), -1, world.land.sides[spot], world.cells
    for seat in range(world.seats):
        if side := sides[cells[seat]]:
            rank = _LOOKING[(side - 1 - facing) & 3]
            if rank < best and _sees(world, spot, seat, side - 1):
                best, found = rank, side - 1
    return found


def _turned(world: World, bot: int, spot: Spot, facing: int) -> bool:
    """Turn to a side that is not blocked, if there is one (T6.7, T6.8)."""
    for quarters in _TURNING:
        side = (facing + quarters) & 3
        if not blocked(world, spot + world.land.steps[side]):
            world.ways[bot] = side
            return True
    return False
