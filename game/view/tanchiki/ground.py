"""The board without its tokens: ground, walls and marks are painted once, water moves."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.content.joins import MASKS
from game.core.grid import STRAIGHT, Cell, Facing, column_name
from game.rules.tanchiki.board import Board, Quarter, Terrain
from game.rules.tanchiki.quarters import cells_of, eagle_cell, start_diagonal
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.place import Place
from game.view.style import Family, Style

RIM = 20.0
WATER_MS = 250
GLINT_EVERY = 3000
GLINT_MS = 120
EDGE = 2.5
"""How much of the rim its lines take, outside and inside."""

SEAM = 0.5
"""How much less the inner line takes than the outer one."""

QUIET = 96
"""How much of a stencil is seen while no bot is due there; awake it is seen as it was drawn."""

BARE, WORN = 4, 4
"""How many pictures a ground has for cells with little on them, and for those with scuffs."""

SELDOM = 4
"""One cell in so many is worn."""

PLAIN = "green"
"""The ground of a board that has no quarters: a figure of the rules book."""

_SIDES = tuple(zip(STRAIGHT, (1, 2, 4, 8), strict=True))
_CORNERS = (
    (Facing.NORTH_EAST, 16, 3),
    (Facing.SOUTH_EAST, 32, 6),
    (Facing.SOUTH_WEST, 64, 12),
    (Facing.NORTH_WEST, 128, 9),
)


@dataclass(frozen=True, slots=True, eq=False)
class Same:
    """A board as a key: hashing a whole one takes as long as drawing a third of it."""

    board: Board

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.board is self.board

    def __hash__(self) -> int:
        return id(self.board)


def draw_ground(
    canvas: Canvas, place: Place, board: Board, ms: int, rim: float = RIM, marks: bool = False
) -> None:
    """Draw what never changes; only water and ice move, if `ms` does."""
    inner = Place(rim, rim, place.size, place.width, place.height)
    box = place.box.inset(-rim)

    def paint(paper: Canvas) -> None:
        paper.fill("page")
        _paint(paper, inner, board, rim)
        if marks:
            _paint_names(paper, inner)

    canvas.layer(("tanchiki ground", Same(board), rim, marks), box, paint, solid=True)
    flowing = (
        (_flowing(ground, cell, ms, mask), *place.middle(cell))
        for cell, ground, mask in _drawn_anew(Same(board))
        if ground is not Terrain.FOREST
    )
    # Every cell of ice glints in its own time; the water of all cells goes on at once.
    frame = None if _has_ice(Same(board)) else ("flowing", Same(board), place, ms // WATER_MS % 4)
    canvas.pieces(flowing, place.size, frame)


def draw_forest(canvas: Canvas, place: Place, board: Board, seen: frozenset[Cell]) -> None:
    """Draw the tree tops below whatever stands; about what must be seen they are a ring."""
    trees = (
        (f"{'forest_ring' if cell in seen else 'forest'}.{mask}", *place.middle(cell))
        for cell, ground, mask in _drawn_anew(Same(board))
        if ground is Terrain.FOREST
    )
    canvas.pieces(trees, place.size, ("forest", Same(board), place, seen))


def draw_leaves(canvas: Canvas, place: Place, board: Board, seen: frozenset[Cell]) -> None:
    """Draw the crowns before those who stand among trees: in the corners, over nothing of them."""
    trees = (
        ("forest_corners", *place.middle(cell))
        for cell in sorted(seen)
        if board.on(cell) and board.ground(cell) is Terrain.FOREST
    )
    canvas.pieces(trees, place.size, ("leaves", Same(board), place, seen))


def draw_stencil(
    canvas: Canvas, place: Place, quarter: Quarter, number: int, alpha: int = 255
) -> None:
    """Draw the number of a bot cell, upright, and the arrow at the edge its gun will point to."""
    bot = quarter.bots[number - 1]
    spot = place.middle(bot.cell)
    canvas.piece(f"bot_cell.{number}", *spot, place.size, bot.facing.eighth * 45, alpha)


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


@lru_cache(maxsize=4)
def _has_ice(same: Same) -> bool:
    return any(ground is Terrain.ICE for _, ground, _ in _drawn_anew(same))


def cells(board: Board) -> tuple[Cell, ...]:
    return tuple(Cell(x, y) for y in range(board.height) for x in range(board.width))


def mask_of(board: Board, cell: Cell) -> int:
    """Return which neighbours join the cell's terrain."""
    mask = 0
    for facing, bit in _SIDES:
        mask |= bit * _joins(board, cell, facing)
    for facing, bit, both in _CORNERS:
        mask |= bit * (mask & both == both and not _joins(board, cell, facing))
    return mask if mask in MASKS else mask & 15


def _joins(board: Board, cell: Cell, facing: Facing) -> bool:
    ground, other = board.ground(cell), cell.step(facing)
    return board.on(other) and board.ground(other) is ground


def _flowing(ground: Terrain, cell: Cell, ms: int, mask: int) -> str:
    """Return the picture of water or ice now; cells are out of step with each other."""
    if ground is Terrain.WATER:
        return f"water.{(ms // WATER_MS + 7 * cell.x + 3 * cell.y) % 4}.{mask}"
    since = (ms + 310 * cell.x + 170 * cell.y) % GLINT_EVERY
    frame = since // GLINT_MS + 1 if since < 3 * GLINT_MS else 0
    return f"ice.{frame}.{mask}"


def _paint(canvas: Canvas, place: Place, board: Board, rim: float) -> None:
    canvas.plate(canvas.box, "night", min(10, rim), "line", 2)
    printed = _printed(board)
    for cell in () if board.quarters else cells(board):
        _paint_cell(canvas, place, cell, PLAIN, printed)
    for quarter in board.quarters:
        for cell in cells_of(quarter):
            _paint_cell(canvas, place, cell, quarter.colour.value, printed)
    for quarter in board.quarters:
        _paint_marks(canvas, place, board, quarter)
    for cell in cells(board):
        if board.ground(cell) is Terrain.CONCRETE:
            canvas.piece(f"concrete.{mask_of(board, cell)}", *place.middle(cell), place.size)
    canvas.frame(place.box.inset(-1), "seam", 2)


def _paint_names(canvas: Canvas, place: Place) -> None:
    """Paint the letters of the columns and the numbers of the rows into the rim."""
    size, board = place.size, place.box
    room = RIM - 2 * EDGE
    rows = tuple(str(y + 1) for y in range(place.height))
    least = Box(0, 0, room, size)
    style = canvas.fitting(rows, least, Style(Family.BOLD, round(RIM * 0.75)), wrap=False)
    for x in range(place.width):
        box = Box(board.x + x * size, board.y - RIM + EDGE, size, room)
        canvas.write(column_name(x), box, style, "quiet", "centre", wrap=False)
    for y, words in enumerate(rows):
        box = Box(board.x - RIM + EDGE + SEAM, board.y + y * size, room, size)
        canvas.write(words, box, style, "quiet", "centre", wrap=False)


def take_of(cell: Cell, printed: bool) -> int:
    """Return which picture of its ground a cell has: strewn, but the same for ever.

    Under print it is the barest one.
    """
    if printed:
        return 0
    mixed = (cell.x * 374761393 + cell.y * 668265263) & 0xFFFFFFFF
    mixed = ((mixed ^ mixed >> 13) * 1274126177) & 0xFFFFFFFF
    mixed ^= mixed >> 16
    if mixed % SELDOM:
        return mixed // SELDOM % BARE
    return BARE + mixed // SELDOM % WORN


def _printed(board: Board) -> frozenset[Cell]:
    """Return the cells that something is printed on: nothing else is to be read there."""
    found = {bot.cell for quarter in board.quarters for bot in quarter.bots}
    return frozenset(found | {eagle_cell(quarter) for quarter in board.quarters})


def _paint_cell(
    canvas: Canvas, place: Place, cell: Cell, colour: str, printed: frozenset[Cell]
) -> None:
    take = take_of(cell, cell in printed)
    canvas.piece(f"ground.{colour}.{take}", *place.middle(cell), place.size)


def _paint_marks(canvas: Canvas, place: Place, board: Board, quarter: Quarter) -> None:
    """Paint bot cells, the start diagonal, the eagle's cell and the seams."""
    stencils = {bot.cell for bot in quarter.bots}
    for cell in tuple(start.cell for start in quarter.starts) or start_diagonal(quarter):
        angle = 0 if quarter.outer in (Facing.NORTH_WEST, Facing.SOUTH_EAST) else 90
        if board.ground(cell) is Terrain.GROUND and cell not in stencils:
            canvas.piece("mark.start", *place.middle(cell), place.size, angle)
    eagle = eagle_cell(quarter)
    if board.ground(eagle) is Terrain.GROUND and eagle not in stencils:
        canvas.piece("mark.eagle", *place.middle(eagle), place.size)
    for number in range(1, len(quarter.bots) + 1):
        draw_stencil(canvas, place, quarter, number, QUIET)
    corner, side = quarter.corner, quarter.size * place.size
    x, y = place.x + corner.x * place.size, place.y + corner.y * place.size
    if corner.x:
        canvas.rect(Box(x - 1, y, 2, side), "seam")
    if corner.y:
        canvas.rect(Box(x, y - 1, side, 2), "seam")
