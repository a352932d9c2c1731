"""Where a whole army can shoot next turn, and from where a piece would next threaten another.

Both are whole-board answers: a set of cells for each direction a shot flies in, filled along
its line, and a tide of poses run backwards. They take the pieces where they stand now, so for
the piece that moves they are a good guess and no more: they put turns in order, and what they
say is never taken for the truth.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from game.core.lines_from_cell import Cells
from game.rules.tank_chess.fast_room.field import Field, Poses
from game.rules.tank_chess.starting_board import Kind

from .chart import backwards

Flights = list[Cells]
"""For each direction a shot flies in, the cells it can strike."""


def flights(field: Field, guns: list[tuple[Kind, Poses]], screen: Cells) -> dict[int, Flights]:
    """Return where shots can strike, by the strength of the gun; a kind comes with its reach."""
    found: dict[int, Flights] = {}
    direct: dict[int, Flights] = {}
    for kind, poses in guns:
        plain = not kind.lobbed and kind.nearest == 2 and not kind.farthest
        planes = (direct if plain else found).setdefault(kind.gun, [0] * 8)
        starts = [poses >> field.cells * facing & field.all for facing in range(8)]
        for way in range(8):
            stand = 0
            for fire in kind.fires:
                stand |= starts[(way - fire) % 8]
            planes[way] |= stand if plain else _ranged(field, kind, way, stand)
    empty = field.all & ~screen
    together = list(direct.items())
    for way in range(8):
        for gun, struck in _flown(
            field, way, [(gun, planes[way]) for gun, planes in together], empty
        ):
            found.setdefault(gun, [0] * 8)[way] |= struck
    return found


def _flown(
    field: Field, way: int, stands: list[tuple[int, Cells]], empty: Cells
) -> Iterator[tuple[int, Cells]]:
    """Yield what shots from these cells strike: past one empty cell, up to what stops them."""
    shift, may = field.shift[way], field.may[way]
    ahead = may << shift if shift > 0 else may >> -shift
    passes = [(shift, ahead & empty)]
    for _ in range((max(field.width, field.height) - 1).bit_length() - 1):
        far, free = passes[-1]
        passes.append((2 * far, free & (free << far if far > 0 else free >> -far)))
    for gun, stand in stands:
        run = (stand << shift if shift > 0 else stand >> -shift) & ahead & empty
        for far, free in passes:
            run |= (run << far if far > 0 else run >> -far) & free
        yield gun, (run << shift if shift > 0 else run >> -shift) & ahead


def _ranged(field: Field, kind: Kind, way: int, stand: Cells) -> Cells:
    """Return what lobbed shots strike, over whatever stands between."""
    shift, may, struck = field.shift[way], field.may[way], 0
    for distance in range(1, (kind.farthest or field.width) + 1):
        stand &= may
        stand = stand << shift if shift > 0 else stand >> -shift
        if distance >= kind.nearest:
            struck |= stand
    return struck


def unsafe(field: Field, kind: Kind, found: dict[int, Flights]) -> Poses:
    """Return the poses in which a kind would be destroyed by one of these shots."""
    front, side, rear = (_stronger(found, armour) for armour in kind.armour)
    poses = 0
    for facing in range(8):
        back = (facing + 4) % 8
        plane = front[back] | rear[facing]
        for way in range(8):
            if way not in (facing, back):
                plane |= side[way]
        poses |= plane << field.cells * facing
    return poses


def _stronger(found: dict[int, Flights], armour: int) -> Flights:
    """Return the shots of all guns that this armour does not stop."""
    strong = [flights for gun, flights in found.items() if gun > armour]
    if not strong:
        return [0] * 8
    if len(strong) == 1:
        return strong[0]
    together = list(strong[0])
    for flights in strong[1:]:
        together = [a | b for a, b in zip(together, flights, strict=True)]
    return together


@lru_cache(maxsize=1 << 12)
def threatening(field: Field, speed: int, aims: Poses, free: Cells) -> Poses:
    """Return the poses from which a drive of so many steps leads to one of the aims."""
    planes = [aims >> field.cells * facing & field.all for facing in range(8)]
    for _ in range(speed):
        planes = backwards(field, planes, free)
    poses = 0
    for plane in reversed(planes):
        poses = poses << field.cells | plane
    return poses
