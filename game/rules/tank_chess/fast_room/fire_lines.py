"""From where a piece can be shot (C4): the lines of fire onto its cell. See `field`."""

from __future__ import annotations

from functools import lru_cache

from game.core.lines_from_cell import Cells, around, seen

from .field import Field, Poses

# Measured: an entry takes 0.6 KB on 16x16, 1.5 KB on 32x32; with those of the lines in `core` all
# full, that is 23 MB on 16x16 and 45 MB on 32x32.
_HITS = 1 << 14


@lru_cache(maxsize=_HITS)
def hits(field: Field, shooter: int, target: int, pose: int, screen: Cells) -> Poses:
    """Return the poses from which a kind destroys a piece of another kind in this pose.

    `screen` is what direct fire cannot pass, cut down to the star of the cell; none for a
    gun that is lobbed.
    """
    facing, cell = divmod(pose, field.cells)
    gun, armour = field.kinds[shooter], field.kinds[target].armour
    within = around(field, cell, gun.nearest, gun.farthest)
    lines = seen(field, cell, screen)
    poses = 0
    for bearing in range(8):
        if gun.gun > armour[struck(facing, bearing)]:
            places = lines[bearing] & within
            for fire in gun.fires:
                poses |= places << (bearing + 4 - fire) % 8 * field.cells
    return poses


def struck(facing: int, bearing: int) -> int:
    """Return which armour a shot from that bearing meets: 0 front, 1 side, 2 rear (C4.3)."""
    off = (bearing - facing) % 8
    return 0 if off == 0 else 2 if off == 4 else 1
