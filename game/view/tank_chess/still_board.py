"""What stands still on a board, painted once: the ground, what lies on it, and the pieces.

While something moves, all the rest of the board is one picture that is only copied; so it costs
the same however large the board is. Water that flows is drawn over that picture.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Hashable
from dataclasses import dataclass, replace
from functools import lru_cache

from game.core.grid import Cell
from game.rules.tank_chess.starting_board import Ground
from game.rules.tank_chess.state import Piece, Table
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

from .ground import Land, draw_ground, mask_of
from .pieces import put_pieces, put_wrecks

WATER_MS = 260
WATER_FRAMES = 4

Paint = Callable[[Canvas, BoardPlace], None]


@dataclass(frozen=True, slots=True)
class Still:
    """All that the picture of a still board depends on; `marks` stands for what lies below."""

    land: Land
    pieces: tuple[Piece, ...]
    wrecks: tuple[Piece, ...]
    marks: Hashable = None


def still_of(
    table: Table, land: Land, moving: Collection[str], chosen: int | None, marks: Hashable = None
) -> Still:
    """Return what does not move now; the chosen piece is drawn by itself."""
    return Still(
        land,
        tuple(p for p in table.pieces if f"piece {p.number}" not in moving and p.number != chosen),
        tuple(w for w in table.wrecks if f"wreck {w.number}" not in moving),
        marks,
    )


def draw_still(canvas: Canvas, place: BoardPlace, still: Still, paint_marks: Paint) -> None:
    """Draw it over the page; `paint_marks` paints what `still.marks` stands for."""
    rim, scale = still.land.rim, canvas.scale
    # The picture begins on a whole pixel, so that what moves fits what stands.
    left = math.floor((place.x - rim) * scale) / scale
    top = math.floor((place.y - rim) * scale) / scale
    box = Box(left, top, place.box.right + rim - left, place.box.bottom + rim - top)
    inner = replace(place, x=place.x - left, y=place.y - top)

    def paint(paper: Canvas) -> None:
        # The ground covers all of it but, at some sizes, the last pixels.
        paper.frame(paper.box, "map_brown_light", 2)
        draw_ground(paper, inner, still.land)
        paint_marks(paper, inner)
        put_wrecks(paper, inner, still.wrecks)
        put_pieces(paper, inner, still.pieces)

    canvas.slot("chess still", (still, place.size, place.quarters), box, paint)


def water_frame(ms: int) -> int:
    return ms // WATER_MS % WATER_FRAMES


def draw_water(
    canvas: Canvas, place: BoardPlace, still: Still, frame: int, marked: Collection[Cell]
) -> None:
    """Draw the water as it is in this frame, where nothing is marked on it."""
    flows = [
        (f"river.{frame}.{mask}", *place.middle(cell))
        for cell, mask in _waters(still.land)
        if cell not in marked
    ]
    canvas.pieces(flows, place.size)
    put_pieces(canvas, place, tuple(p for p in still.pieces if _afloat(still.land, p)))


def has_water(table: Table) -> bool:
    return Ground.WATER.value in table.ground


# The same for as long as the ground does not change, and asked for in every frame.
@lru_cache(maxsize=4)
def _waters(land: Land) -> tuple[tuple[Cell, int], ...]:
    cells = (Cell(x, y) for y in range(land.height) for x in range(land.width))
    water = Ground.WATER.value
    return tuple((cell, mask_of(land, cell)) for cell in cells if land.at(cell) == water)


def _afloat(land: Land, piece: Piece) -> bool:
    return land.at(piece.cell) == Ground.WATER.value
