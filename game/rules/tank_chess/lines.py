"""From where a piece can be shot (C4): the lines of fire onto its cell. See `field`."""

from __future__ import annotations

from functools import lru_cache

from game.rules.tank_chess.board import Kind
from game.rules.tank_chess.field import Cells, Field, Poses

# About 0.8 KB each on 20x20, so some 26 MB at the most.
_HITS = 1 << 15
_STARS = 1 << 11


@lru_cache(maxsize=_HITS)
def hits(field: Field, shooter: int, target: int, pose: int, screen: Cells) -> Poses:
    """Return the poses from which a kind destroys a piece of another kind in this pose.

    `screen` is what direct fire cannot pass, and may be cut down to the star of the cell.
    """
    facing, cell = divmod(pose, field.cells)
    gun, armour = field.kinds[shooter], field.kinds[target].armour
    poses = 0
    for bearing in range(8):
        if gun.gun > armour[struck(facing, bearing)]:
            places = line(field, gun, cell, bearing, screen)
            for fire in gun.fires:
                poses |= places << (bearing + 4 - fire) % 8 * field.cells
    return poses


def struck(facing: int, bearing: int) -> int:
    """Return which armour a shot from that bearing meets: 0 front, 1 side, 2 rear (C4.3)."""
    off = (bearing - facing) % 8
    return 0 if off == 0 else 2 if off == 4 else 1


def line(field: Field, gun: Kind, cell: int, bearing: int, screen: Cells) -> Cells:
    """Return the cells that way from which such a gun reaches the cell."""
    places = 0
    distance = 0
    while (cell := field.ahead(cell, bearing)) >= 0:
        distance += 1
        if gun.farthest and distance > gun.farthest:
            break
        if distance >= gun.nearest:
            places |= 1 << cell
        # A shooter may stand in a hedge, so the cell that stops the line still belongs to it.
        if not gun.lobbed and screen >> cell & 1:
            break
    return places


@lru_cache(maxsize=_STARS)
def star(field: Field, cell: int) -> Cells:
    """Return the cells on the eight lines from a cell."""
    places = 0
    for bearing in range(8):
        place = cell
        while (place := field.ahead(place, bearing)) >= 0:
            places |= 1 << place
    return places
