"""From where a piece can be shot (C4): the lines of fire onto its cell. See `field`."""

from __future__ import annotations

from functools import lru_cache

from game.rules.tank_chess.field import Cells, Field, Poses

# Measured: an entry takes 0.6 KB (hits) and 0.4 KB (seen) on 16x16, 1.5 and 0.6 KB on 32x32.
# Both full, that is 23 MB on 16x16 and 45 MB on 32x32.
_HITS = 1 << 14
_SEEN = 1 << 15
_CELLS = 1 << 12


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


@lru_cache(maxsize=_SEEN)
def seen(field: Field, cell: int, screen: Cells) -> tuple[Cells, ...]:
    """Return the eight lines from a cell up to what stops them, and all of them together.

    A shooter may stand in a hedge, so the cell that stops a line still belongs to it.
    """
    lines: list[Cells] = []
    together = 0
    for bearing, ray in enumerate(rays(field, cell)):
        if blockers := ray & screen:
            if field.shift[bearing] > 0:
                ray &= (blockers & -blockers) * 2 - 1
            else:
                ray &= -1 << blockers.bit_length() - 1
        lines.append(ray)
        together |= ray
    return (*lines, together)


@lru_cache(maxsize=_CELLS)
def rays(field: Field, cell: int) -> tuple[Cells, ...]:
    """Return the cells on each of the eight lines from a cell to the edge."""
    lines: list[Cells] = []
    for bearing in range(8):
        line, place = 0, cell
        while (place := field.ahead(place, bearing)) >= 0:
            line |= 1 << place
        lines.append(line)
    return tuple(lines)


@lru_cache(maxsize=_CELLS)
def star(field: Field, cell: int) -> Cells:
    """Return the cells on the eight lines from a cell."""
    together = 0
    for ray in rays(field, cell):
        together |= ray
    return together


@lru_cache(maxsize=_CELLS)
def around(field: Field, cell: int, nearest: int, farthest: int) -> Cells:
    """Return the cells at a distance from the nearest to the farthest; 0 is without end."""
    x, y = field.places[cell].x, field.places[cell].y
    within = 0
    for number, place in enumerate(field.places):
        distance = max(abs(place.x - x), abs(place.y - y))
        if nearest <= distance <= (farthest or distance):
            within |= 1 << number
    return within
