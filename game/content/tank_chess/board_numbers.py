"""What is counted on a board of Tank Chess."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.content.maps.board_numbers import Counting, ReportLine, fire, lengths, symmetry
from game.core.grid import RING, Cell, Facing
from game.rules.tank_chess.starting_board import BLACK, WHITE, Board, Ground, Placement, army_points
from game.rules.tank_chess.state import Table

from .pieces import load_kinds

SIDES = {WHITE: "side.white", BLACK: "side.black"}
_CLOSED = (Ground.WALL, Ground.LOW, Ground.WATER)
_SCREEN = (Ground.WALL, Ground.HEDGE, Ground.TREES)


def figures(board: Board) -> tuple[ReportLine, ...]:
    return (
        *_cells(board),
        *_armies(board),
        _ways(board),
        *_lengths(board),
        *_lines(board),
        *symmetry(board.width, board.height, lambda one, other: _alike(board, one, other)),
    )


def turns(table: Table) -> int:
    return table.turns


def _all(board: Board) -> Iterator[Cell]:
    return (Cell(x, y) for y in range(board.height) for x in range(board.width))


def _ground(board: Board, cell: Cell) -> Ground:
    return board.ground[cell.y * board.width + cell.x]


def _on(board: Board, cell: Cell) -> bool:
    return 0 <= cell.x < board.width and 0 <= cell.y < board.height


def _open(board: Board, cell: Cell) -> bool:
    """Whether every kind of piece may drive here."""
    return _on(board, cell) and _ground(board, cell) not in _CLOSED and cell not in board.mines


def _cells(board: Board) -> Iterator[ReportLine]:
    counts = Counter(board.ground)
    for ground in Ground:
        key = f"tank_chess.numbers.{ground.name.lower()}"
        if counts[ground]:
            yield ReportLine("cells", key, str(counts[ground]))
    if board.mines:
        yield ReportLine("cells", "tank_chess.numbers.mine", str(len(board.mines)))


def _armies(board: Board) -> Iterator[ReportLine]:
    kinds = load_kinds()
    for seat, name in SIDES.items():
        pieces = sum(piece.seat == seat for piece in board.pieces)
        value = f"{pieces} ({army_points(board, kinds, seat)})"
        yield ReportLine("cells", "tank_chess.numbers.army", value, (("side", name),))


def _ways(board: Board) -> ReportLine:
    """Return on how many columns one may drive straight over the middle of the board."""
    rows = {(board.height - 1) // 2, board.height // 2}
    if len(rows) == 1:
        rows |= {board.height // 2 - 1, board.height // 2 + 1}
    found = sum(all(_open(board, Cell(x, y)) for y in rows) for x in range(board.width))
    return ReportLine("ways", "tank_chess.numbers.way", str(found))


def _lengths(board: Board) -> Iterator[ReportLine]:
    """Yield how many steps each commander is from the edge it leaves by (C5.1)."""
    commanders = {kind.name for kind in load_kinds() if kind.commander}
    for seat, name in SIDES.items():
        starts = [p.cell for p in board.pieces if p.seat == seat and p.kind in commanders]
        last = 0 if seat == WHITE else board.height - 1
        found = [
            far
            for start in starts
            for cell, far in lengths(start, lambda cell: _near(board, cell)).items()
            if cell.y == last
        ]
        value = str(min(found)) if found else "–"
        yield ReportLine("lengths", "tank_chess.numbers.length", value, (("side", name),))


def _near(board: Board, cell: Cell) -> Iterator[Cell]:
    return (there for way in RING if _open(board, there := cell.step(way)))


def _lines(board: Board) -> tuple[ReportLine, ...]:
    """A shot flies over low walls, water, mud and mines (C4.2)."""
    cells = [cell for cell in _all(board) if _open(board, cell)]
    return fire([_flight(board, cell, way) for cell in cells for way in RING], len(cells))


def _flight(board: Board, cell: Cell, way: Facing) -> int:
    far, cell = 0, cell.step(way)
    while _on(board, cell) and _ground(board, cell) not in _SCREEN:
        far, cell = far + 1, cell.step(way)
    return far


def _alike(board: Board, one: Cell, other: Cell) -> bool:
    """Whether two cells are alike for the two sides: the pieces on them are counterparts."""
    ground = _ground(board, one) is _ground(board, other)
    mined = (one in board.mines) == (other in board.mines)
    return ground and mined and _counterparts(_standing(board, one), _standing(board, other))


def _standing(board: Board, cell: Cell) -> Placement | None:
    return next((piece for piece in board.pieces if piece.cell == cell), None)


def _counterparts(one: Placement | None, other: Placement | None) -> bool:
    if one is None or other is None:
        return one is other
    return one.kind == other.kind


COUNTING = Counting(figures=figures, turns=turns)
