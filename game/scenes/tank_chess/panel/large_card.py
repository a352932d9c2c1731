"""What a large page always tells of beside the text of the card: a piece, or a piece of ground.

The piece stands on paper with its armour at its sides, as a shot would strike it.
"""

from __future__ import annotations

from game.core.grid import Cell
from game.rules.tank_chess.actions import TakeTurn
from game.rules.tank_chess.letters.notation import cell_name
from game.rules.tank_chess.starting_board import Kind
from game.rules.tank_chess.state import Piece
from game.scenes.frame.kit import Words
from game.scenes.tank_chess.desk import Desk
from game.scenes.tank_chess.naming import ground_told, kind_name
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import SMALL, STRONG
from game.view.canvas.paragraph import Line, draw_lines, fitting, tall
from game.view.surface.tray import fill_tray
from game.view.tank_chess.ground import cell_pictures

from .piece_card import FIGURE, note_lines

NAME = 32.0
COLUMN = 122.0
"""How wide the figures beside the plate are."""

FIGURES = 60.0
"""How high a figure is with its name."""

STANDS, ARMOUR = 0.56, 0.41
"""How large the piece stands on its plate, and how far from its middle the armour is written."""


def pointed_piece(desk: Desk) -> Piece | None:
    """Return the piece under the pointer, or else the chosen one."""
    table, reach = desk.table, desk.reach
    under = table.piece_on(desk.hover) if desk.hover is not None else None
    return under or (reach.piece if reach is not None else None)


def specimen(desk: Desk) -> Piece | Cell | None:
    """Return what is pointed at, or chosen; else the piece that moved last, else a commander."""
    table, cell = desk.table, desk.hover
    bare = cell is not None and table.on(cell) and table.piece_on(cell) is None
    if cell is not None and bare and ground_told(desk.kit.words, table, cell):
        return cell
    return pointed_piece(desk) or _latest(desk) or _commander(desk)


def draw_specimen(canvas: Canvas, box: Box, desk: Desk) -> None:
    """Draw it, painted anew only when something else is to be told of."""
    words, table, found = desk.kit.words, desk.table, specimen(desk)
    if isinstance(found, Piece):
        title = f"{kind_name(words, found.kind)} · {cell_name(found.cell, table.height)}"
        lines = tuple(note_lines(desk, found))

        def show(paper: Canvas, plate: Box) -> None:
            _draw_stand(paper, plate, found, table.kind(found))
            _draw_figures(paper, plate, words, table.kind(found))

    elif found is not None:
        title, told = ground_told(words, table, found)
        lines = (Line(told[:1].upper() + told[1:], SMALL, "quiet"),)

        def show(paper: Canvas, plate: Box) -> None:
            _draw_pictures(paper, plate, cell_pictures(table, found))

    else:
        return

    def paint(paper: Canvas) -> None:
        room = paper.box
        fill_tray(paper, "panel")
        paper.write(title, room.top(NAME), STRONG, "words", wrap=False)
        plate = room.below(NAME, 4).top(room.width - COLUMN).left(room.width - COLUMN)
        show(paper, plate)
        below = room.below(NAME + 4 + max(plate.height, 2 * FIGURES), 6)
        if tall(paper, below, lines[0].words, lines[0].style) <= below.height:
            draw_lines(paper, below, fitting(paper, below, lines))

    canvas.slot("specimen", (found, title, lines), box, paint)


def _draw_stand(canvas: Canvas, plate: Box, piece: Piece, kind: Kind) -> None:
    """Draw the piece looking to the north, and round it what a shot must be greater than."""
    canvas.plate(plate, "paper", 10, f"side.{piece.seat}.dark", 3)
    canvas.piece(f"piece.{piece.kind}.{piece.seat}", *plate.middle, plate.width * STANDS)
    front, side, rear = kind.armour
    (x, y), away, size = plate.middle, plate.width * ARMOUR, plate.width * 0.2
    for armour, dx, dy in ((front, 0, -1), (side, -1, 0), (side, 1, 0), (rear, 0, 1)):
        spot = Box(x + dx * away - size / 2, y + dy * away - size / 2, size, size)
        canvas.write(str(armour), spot, STRONG, "map_ink", "centre", wrap=False)


def _draw_figures(canvas: Canvas, plate: Box, words: Words, kind: Kind) -> None:
    """Draw steps and gun, one below the other at the right of the plate."""
    column = Box(plate.right + 12, plate.y, COLUMN - 12, max(plate.height, 2 * FIGURES))
    figures = ((words("chess.card.speed"), kind.speed), (words("chess.card.gun"), kind.gun))
    names = tuple(name for name, _ in figures)
    style = canvas.fitting(names, Box(0, 0, column.width, 26), SMALL, wrap=False)
    for (name, figure), row in zip(figures, column.rows(2), strict=True):
        canvas.write(str(figure), row.top(34), FIGURE, "accent", wrap=False)
        canvas.write(name, row.below(34).top(26), style, "quiet", wrap=False)


def _draw_pictures(canvas: Canvas, plate: Box, pictures: tuple[str, ...]) -> None:
    canvas.plate(plate, "paper", 10, "map_brown_dark", 3)
    for picture in pictures:
        canvas.piece(picture, *plate.middle, plate.width * 0.86)


def _latest(desk: Desk) -> Piece | None:
    """Return the piece that moved last, where it stands now."""
    node = desk.node
    if not isinstance(node.action, TakeTurn):
        return None
    moved = desk.before(node).piece_on(node.action.start)
    pieces = desk.table.pieces
    return next((each for each in pieces if moved and each.number == moved.number), None)


def _commander(desk: Desk) -> Piece | None:
    """Return the commander of who moves."""
    table = desk.table
    own = (piece for piece in table.pieces if piece.seat == table.turn)
    return next((piece for piece in own if table.kind(piece).commander), None)
