"""Boards that puzzles are cut from: as White sees them, smaller, and without this or that."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.ai.tank_chess.search.next_node import opened
from game.ai.tank_chess.search.node import Node
from game.content.tank_chess.pieces import load_kinds
from game.core.chance import Dice
from game.core.grid import RING, Cell
from game.rules.tank_chess.fast_room.position import numbers
from game.rules.tank_chess.letters.position import SMALLEST, write_position
from game.rules.tank_chess.play import new
from game.rules.tank_chess.starting_board import BLACK, WHITE, Board, Ground, Placement
from game.rules.tank_chess.state import Setup, Table

KINDS = ("light", "medium", "heavy", "destroyer", "mortar")
PLAIN = {Ground.OPEN, Ground.WALL, Ground.LOW, Ground.HEDGE, Ground.TREES}


def seen_by_mover(table: Table) -> Board:
    """Return the table as a board on which White is to move, wrecks become walls."""
    board = table.board()
    walls = {wreck.cell for wreck in table.wrecks}
    ground = tuple(
        Ground.WALL if Cell(number % board.width, number // board.width) in walls else each
        for number, each in enumerate(board.ground)
    )
    board = replace(board, ground=ground)
    return ordered(_turned(board) if table.turn == BLACK else board)


def ordered(board: Board) -> Board:
    """Return the board with its pieces in the order in which a map is read."""
    return replace(board, pieces=tuple(sorted(board.pieces, key=lambda p: (p.seat, p.cell))))


def node_of(board: Board) -> Node:
    return opened(numbers(table_of(board)))


def table_of(board: Board) -> Table:
    return new(Setup(board, load_kinds()), 0).table


def code_of(board: Board) -> str:
    return write_position(table_of(board))


def lighter(board: Board) -> Iterator[Board]:
    """Yield the board without one of its pieces, the enemy's last."""
    for place, piece in enumerate(board.pieces):
        if piece.kind != "commander":
            yield replace(board, pieces=(*board.pieces[:place], *board.pieces[place + 1 :]))


def thinned(board: Board, dice: Dice, most: int) -> Board:
    """Return the board with the commanders and a few others a side, and little room round them."""
    few: list[Placement] = []
    for seat in (WHITE, BLACK):
        army = [piece for piece in board.pieces if piece.seat == seat]
        others = [piece for piece in army if piece.kind != "commander"]
        few += [piece for piece in army if piece.kind == "commander"]
        few += dice.sample(others, min(len(others), 1 + dice.below(most)))
    return _framed(replace(board, pieces=tuple(few)), dice)


def strewn(boards: Sequence[Board], dice: Dice, most: int) -> Board | None:
    """Return a part of a board with a few pieces strewn over it, None if it is no ground for it."""
    board = dice.choice(boards)
    width, height = (min(SMALLEST + dice.below(4), size) for size in (board.width, board.height))
    left, top = dice.below(board.width - width + 1), dice.below(board.height - height + 1)
    part = _part(board, left, top, width, height)
    free = [n for n, ground in enumerate(part.ground) if ground is Ground.OPEN]
    if part.mines or not set(part.ground) <= PLAIN or len(free) < width * height // 2:
        return None
    few: list[Placement] = []
    for seat in (WHITE, BLACK):
        kinds = ["commander", *(dice.choice(KINDS) for _ in range(1 + dice.below(most)))]
        for kind in kinds:
            at = free.pop(dice.below(len(free)))
            few.append(Placement(seat, kind, Cell(at % width, at // width), dice.choice(RING)))
    return ordered(replace(part, pieces=tuple(few)))


def _part(board: Board, left: int, top: int, width: int, height: int) -> Board:
    ground = tuple(
        board.ground[y * board.width + x]
        for y in range(top, top + height)
        for x in range(left, left + width)
    )
    there = (Cell(c.x - left, c.y - top) for c in board.mines)
    mines = frozenset(c for c in there if 0 <= c.x < width and 0 <= c.y < height)
    pieces = (replace(p, cell=Cell(p.cell.x - left, p.cell.y - top)) for p in board.pieces)
    on = (p for p in pieces if 0 <= p.cell.x < width and 0 <= p.cell.y < height)
    return Board(width, height, ground, mines, tuple(on))


def _framed(board: Board, dice: Dice) -> Board:
    """Return the part of the board that its pieces stand in, with a margin."""
    left, width = _span([p.cell.x for p in board.pieces], board.width, dice)
    top, height = _span([p.cell.y for p in board.pieces], board.height, dice)
    return ordered(_part(replace(board, mines=frozenset()), left, top, width, height))


def _span(places: list[int], most: int, dice: Dice) -> tuple[int, int]:
    """Return the first and how many of the rows or files that hold all these places."""
    low, high = max(0, min(places) - dice.below(3)), min(most, max(places) + 1 + dice.below(3))
    size = max(SMALLEST, high - low)
    return max(0, min(low, most - size)), size


def _turned(board: Board) -> Board:
    """Return the board turned by half, its sides exchanged."""

    def there(cell: Cell) -> Cell:
        return Cell(board.width - 1 - cell.x, board.height - 1 - cell.y)

    pieces = (Placement(1 - p.seat, p.kind, there(p.cell), p.facing.opposite) for p in board.pieces)
    mines = frozenset(map(there, board.mines))
    return replace(board, ground=board.ground[::-1], mines=mines, pieces=tuple(pieces))
