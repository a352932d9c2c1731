"""What must hold of a set-up and of a table whoever made it, so that the rules can work with it.

Whether it makes a good match is another question: an odd board of before stays readable.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from game.core.grid import Cell
from game.rules.tank_chess.starting_board import BLACK, WHITE, Board, Ground, Kind, Placement
from game.rules.tank_chess.state import Midway, Piece, Setup, Table

LETTERS = frozenset(ground.value for ground in Ground)
SIDES = (WHITE, BLACK)


def check(value: Setup | Table) -> str:
    """Return what is wrong with it, "" for nothing."""
    faults = _of_setup(value) if isinstance(value, Setup) else _of_table(value)
    return next(faults, "")


def _of_setup(setup: Setup) -> Iterator[str]:
    board = setup.board
    yield from _of_ground(board, len(board.ground), board.mines)
    yield from _of_kinds(setup.kinds)
    wrecks = setup.midway.wrecks if setup.midway is not None else ()
    yield from _of_pieces(board, setup.kinds, board.pieces, wrecks)
    if setup.midway is not None:
        yield from _of_midway(setup.midway)


def _of_midway(midway: Midway) -> Iterator[str]:
    if midway.turn not in SIDES:
        yield f"no side {midway.turn}"
    if midway.end is not None and midway.end.winner not in (*SIDES, None):
        yield f"no side {midway.end.winner}"


def _of_table(table: Table) -> Iterator[str]:
    yield from _of_ground(table, len(table.ground), table.mines or ())
    if not LETTERS.issuperset(table.ground):
        yield "a cell of unknown ground"
    yield from _of_kinds(table.kinds)
    yield from _of_pieces(table, table.kinds, table.pieces, table.wrecks)
    numbers = [piece.number for piece in (*table.pieces, *table.wrecks)]
    if len(set(numbers)) != len(numbers):
        yield "two pieces with one number"
    named = (table.turn, table.offered, table.end.winner if table.end is not None else None)
    yield from (f"no side {seat}" for seat in named if seat not in (*SIDES, None))


def _of_ground(board: Board | Table, cells: int, mines: Iterable[Cell]) -> Iterator[str]:
    if cells != board.width * board.height:
        yield f"{cells} cells on a board of {board.width} x {board.height}"
    yield from (f"a mine beside the board, on {c.x},{c.y}" for c in mines if not _on(board, c))


def _of_kinds(kinds: tuple[Kind, ...]) -> Iterator[str]:
    if max(Counter(kind.name for kind in kinds).values(), default=1) > 1:
        yield "two kinds of one name"
    for kind in kinds:
        if not all(0 <= way < 8 for way in kind.fires):
            yield f"a gun that fires {kind.fires} eighths aside"


def _of_pieces(
    board: Board | Table,
    kinds: tuple[Kind, ...],
    pieces: tuple[Placement | Piece, ...],
    wrecks: tuple[Placement | Piece, ...],
) -> Iterator[str]:
    known = {kind.name for kind in kinds}
    for piece in (*pieces, *wrecks):
        if piece.kind not in known:
            yield f"no kind called {piece.kind[:40]!r}"
        if piece.seat not in SIDES:
            yield f"no side {piece.seat}"
        if not _on(board, piece.cell):
            yield f"a piece beside the board, on {piece.cell.x},{piece.cell.y}"
    if len({piece.cell for piece in pieces}) != len(pieces):
        yield "two pieces on one cell"


def _on(board: Board | Table, cell: Cell) -> bool:
    return 0 <= cell.x < board.width and 0 <= cell.y < board.height
