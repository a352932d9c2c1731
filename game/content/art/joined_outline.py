"""The outline of terrain that joins its neighbours.

A mask says which sides reach the same terrain: 1 north, 2 east, 4 south, 8 west. The four bits
above cut a notch into a corner whose two sides join while the cell across the corner does not:
16 north-east, 32 south-east, 64 south-west, 128 north-west. A joined side runs past the edge of
the cell, so that neither a gap nor a line shows between two cells.
"""

from __future__ import annotations

from collections.abc import Callable

CELL = 64
_PAST = 8
_SIDES = (1, 2, 4, 8)

# Every mask that can be seen: a notch needs both of its sides.
MASKS = tuple(
    mask
    for mask in range(256)
    if all(
        not mask & 16 << corner or (mask & side and mask & _SIDES[(corner + 1) % 4])
        for corner, side in enumerate(_SIDES)
    )
)


_BESIDE = ((0, -1), (1, 0), (0, 1), (-1, 0))
_ACROSS = ((1, -1, 16, 3), (1, 1, 32, 6), (-1, 1, 64, 12), (-1, -1, 128, 9))
"""Where a corner's cell lies, its bit, and those of its two sides."""

Joins = Callable[[int, int], bool]
"""Whether the cell that lies so many columns and rows further has the same terrain."""


def sides_of(joins: Joins) -> int:
    """Return the sides of a cell that reach the same terrain."""
    return sum(bit * joins(*beside) for beside, bit in zip(_BESIDE, _SIDES, strict=True))


def mask_of(joins: Joins) -> int:
    """Return the sides and the notches of a cell."""
    mask = sides_of(joins)
    for dx, dy, bit, both in _ACROSS:
        mask |= bit * (mask & both == both and not joins(dx, dy))
    return mask if mask in MASKS else mask & 15


def outline(mask: int, inset: int, radius: int) -> str:
    """Return the path of a cell's terrain, its free sides `inset` from the edge."""
    points = [_corner(mask, corner, inset, radius) for corner in range(4)]
    return "M" + " L".join(points) + " Z"


def _corner(mask: int, corner: int, inset: int, radius: int) -> str:
    """Return the path round one corner, clockwise; corner 0 is the north-east."""
    before = bool(mask & _SIDES[corner])
    after = bool(mask & _SIDES[(corner + 1) % 4])
    if before and after and mask & 16 << corner:
        # The neighbours' free sides end here; a round hollow leads from one to the other.
        turns = [(-inset, -_PAST), (-inset, 0), (-inset, inset), (0, inset), (_PAST, inset)]
    elif before or after:
        turns = [(_PAST if after else -inset, -_PAST if before else inset)]
    else:
        turns = [(-inset - radius, inset), (-inset, inset), (-inset, inset + radius)]
    placed = [_placed(x, y, corner) for x, y in turns]
    if len(placed) == 1:
        return placed[0]
    first, bend, last = placed[:3] if len(placed) == 3 else placed[1:4]
    curve = f"{first} Q{bend} {last}"
    return curve if len(placed) == 3 else f"{placed[0]} L{curve} L{placed[4]}"


def _placed(x: int, y: int, corner: int) -> str:
    """Return a point measured from the north-east corner, turned to the corner asked for."""
    across, down = CELL / 2 + x, y - CELL / 2
    for _ in range(corner):
        across, down = -down, across
    return f"{across + CELL / 2:g} {down + CELL / 2:g}"
