"""The field without what stands on it: frame, names, ground and walls, painted once by quarters.

Walls are painted over the ground into a picture of their own, which is painted anew when a wall
breaks. Where one has been, rubble lies, and what is left beside it is bitten.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from game.content.art.joined_outline import mask_of
from game.core.grid import STRAIGHT, Cell, Facing, column_name
from game.rules.hold_the_banner.board import Board
from game.rules.hold_the_banner.quarters import CELLS, Quarters, each_quarter, quarter
from game.rules.hold_the_banner.state import Table
from game.view.board.strewn import strewn
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style

from .standing_pieces import RIM, at, of_quarter, turned

NAMES = 0.37
"""How much of the rim the names of columns and rows take, next to the field."""
LEAST = 9.0
"""On a narrower strip no names are written."""
ASIDE = 0.12
"""So much of their strip names of rows may reach beyond it, on both sides."""
LEAST_COURSE = 2.0
"""Of a lower course of beams the joints alone would be seen: a part of the field has no frame."""
LONG = 13
"""How long a beam of the frame is for its height."""
BITES, RUBBLES = 2, 3

Shape = Callable[[Cell], str]
Pieces = Iterator[tuple[str, float, float]]


def draw_field(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    """Draw frame, ground and walls."""
    rim = rim_of(place)
    inner = place.moved(rim - place.x, rim - place.y)
    frame = ("fort frame", inner)
    canvas.layer(frame, place.box.inset(-rim), lambda paper: _paint_frame(paper, inner), solid=True)
    field, board = place.moved(-place.x, -place.y), table.board

    def ground(paper: Canvas) -> None:
        _paint_ground(paper, field, board)

    def walls(paper: Canvas) -> None:
        paper.layer(("fort ground", field, board), paper.box, ground, solid=True)
        _paint_walls(paper, field, table)

    canvas.slot(("fort walls", field), (board, table.bricks, table.steel), place.box, walls)


def draw_grass(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    """Draw the grass over the tanks: who is wholly in it is not seen (P8.3)."""
    grass = table.board.grass
    pieces = _laid(place, grass, lambda cell: f"fort.grass.{_take(cell) % 2}", joins=True)
    canvas.pieces(pieces, _half(canvas, place), ("fort grass", place, grass))


def rim_of(place: BoardPlace) -> float:
    """Return how wide the frame is where the field lies so."""
    return max(0.0, min(RIM, place.x, place.y, place.size))


def _paint_frame(canvas: Canvas, place: BoardPlace) -> None:
    """Paint beams round the field, with a strip for the names."""
    whole, rim = canvas.box, place.x
    canvas.fill("fort_wall_dark")
    canvas.frame(whole, "night", 2)
    _paint_courses(canvas, whole, rim)
    strip = place.box.inset(-rim * NAMES)
    canvas.rect(strip.inset(-2), "night")
    canvas.rect(strip, "fort_strip")
    canvas.rect(place.box.inset(-1.5), "night")
    if rim * NAMES >= LEAST:
        _write_names(canvas, place, rim * NAMES)


def _paint_courses(canvas: Canvas, whole: Box, rim: float) -> None:
    high = rim * (1 - NAMES) / 2
    if high <= LEAST_COURSE:
        return
    wide, row, y = high * LONG, 0, whole.y + 2
    while y + high <= whole.bottom:
        x = whole.x + 2 - (row % 2) * wide / 2
        while x < whole.right:
            beam = Box(max(x, whole.x + 2), y + 1, 0, high - 2)
            end = min(x + wide - 2, whole.right - 2)
            if end > beam.x:
                beam = Box(beam.x, beam.y, end - beam.x, beam.height)
                canvas.rect(beam, "fort_wall")
                lit = Box(beam.x, beam.y, beam.width, max(1, high * 0.16))
                canvas.rect(lit, "fort_wall_light")
            x += wide
        y, row = y + high, row + 1


def _write_names(canvas: Canvas, place: BoardPlace, wide: float) -> None:
    field, size = place.box, place.size
    aside = wide * ASIDE
    longest = Box(0, 0, wide + 2 * aside, wide)
    style = Style(Family.BOLD, round(min(15, wide * 0.92)))
    style = canvas.fitting((str(CELLS),), longest, style, wrap=False)
    for n in range(CELLS):
        across = Box(field.x + n * size, field.y - wide, size, wide)
        down = Box(field.x - wide - aside, field.y + n * size, wide + 2 * aside, size)
        if not canvas.readable((str(CELLS),), down):
            return
        for box, word in ((across, column_name(n)), (down, str(n + 1))):
            canvas.write(word, box, style, "quiet", "centre", wrap=False)
        canvas.write(str(n + 1), down.moved(field.width + wide, 0), style, "quiet", "centre")
        canvas.write(column_name(n), across.moved(0, field.height + wide), style, "quiet", "centre")


def _paint_ground(canvas: Canvas, place: BoardPlace, board: Board) -> None:
    for n in range(CELLS * CELLS):
        cell = Cell(n % CELLS, n // CELLS)
        canvas.piece(f"fort.ground.{_take(cell) % 4}", *place.middle(cell), place.size)
    _lay(canvas, place, board.water, lambda cell: f"fort.water.{_take(cell) % 2}", True)
    _lay(canvas, place, board.ice, lambda cell: f"fort.ice.{_take(cell) % 2}", True)
    for spawn in board.spawns:
        canvas.piece("fort.spawn", *place.spot(*_of(spawn)), place.size)
    for camp in board.camps:
        for back in camp.returns:
            canvas.piece("fort.return", *place.spot(*_of(back)), place.size)


def _of(place: Cell) -> tuple[float, float]:
    pose = at(place)
    return pose.x, pose.y


def _paint_walls(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    """Paint what is left of the walls, row by row, and rubble where some have been."""
    gone = (table.board.bricks | table.board.fences) & ~table.walls
    _lay(canvas, place, gone, lambda cell: f"fort.rubble.{_take(cell) % RUBBLES}", False)
    _lay(canvas, place, table.bricks, lambda cell: f"fort.brick.{(cell.x + cell.y) % 2}", True)
    _lay(canvas, place, table.steel, lambda cell: "fort.steel", True)
    for cell in each_quarter(table.bricks):
        for way in STRAIGHT:
            if quarter(cell.x + way.dx, cell.y + way.dy) & gone:
                _bite(canvas, place, cell, way)


def _bite(canvas: Canvas, place: BoardPlace, cell: Cell, way: Facing) -> None:
    picture = f"fort.bite.{_take(cell) % BITES}"
    spot = place.spot(*of_quarter(cell))
    canvas.piece(picture, *spot, _half(canvas, place), turned(way))


def _lay(canvas: Canvas, place: BoardPlace, quarters: Quarters, shape: Shape, joins: bool) -> None:
    canvas.pieces(_laid(place, quarters, shape, joins), _half(canvas, place))


def _half(canvas: Canvas, place: BoardPlace) -> float:
    """Return how large quarters are drawn: on whole pixels, so that nothing shows between them."""
    return math.ceil(place.size * canvas.scale / 2) / canvas.scale


def _laid(place: BoardPlace, quarters: Quarters, shape: Shape, joins: bool) -> Pieces:
    """Yield a picture for each of these quarters, row by row; some join their neighbours."""
    for cell in each_quarter(quarters):
        mask = f".{mask_of(_joining(quarters, cell))}" if joins else ""
        yield (f"{shape(cell)}{mask}", *place.spot(*of_quarter(cell)))


def _joining(quarters: Quarters, cell: Cell) -> Callable[[int, int], bool]:
    return lambda dx, dy: bool(quarters & quarter(cell.x + dx, cell.y + dy))


def _take(cell: Cell) -> int:
    """Return which picture of its kind a cell has, of as many as there are."""
    return strewn(cell) >> 16
