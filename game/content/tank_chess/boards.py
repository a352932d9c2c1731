"""Tank Chess boards out of their maps, and what such a board must meet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from game.content.maps.map_ground import Ground as MapGround
from game.content.maps.map_ground import read_ground
from game.content.maps.map_objects import Standing, cell_of, facing_of, standing
from game.content.tiled.faults import WHOLE_MAP, Report
from game.content.tiled.plain_map import Sheet
from game.core.grid import RING, Cell, Facing
from game.core.rules import Seat
from game.rules.tank_chess.letters.position import LARGEST, SMALLEST
from game.rules.tank_chess.starting_board import BLACK, WHITE, Board, Ground, Kind, Placement

from .map_words import SIDES, TERRAINS, WORDS

SIZES = range(SMALLEST, LARGEST + 1)
MOST_PIECES = 40
_CLOSED = (Ground.WALL, Ground.LOW, Ground.WATER)
_FAR = {WHITE: Facing.NORTH, BLACK: Facing.SOUTH}
_PIECES = "pieces"


def read_board(sheet: Sheet, kinds: Sequence[Kind], report: Report, fair: bool = True) -> Board:
    """Return the board of a map; stops if it cannot be one. A fair one is alike for both sides."""
    ground = read_ground(sheet, WORDS, report)
    if sheet.width not in SIZES or sheet.height not in SIZES:
        report.stop("chess_size", WHOLE_MAP, rule="C1.1", least=SIZES[0], most=SIZES[-1])
    every = list(_pieces(sheet, kinds, report))
    report.close()
    pieces = [piece for piece, wrecked in every if not wrecked]
    wrecks = [piece for piece, wrecked in every if wrecked]
    board = Board(
        width=sheet.width,
        height=sheet.height,
        ground=tuple(TERRAINS[name] for name in ground.terrain),
        mines=ground.tokens,
        pieces=tuple(sorted(pieces, key=_order)),
        wrecks=tuple(sorted(wrecks, key=_order)),
    )
    _check_pieces(board, {kind.name: kind for kind in kinds}, report)
    _check_armies(board, {kind.name: kind for kind in kinds}, report)
    if fair and not report.broken:
        _check_symmetry(board, ground, report)
    return board


def _pieces(
    sheet: Sheet, kinds: Sequence[Kind], report: Report
) -> Iterator[tuple[Placement, bool]]:
    """Yield each piece, and whether it is a wreck."""
    for each in standing(sheet, WORDS, _PIECES, report):
        cell = cell_of(each, sheet, report)
        seat = SIDES[each.choice("side", SIDES, report)]
        kind = each.choice("kind", [kind.name for kind in kinds], report)
        if cell is None:
            continue
        wrecked = each.choice("wreck", ("false", "true"), report) == "true"
        yield Placement(seat, kind, cell, _facing(each, seat, sheet, report)), wrecked


def _facing(each: Standing, seat: Seat, sheet: Sheet, report: Report) -> Facing:
    """Return the piece's facing; one that does not say looks at the enemy."""
    return facing_of(each, sheet, False, report) or _FAR[seat]


def _order(piece: Placement) -> tuple[Seat, Cell]:
    """Order pieces by seat and by cell as each side reads the board, so numbers are stable."""
    return piece.seat, piece.cell


def _check_pieces(board: Board, kinds: dict[str, Kind], report: Report) -> None:
    by_cell = sorted((*board.pieces, *board.wrecks), key=lambda piece: piece.cell)
    for one, other in pairwise(by_cell):
        if one.cell == other.cell:
            report.error("piece_twice", _PIECES, one.cell, "C1.3")
    for piece in board.pieces:
        ground = board.ground[piece.cell.y * board.width + piece.cell.x]
        swims = ground is Ground.WATER and kinds[piece.kind].swims
        if ground in _CLOSED and not swims:
            name = ground.name.lower()
            report.error("piece_place", _PIECES, piece.cell, "C3.5", terrain=name)
        if piece.cell in board.mines:
            report.error("piece_mine", _PIECES, piece.cell, "C8")


def _check_armies(board: Board, kinds: dict[str, Kind], report: Report) -> None:
    """Each side has one commander, a bearable number of pieces, and a way to leave."""
    for side, seat in SIDES.items():
        army = [piece for piece in board.pieces if piece.seat == seat]
        if len(army) > MOST_PIECES:
            cell = army[MOST_PIECES].cell
            report.error("army_size", _PIECES, cell, "C1.2", side=side, most=MOST_PIECES)
        commanders = [piece for piece in army if kinds[piece.kind].commander]
        if len(commanders) != 1:
            found = len(commanders)
            second = commanders[1].cell if found > 1 else None
            report.error("commander_count", _PIECES, second, "C1.2", side=side, found=found)
        for piece in commanders[:1]:
            last = 0 if seat == WHITE else board.height - 1
            if not _leaves(board, piece.cell, last):
                report.error("edge_unreachable", _PIECES, piece.cell, "C5.1", side=side)


def _leaves(board: Board, start: Cell, row: int) -> bool:
    """Whether a commander could drive to a row on an empty board."""
    found, edge = {start}, [start]
    while edge:
        cell = edge.pop()
        if cell.y == row:
            return True
        for facing in RING:
            there = cell.step(facing)
            on = 0 <= there.x < board.width and 0 <= there.y < board.height
            if on and there not in found and _passable(board, there):
                found.add(there)
                edge.append(there)
    return False


def _passable(board: Board, cell: Cell) -> bool:
    ground = board.ground[cell.y * board.width + cell.x]
    return ground not in _CLOSED and cell not in board.mines


def _check_symmetry(board: Board, ground: MapGround, report: Report) -> None:
    """Warn at the first cell unlike its counterpart, by half turn and by mirror alike."""
    turned = _unlike(board, half_turn=True)
    if turned is not None and _unlike(board, half_turn=False) is not None:
        other = Cell(board.width - 1 - turned.x, board.height - 1 - turned.y)
        layer = ground.layer_at(turned, "mines")
        if _at(board, turned) == _at(board, other):
            layer = _PIECES
        report.warn("not_symmetric", layer, turned, "C1.5")


def _unlike(board: Board, half_turn: bool) -> Cell | None:
    placed = {piece.cell: piece for piece in board.pieces}
    for y in range(board.height):
        for x in range(board.width):
            cell = Cell(x, y)
            other = Cell(board.width - 1 - x if half_turn else x, board.height - 1 - y)
            if _at(board, cell) != _at(board, other) or not _answers(
                placed.get(cell), placed.get(other)
            ):
                return cell
    return None


def _at(board: Board, cell: Cell) -> tuple[Ground, bool]:
    return board.ground[cell.y * board.width + cell.x], cell in board.mines


def _answers(one: Placement | None, other: Placement | None) -> bool:
    """Whether two pieces, or none, stand against each other as equals."""
    if one is None or other is None:
        return one is other
    return one.kind == other.kind and one.seat != other.seat
