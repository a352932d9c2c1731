"""Where a piece can get to in one turn (C3), for all its ways at once.

The tide of poses reached after one, two, three steps is eight planes of cells; a step turns
each plane's newcomers into its two neighbour planes and shifts them one cell ahead. See
`field` for the idea.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.core.lines_from_cell import Cells, ahead

from .field import Field, Poses

Rough = tuple[Cells, Cells, Cells]
"""Cells that cost two steps (mud), cells that end every drive (water, mines), and cells that
end a drive and cannot be entered in reverse (a wreck to push, trees to fell)."""


class Reach(NamedTuple):
    """The poses a turn can end in, their cells, and the poses with a step left to leave by."""

    poses: Poses
    cells: Cells
    early: Poses


# Measured: an entry takes 0.9 KB on 16x16 and 2.7 KB on 32x32, so 15 to 43 MB when full.
_REACHES = 1 << 14
_ZONES = 1 << 14


@lru_cache(maxsize=_REACHES)
def reach(field: Field, speed: int, pose: int, closed: Cells, rough: Rough | None) -> Reach:
    """Return what a piece can reach; `closed` and `rough` may be cut down to its zone."""
    facing, cell = divmod(pose, field.cells)
    free = field.all & ~closed
    tides = _basic(field, speed, facing, cell, free)
    if rough is not None:
        tides = _rough(field, speed, facing, cell, free, rough)
    forward, early = tides
    cells = 0
    for plane in forward:
        cells |= plane
    reached = _together(field, forward)
    behind = ahead(field, cell, (facing + 4) % 8)
    heavy = rough[2] if rough is not None else 0
    if behind >= 0 and (free & ~heavy) >> behind & 1:
        reached |= 1 << facing * field.cells + behind
        cells |= 1 << behind
    return Reach(reached & ~(1 << pose), cells, _together(field, early))


@lru_cache(maxsize=_ZONES)
def zone(field: Field, speed: int, pose: int) -> Cells:
    """Return the cells that a piece in this pose could ever touch."""
    empty: Reach = reach.__wrapped__(field, speed, pose, 0, None)
    return empty.cells


def _basic(
    field: Field, speed: int, facing: int, cell: int, free: Cells
) -> tuple[list[Cells], list[Cells]]:
    """Return the planes after `speed` steps and after one less."""
    reached = [0] * 8
    reached[facing] = 1 << cell
    front = reached
    early = reached
    for _ in range(speed):
        early = reached
        front = _step(field, front, free, reached)
        reached = [a | b for a, b in zip(reached, front, strict=True)]
    return reached, early


def _step(field: Field, front: list[Cells], free: Cells, reached: list[Cells]) -> list[Cells]:
    """Return the newcomers one step later."""
    fresh = [0] * 8
    for facing, plane in enumerate(front):
        if plane:
            fresh[facing - 1] |= plane
            fresh[facing - 7] |= plane
            fresh[facing] |= _ahead(field, facing, plane) & free
    return [a & ~b for a, b in zip(fresh, reached, strict=True)]


def _ahead(field: Field, facing: int, plane: Cells) -> Cells:
    shift = field.shift[facing]
    plane &= field.may[facing]
    return plane << shift if shift > 0 else plane >> -shift


def _rough(
    field: Field, speed: int, facing: int, cell: int, free: Cells, rough: Rough
) -> tuple[list[Cells], list[Cells]]:
    """The same where some cells cost two steps to enter and some end the drive."""
    mud, ends = rough[0], rough[1] | rough[2]
    reached, ended, wading = [0] * 8, [0] * 8, [0] * 8
    reached[facing] = 1 << cell
    front, early = reached, reached
    for _ in range(speed):
        early = reached
        entered = [_ahead(field, f, plane) & free for f, plane in enumerate(front)]
        fresh = _step(field, front, free & ~mud & ~ends, reached)
        arrived = [a & ~mud | b for a, b in zip(entered, wading, strict=True)]
        ended = [a | b & ends for a, b in zip(ended, arrived, strict=True)]
        out = [(a | b & ~ends) & ~c for a, b, c in zip(fresh, wading, reached, strict=True)]
        front, wading = out, [plane & mud for plane in entered]
        reached = [a | b for a, b in zip(reached, front, strict=True)]
    return [a | b for a, b in zip(reached, ended, strict=True)], early


def _together(field: Field, planes: list[Cells]) -> Poses:
    poses = 0
    for plane in reversed(planes):
        poses = poses << field.cells | plane
    return poses
