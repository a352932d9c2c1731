"""The board without its tokens: ground, walls and marks are painted once, water moves."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.core.grid import Cell
from game.rules.tanchiki.ground.board import Board, Terrain
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas

from .joined_terrain import cells, mask_of
from .painted_board import RIM, paint_board, paint_names, take_of

WATER_MS = 250
GLINT_MS = 120
GLINTS = 25
"""So many pictures the ice of a cell goes through; all cells go on at once."""


@dataclass(frozen=True, slots=True, eq=False)
class Same:
    """A board as a key: hashing a whole one takes as long as drawing a third of it."""

    board: Board

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.board is self.board

    def __hash__(self) -> int:
        return id(self.board)


def draw_ground(
    canvas: Canvas, place: BoardPlace, board: Board, ms: int, rim: float = RIM, marks: bool = False
) -> None:
    """Draw what never changes; only water and ice move, if `ms` does."""
    inner = BoardPlace(rim, rim, place.size, place.width, place.height)
    box = place.box.inset(-rim)

    def paint(paper: Canvas) -> None:
        paint_board(paper, inner, board, rim)
        if marks:
            paint_names(paper, inner)

    canvas.layer(("tanchiki ground", Same(board), rim, marks), box, paint, solid=True)
    water, glint = ms // WATER_MS, ms // GLINT_MS * _has_ice(Same(board))
    flowing = (
        (_flowing(ground, cell, water, glint, mask), *place.middle(cell))
        for cell, ground, mask in _drawn_anew(Same(board))
        if ground is not Terrain.FOREST
    )
    frame = "flowing", Same(board), place, water % 4, glint % GLINTS
    canvas.pieces(flowing, place.size, frame)


def draw_forest(canvas: Canvas, place: BoardPlace, board: Board, seen: frozenset[Cell]) -> None:
    """Draw the tree tops below whatever stands; about what must be seen they are a ring."""
    same = Same(board)
    among = seen & _woods(same)
    trees = (
        (f"{'forest_ring' if cell in among else _trees(cell)}.{mask}", *place.middle(cell))
        for cell, ground, mask in _drawn_anew(same)
        if ground is Terrain.FOREST
    )
    canvas.pieces(trees, place.size, ("forest", same, place, among))


def draw_leaves(canvas: Canvas, place: BoardPlace, board: Board, seen: frozenset[Cell]) -> None:
    """Draw the crowns before those who stand among trees: in the corners, over nothing of them."""
    if among := seen & _woods(Same(board)):
        trees = (("forest_corners", *place.middle(cell)) for cell in sorted(among))
        canvas.pieces(trees, place.size, ("leaves", Same(board), place, among))


@lru_cache(maxsize=4)
def _drawn_anew(same: Same) -> tuple[tuple[Cell, Terrain, int], ...]:
    """Return the cells that are drawn in every frame, and what joins each of them."""
    board = same.board
    kinds = (Terrain.WATER, Terrain.ICE, Terrain.FOREST)
    return tuple(
        (cell, board.ground(cell), mask_of(board, cell))
        for cell in cells(board)
        if board.ground(cell) in kinds
    )


def _trees(cell: Cell) -> str:
    return "forest_far" if _apart(cell) else "forest"


@lru_cache(maxsize=1024)
def _apart(cell: Cell) -> bool:
    """Whether a cell has the second picture of its terrain, so that not all are alike."""
    return take_of(cell, False) % 2 == 1


@lru_cache(maxsize=4)
def _woods(same: Same) -> frozenset[Cell]:
    return frozenset(cell for cell, ground, _ in _drawn_anew(same) if ground is Terrain.FOREST)


@lru_cache(maxsize=4)
def _has_ice(same: Same) -> bool:
    return any(ground is Terrain.ICE for _, ground, _ in _drawn_anew(same))


def _flowing(ground: Terrain, cell: Cell, water: int, glint: int, mask: int) -> str:
    """Return the picture of water or ice now; cells are out of step with each other."""
    if ground is Terrain.WATER:
        return f"water.{(water + 7 * cell.x + 3 * cell.y) % 4}.{mask}"
    since = (glint + 13 * cell.x + 7 * cell.y) % GLINTS
    frame = since + 1 if since < 3 else 0
    return f"{'ice_far' if _apart(cell) else 'ice'}.{frame}.{mask}"
