"""Where a spot of the blanket lies on the board, and which spot lies below one of the board.

One looks from the south and a little from above: what lies to the north is squeezed together, and
what is high is lifted. The board has cells of five centimetres, which is what a tank covers. Cloth
has no edges: it is drawn over the land with its steps smoothed, and what stands on it stands there.
"""

from __future__ import annotations

from functools import lru_cache

from game.core.grid import Cell
from game.rules.blanket_hills.land import HIGH, WIDE, Land
from game.view.show.clip import Pose

CM = 5
"""So many centimetres a cell of the board is wide."""
SQUASH, LIFT = 0.8, 0.42
"""How much of a way to the north is seen, and how much of a height."""
COLUMNS, ROWS = 22, 14
LEFT, TOP = 1, 3
"""The cell of the board on which the north-western corner would lie without its height."""

CLOSE = 1e-6
"""So far apart, in centimetres, are two numbers that should be one."""

Columns = tuple[tuple[float, ...], ...]
"""Heights by x, then by y."""
_BELL = 256


@lru_cache(maxsize=8)
def draped(land: Land) -> Columns:
    """Return how high the cloth lies over each centimetre."""
    rows = [_smooth(land.heights[WIDE * y : WIDE * (y + 1)]) for y in range(HIGH)]
    return tuple(
        tuple(height / _BELL for height in _smooth(column)) for column in zip(*rows, strict=True)
    )


def _smooth(line: tuple[int, ...] | list[int] | bytes) -> list[int]:
    """Return sixteen times each height, shared with two to both sides."""
    first, last = line[0], line[-1]
    wide = [first, first, *line, last, last]
    beside = zip(wide, wide[1:], wide[2:], wide[3:], wide[4:], strict=False)
    return [a + e + 4 * (b + d) + 6 * c for a, b, c, d, e in beside]


def seen_at(land: Land, at: Cell, above: float = 0) -> Pose:
    """Return where something is seen that is so high above the cloth."""
    return lifted(at.x, at.y, draped(land)[at.x][at.y] + above)


def lifted(x: float, y: float, height: float) -> Pose:
    """Return where a spot so high above the table is seen, in cells of the board."""
    down = (y + 0.5) * SQUASH - height * LIFT
    return Pose(LEFT + (x + 0.5) / CM - 0.5, TOP + down / CM - 0.5)


def below(land: Land, across: float, down: float) -> Cell:
    """Return the centimetre one sees at a spot of the board, the nearest beside the blanket.

    Of places that are seen one before the other it is the front one.
    """
    x = min(max(int((across + 0.5 - LEFT) * CM), 0), WIDE - 1)
    column = draped(land)[x]
    want = (down + 0.5 - TOP) * CM + CLOSE
    spots = [(y + 0.5) * SQUASH - height * LIFT for y, height in enumerate(column)]
    if want >= spots[-1]:
        return Cell(x, HIGH - 1)
    for y in range(HIGH - 2, -1, -1):
        if spots[y] <= want:
            return Cell(x, y if want - spots[y] < spots[y + 1] - want else y + 1)
    return Cell(x, spots.index(min(spots)))
