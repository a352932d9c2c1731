"""The fast room's driving, pushing and sliding; `movement` says the rules (T5)."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.rules import Seat

from .eagles_and_bonuses import discard, settle_bot, take_bonus, take_eagle
from .fixed_ground import ICE, RIM
from .world import BOTS, Spot, World


def drive(world: World, piece: int, count: int, facing: int) -> None:
    """Drive so many cells, then let what was moved onto ice slide on (T5.1 to T5.7)."""
    cells, step = world.cells, world.land.steps[facing]
    moved: list[int] = []
    while count and cells[piece]:
        pieces = advance(world, piece, step)
        if not pieces:
            break
        for each in pieces:
            if each not in moved:
                moved.append(each)
        arrive(world, pieces, piece)
        count -= 1
    slide(world, moved, facing, piece)


def advance(world: World, piece: int, step: int) -> Sequence[int]:
    """Move a piece and all in line before it one cell; return them, none if it is blocked."""
    cells, standing = world.cells, world.standing
    here = cells[piece]
    ahead = here + step
    if not standing[ahead] and not world.walls[ahead]:
        standing[here], standing[ahead], cells[piece] = 0, piece + 1, ahead
        return (piece,)
    pieces = [piece]
    while standing[ahead]:
        pieces.append(standing[ahead] - 1)
        ahead += step
    if world.walls[ahead] and not (world.land.options.island and world.land.ground[ahead] == RIM):
        return ()
    for each in reversed(pieces):
        standing[cells[each]] = 0
        cells[each] += step
        standing[cells[each]] = each + 1
    return pieces


def arrive(world: World, pieces: Sequence[int], by: int) -> None:
    """Apply water, eagle and bonus to those that came onto a cell, front to back (T5.6)."""
    cells, deadly, bonuses, eagle = world.cells, world.land.deadly, world.bonuses, world.eagle
    found: list[tuple[int, Spot]] = []
    for piece in reversed(pieces):
        spot = cells[piece]
        if spot == eagle or deadly[spot] or spot in bonuses:
            found.append((piece, spot))
    for piece, spot in found:
        if cells[piece] == spot:
            _arrived(world, piece, spot, by)


def slide(world: World, pieces: Sequence[int], facing: int, by: int) -> None:
    """Let those of the pieces that rest on ice slide on, the front one first (T5.7)."""
    cells, land = world.cells, world.land
    ground, step, moved = land.ground, land.steps[facing], pieces
    while on_ice := [piece for piece in moved if ground[cells[piece]] == ICE]:
        front = on_ice[0]
        if len(on_ice) > 1:
            sign = 1 if step > 0 else -1
            places = land.ys if facing in (0, 2) else land.xs
            front = max(on_ice, key=lambda piece: sign * places[cells[piece]])
        further = advance(world, front, step)
        if further:
            moved = [*moved, *(each for each in further if each not in moved)]
            arrive(world, further, by)
        else:
            moved = [piece for piece in moved if piece != front]


def _arrived(world: World, piece: int, spot: Spot, by: int) -> None:
    if world.land.deadly[spot]:
        world.remove(piece)
        if piece >= BOTS:
            scorer: Seat | None = by if by < BOTS else None
            settle_bot(world, piece, scorer)
        return
    bonus = world.bonuses.get(spot)
    if piece >= BOTS:
        if bonus is not None:
            discard(world, spot)
        return
    if world.eagle == spot and not world.taken:
        take_eagle(world, piece)
    if bonus is not None:
        take_bonus(world, piece, spot)
