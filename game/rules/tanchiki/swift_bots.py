"""The fast room's bots: what they see and make of it; `bots` says the rules (T6)."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.tanchiki.swift import BOTS, Spot, World
from game.rules.tanchiki.swift_land import FOREST, WATER
from game.rules.tanchiki.swift_moves import advance, arrive, slide

_LOOKING = (0, 1, 3, 2)
"""By quarter turns to the right: a target ahead comes first, then right, left, behind (T6.4)."""

_TURNING = (1, 3, 2)


def run_bot(world: World, bot: int, left: int) -> None:
    """Let a bot make so many manoeuvres (T6.2)."""
    cells, ways, steps = world.cells, world.ways, world.land.steps
    while left and cells[bot] and not world.clock:
        left -= 1
        spot, facing = cells[bot], ways[bot]
        target = _target(world, spot, facing)
        free = not blocked(world, spot + steps[facing])
        if target >= 0 and target != facing:
            ways[bot] = target
        elif free:
            pieces = advance(world, bot, steps[facing])
            if not pieces:
                return
            arrive(world, pieces, bot)
            slide(world, pieces, facing, bot)
        elif target >= 0 or not _turned(world, bot, spot, facing):
            return


def blocked(world: World, spot: Spot) -> bool:
    """Whether a bot will not drive onto this cell by itself (T6.7, T6.10)."""
    if world.walls[spot] or world.land.ground[spot] == WATER:
        return True
    piece = world.standing[spot]
    return piece > BOTS or (piece > 0 and world.off[piece - 1])


def aimed_at(world: World, spot: Spot, facing: int) -> Seat:
    """Return the nearest player's tank a bot here sees that way, -1 for none (T6.4, T7.3)."""
    nearest, seat = 0, -1
    for side, far, other in sights(world, spot):
        if side == facing and (seat < 0 or far < nearest):
            nearest, seat = far, other
    return seat


def sights(world: World, spot: Spot) -> list[tuple[int, int, Seat]]:
    """Return the tanks a bot on this cell sees: to which side, how far, whose (T6.3)."""
    land, cells = world.land, world.cells
    xs, ys, ground, x, y = land.xs, land.ys, land.ground, land.xs[spot], land.ys[spot]
    found: list[tuple[int, int, Seat]] = []
    for seat in range(world.seats):
        at = cells[seat]
        if not at or (xs[at] != x and ys[at] != y):
            continue
        if world.off[seat] or ground[at] == FOREST:
            continue
        if xs[at] != x:
            side, far = (1, xs[at] - x) if xs[at] > x else (3, x - xs[at])
        else:
            side, far = (2, ys[at] - y) if ys[at] > y else (0, y - ys[at])
        step = land.steps[side]
        if land.options.uneven or not _walled(world.walls, spot + step, at, step):
            found.append((side, far, seat))
    return found


def _walled(walls: bytearray, spot: Spot, end: Spot, step: int) -> bool:
    while spot != end:
        if walls[spot]:
            return True
        spot += step
    return False


def _target(world: World, spot: Spot, facing: int) -> int:
    """Return to which side the tank is that a bot goes for, -1 without one."""
    best, found = len(_LOOKING), -1
    for side, _, _ in sights(world, spot):
        rank = _LOOKING[(side - facing) & 3]
        if rank < best:
            best, found = rank, side
    return found


def _turned(world: World, bot: int, spot: Spot, facing: int) -> bool:
    """Turn to a side that is not blocked, if there is one (T6.7, T6.8)."""
    for quarters in _TURNING:
        side = (facing + quarters) & 3
        if not blocked(world, spot + world.land.steps[side]):
            world.ways[bot] = side
            return True
    return False
