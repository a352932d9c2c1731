"""Where things lie on the board: its cells are the points of the map, the panel is beside them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.core.grid import Cell, Facing
from game.rules.deep_scan.sky import APART, BASE, POINTS, SIDE, Offset, neighbours
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box

MARGIN: Final = 0.8
"""So many cells of the sky lie round the grid: the border is in them."""
BESIDE: Final = 3.9
"""So many cells wide is what lies beside it, with the gap between the two."""
GAP: Final = 0.12
EDGE: Final = 0.5
LEFT: Final = SIDE - EDGE + MARGIN + GAP
"""Where the panel begins, in cells of the board."""
WIDE: Final = BESIDE - GAP
TOP: Final = -EDGE - MARGIN
HIGH: Final = SIDE + 2 * MARGIN
MIDDLE: Final = LEFT + WIDE / 2

Spot = tuple[float, float]


def lie(place: Offset) -> Spot:
    """Return where a place of the sky is, in cells of the board."""
    return BASE.x + place.x / APART, BASE.y + place.y / APART


def map_box(place: BoardPlace) -> Box:
    """Return where the painted sky is on the page."""
    return place.box.inset(-MARGIN * place.size)


def in_panel(place: BoardPlace, x: float, y: float, wide: float, high: float) -> Box:
    """Return the box of the page that begins at a spot of the board, so many cells large."""
    size = place.size
    return Box(place.x + (x + EDGE) * size, place.y + (y + EDGE) * size, wide * size, high * size)


def panel_box(place: BoardPlace) -> Box:
    """Return where the panel beside the map is on the page."""
    return in_panel(place, LEFT, TOP, WIDE, HIGH)


def all_lanes() -> Iterator[tuple[Cell, Cell]]:
    """Yield each lane once, from its western or northern end."""
    for point in POINTS:
        for facing, other in neighbours(point).items():
            if facing in (Facing.EAST, Facing.SOUTH):
                yield point, other
