"""The board in letters: drawn for the terminal, read for scenarios and board files.

A square is a piece (`H↑`, small letters for Black; without an arrow it faces the enemy), a
wreck (`x`) or a mine (`*`), then its ground, which may be left out where it is open.
"""

from __future__ import annotations

import re

from game.core.codec import Unreadable
from game.core.grid import RING, Cell, Facing, column_name
from game.rules.tank_chess.starting_board import BLACK, WHITE, Board, Ground, Kind
from game.rules.tank_chess.state import Options, Piece, Table

ARROWS = "↑↗→↘↓↙←↖"
SIGNS: dict[Ground, str] = {
    Ground.OPEN: ".",
    Ground.WALL: "#",
    Ground.LOW: "_",
    Ground.WATER: "~",
    Ground.HEDGE: '"',
    Ground.MUD: ",",
    Ground.TREES: "&",
}
GROUNDS = {sign: ground for ground, sign in SIGNS.items()}
LEGEND = """\
Capitals are White's pieces and small letters Black's, with the way the gun points: ↑↗→↘↓↙←↖.
Then the ground: . open, # wall, _ low wall, ~ water, " hedge, & trees, comma mud.
x is a wreck, * a mine."""
_SQUARE = re.compile(rf'(?:([A-Wa-wyzYZ])([{ARROWS}]?)|(x)|(\*))?([.#_~",&])?')


def draw_board(table: Table) -> tuple[str, ...]:
    """Return the rows from the highest rank down, and the letters of the files."""
    rows = [[_square(table, Cell(x, y)) for x in range(table.width)] for y in range(table.height)]
    wide = max(2, *(len(square) for row in rows for square in row))
    edge = len(str(table.height))
    lines = [
        f"{table.height - y:>{edge}} " + " ".join(square.ljust(wide) for square in row).rstrip()
        for y, row in enumerate(rows)
    ]
    files = " ".join(column_name(x).ljust(wide) for x in range(table.width)).rstrip()
    return (*lines, f"{'':{edge}} {files}")


def read_table(lines: tuple[str, ...], kinds: tuple[Kind, ...], options: Options) -> Table:
    """Read a board as it is drawn, wrecks and all; White is to move."""
    rows = _rows(lines)
    ground: list[str] = []
    pieces: list[Piece] = []
    wrecks: list[Cell] = []
    mines: list[Cell] = []
    for y, row in enumerate(rows):
        for x, square in enumerate(row):
            cell = Cell(x, y)
            letter, arrow, wreck, mine, sign = _read(square, cell, len(rows))
            ground.append(GROUNDS[sign or "."].value)
            wrecks += [cell] if wreck else []
            mines += [cell] if mine else []
            pieces += [_piece(len(pieces), letter, arrow, cell, kinds)] if letter else []
    old = (Piece(100 + n, BLACK, kinds[0].name, c, Facing.SOUTH) for n, c in enumerate(wrecks))
    return Table(
        width=len(rows[0]),
        height=len(rows),
        ground="".join(ground),
        mines=frozenset(mines),
        kinds=kinds,
        options=options,
        pieces=tuple(pieces),
        wrecks=tuple(old),
    )


def read_board(lines: tuple[str, ...], kinds: tuple[Kind, ...]) -> Board:
    """Read the board of a match that has not begun."""
    return read_table(lines, kinds, Options()).board()


def _rows(lines: tuple[str, ...]) -> list[list[str]]:
    """Cut the lines into squares, without ranks and files."""
    rows = [line.split() for line in lines]
    if any(row and row[0].isdigit() for row in rows):
        rows = [row[1:] for row in rows if row and row[0].isdigit()]
    for number, row in enumerate(rows, 1):
        if len(row) != len(rows[0]):
            raise Unreadable(f"row {number}: expected {len(rows[0])} squares, found {len(row)}")
    return rows


def _read(square: str, cell: Cell, height: int) -> tuple[str | None, ...]:
    match = _SQUARE.fullmatch(square)
    if match is None:
        place = f"{column_name(cell.x)}{height - cell.y}"
        raise Unreadable(f"{place}: expected a piece or ground, found {square!r}")
    return match.groups()


def _piece(
    number: int, letter: str, arrow: str | None, cell: Cell, kinds: tuple[Kind, ...]
) -> Piece:
    seat = WHITE if letter.isupper() else BLACK
    name = next((kind.name for kind in kinds if kind.letter == letter.upper()), None)
    if name is None:
        raise Unreadable(f"there is no piece with the letter {letter!r}")
    ahead = Facing.NORTH if seat == WHITE else Facing.SOUTH
    return Piece(number, seat, name, cell, RING[ARROWS.index(arrow)] if arrow else ahead)


def _square(table: Table, cell: Cell) -> str:
    sign = SIGNS[table.ground_on(cell)]
    under = "" if sign == "." else sign
    if piece := table.piece_on(cell):
        letter = table.kind(piece).letter
        letter = letter if piece.seat == WHITE else letter.lower()
        return f"{letter}{ARROWS[piece.facing.eighth]}{under}"
    if table.wreck_on(cell):
        return f"x{under}"
    if table.mines and cell in table.mines:
        return f"*{under}"
    return sign
