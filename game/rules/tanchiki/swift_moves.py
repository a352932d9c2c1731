"""The fast room's driving, pushing and sliding; `movement` says the rules (T5)."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.rules import Seat
from game.rules.tanchiki.swift import BOTS, Spot, World
from game.rules.tanchiki.swift_finds import discard, settle_bot, take_bonus, take_eagle
from game.rules.tanchiki.swift_land import ICE, RIM, WATER


def drive(world: World, piece: int, count: int, facing: int) -> None:
    """Drive so many cells, then let what was moved onto ice slide on (T5.1 to T5.7)."""
    cells, step = world.cells, world.land.steps[facing]
    moved: list[int] = []
    while count and cells[piece]:
        pieces = advance(world, piece, step)
        if not pieces:
            break
        moved += [each for each in pieces if each not in moved]
        arrive(world, pieces, piece)
        count -= 1
    slide(world, moved, facing, piece)


def advance(world: World, piece: int, step: int) -> list[int]:
    """Move a piece and all in line before it one cell; return them, none if it is blocked."""
    cells, standing = world.cells, world.standing
    pieces, ahead = [piece], cells[piece] + step
    while standing[ahead]:
        pieces.append(standing[ahead] - 1)
        ahead += step
    if world.walls[ahead] and not (world.land.options.island and world.land.ground[ahead] == RIM):
        return []
    for each in reversed(pieces):
        standing[cells[each]] = 0
        cells[each] += step
        standing[cells[each]] = each + 1
    return pieces


def arrive(world: World, pieces: list[int], by: int) -> None:
    """Apply water, eagle and bonus to those that came onto a cell, front to back (T5.6)."""
    cells, ground, bonuses, eagle = world.cells, world.land.ground, world.bonuses, world.eagle
    found: list[tuple[int, Spot]] = []
    for piece in reversed(pieces):
        spot = cells[piece]
        if spot == eagle or spot in bonuses or ground[spot] in (WATER, RIM):
            found.append((piece, spot))
    for piece, spot in found:
        if cells[piece] == spot:
            _arrived(world, piece, spot, by)


def slide(world: World, moved: Sequence[int], facing: int, by: int) -> None:
    """Let those of the moved that rest on ice slide on, the front one first (T5.7)."""
    cells, land, moved = world.cells, world.land, list(moved)
    ground, step = land.ground, land.steps[facing]
    while on_ice := [piece for piece in moved if cells[piece] and ground[cells[piece]] == ICE]:
        front = on_ice[0]
        if len(on_ice) > 1:
            sign = 1 if step > 0 else -1
            places = land.ys if facing in (0, 2) else land.xs
            front = max(on_ice, key=lambda piece: sign * places[cells[piece]])
        pieces = advance(world, front, step)
        if pieces:
            moved += [each for each in pieces if each not in moved]
            arrive(world, pieces, by)
        else:
            moved.remove(front)


def _arrived(world: World, piece: int, spot: Spot, by: int) -> None:
    if world.land.ground[spot] in (WATER, RIM):
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
