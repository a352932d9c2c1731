"""What is painted once of a board: ground, walls, print, seams and the names at its rim.

Print is quiet, since those who act are loud: stencils are pale, and stand upright wherever a gun
will point; nothing is strewn below them.
"""

from __future__ import annotations

from game.core.grid import Cell, Facing, column_name
from game.rules.tanchiki.ground.board import Board, Quarter, Terrain
from game.rules.tanchiki.ground.places_in_quarters import cells_of, eagle_cell, start_diagonal
from game.view.board.strewn import strewn
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style
from game.view.canvas.pictures import CELL

from .joined_terrain import cells, mask_of

RIM = 26.0
NAMES = 15
EDGE = 2.5
"""How much of the rim its lines take, outside and inside."""

SEAM = 0.5
"""How much less the inner line takes than the outer one."""

SHADE = (0, 0, 0, 82)
"""The darkness of every shadow, for what is drawn without a picture."""

QUIET = 96
"""How much of a stencil is seen while no bot is due there; awake it is seen as it was drawn."""

BARE, WORN = 4, 4
"""How many pictures a ground has for cells with little on them, and for those with scuffs."""

SELDOM = 4
"""One cell in so many is worn."""

LEGIBLE = 16
"""Cells of fewer pixels have nothing printed on them: it could not be read, and looks like dirt."""

PLAIN = "green"
"""The ground of a board that has no quarters: a figure of the rules book."""


def paint_board(canvas: Canvas, place: BoardPlace, board: Board, rim: float) -> None:
    """Paint all that never changes, round it a rim so wide."""
    _paint_tray(canvas, place)
    printed = _printed(board)
    for cell in () if board.quarters else cells(board):
        _paint_cell(canvas, place, cell, PLAIN, printed)
    for quarter in board.quarters:
        for cell in cells_of(quarter):
            _paint_cell(canvas, place, cell, quarter.colour.value, printed)
    for quarter in board.quarters if place.size * canvas.scale >= LEGIBLE else ():
        _paint_marks(canvas, place, board, quarter)
    _shade_edges(canvas, place)
    for cell in cells(board):
        if board.ground(cell) is Terrain.CONCRETE:
            wall = "concrete_worn" if take_of(cell, False) % 2 else "concrete"
            canvas.piece(f"{wall}.{mask_of(board, cell)}", *place.middle(cell), place.size)


def _paint_tray(canvas: Canvas, place: BoardPlace) -> None:
    """Paint the tray that the board lies in: light where it meets the sun, dark within."""
    canvas.fill("night")
    top = canvas.box.inset(1)
    canvas.rect(top, "tray_light")
    canvas.rect(Box(top.x + 1, top.y + 1.5, top.width - 1, top.height - 1.5), "tray")
    canvas.rect(place.box.inset(-2), "night")


def _shade_edges(canvas: Canvas, place: BoardPlace) -> None:
    """Let the rim's shadow fall on the board, from the north and from the west."""
    board, unit = place.box, place.size / CELL
    canvas.rect(Box(board.x, board.y, board.width, 6 * unit), SHADE)
    canvas.rect(Box(board.x, board.y + 6 * unit, 5 * unit, board.height - 6 * unit), SHADE)


def paint_names(canvas: Canvas, place: BoardPlace) -> None:
    """Paint the letters of the columns and the numbers of the rows into the rim."""
    size, board = place.size, place.box
    room = RIM - 2 * EDGE
    rows = tuple(str(y + 1) for y in range(place.height))
    least = Box(0, 0, room, size)
    if not canvas.readable(rows, least):
        return
    style = canvas.fitting(rows, least, Style(Family.BOLD, NAMES), wrap=False)
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
    kind, take = strewn(cell) % SELDOM, strewn(cell) // SELDOM
    return take % BARE if kind else BARE + take % WORN


def _printed(board: Board) -> frozenset[Cell]:
    """Return the cells that something is printed on: nothing else is to be read there."""
    found = {bot.cell for quarter in board.quarters for bot in quarter.bots}
    return frozenset(found | {eagle_cell(quarter) for quarter in board.quarters})


def _paint_cell(
    canvas: Canvas, place: BoardPlace, cell: Cell, colour: str, printed: frozenset[Cell]
) -> None:
    take = take_of(cell, cell in printed)
    canvas.piece(f"ground.{colour}.{take}", *place.middle(cell), place.size)


def _paint_marks(canvas: Canvas, place: BoardPlace, board: Board, quarter: Quarter) -> None:
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


def draw_stencil(
    canvas: Canvas, place: BoardPlace, quarter: Quarter, number: int, alpha: int = 255
) -> None:
    """Draw the number of a bot cell, upright, and the arrow at the edge its gun will point to."""
    bot = quarter.bots[number - 1]
    spot = place.middle(bot.cell)
    canvas.piece(f"bot_cell.{number}", *spot, place.size, bot.facing.eighth * 45, alpha)
