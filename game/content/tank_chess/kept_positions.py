"""A position of a match kept as a challenge: White, who moves first, is whoever was to move."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields

from game.content.goals import WIN, Goal
from game.content.maps.map_challenge import Task
from game.content.maps.map_kind import Keeping
from game.core.grid import RING, Cell
from game.core.rules import Seat
from game.rules.tank_chess.fast_room.after_a_turn import checks, escapes
from game.rules.tank_chess.fast_room.position import numbers
from game.rules.tank_chess.play import new
from game.rules.tank_chess.starting_board import BLACK, WHITE, Board, Placement
from game.rules.tank_chess.state import Setup, Table, placements

from .map_words import SAVE
from .map_writer import map_text

_HALF = len(RING) // 2


def keep(setup: Setup, table: Table, seat: Seat) -> Keeping | None:
    """Return how a position is kept; none that is over, or whose mines nobody may see."""
    if table.end is not None or table.options.hidden_mines or table.mines is None:
        return None
    board = start_of(table)
    options = tuple(f.name for f in fields(table.options) if getattr(table.options, f.name))

    def text(titles: Mapping[str, str], sheet: str, task: Task) -> str:
        return map_text(board, WHITE, titles, sheet, task, options)

    start = new(Setup(board, setup.kinds, setup.options), 0).table
    goals = (Goal(WIN), Goal(SAVE)) if threatened(start) else (Goal(WIN),)
    return Keeping(text, goals, start)


def threatened(table: Table) -> bool:
    """Whether Black would win at once if White did nothing."""
    position = numbers(table)
    return checks(position, BLACK) or escapes(position, BLACK)


def start_of(table: Table) -> Board:
    """Return the board on which White does what the side to move would have done."""
    board = table.board()
    wrecks = placements(table.wrecks)
    if table.turn != BLACK:
        return _with(board, board.pieces, wrecks)
    turned = Board(
        board.width,
        board.height,
        tuple(reversed(board.ground)),
        frozenset(_across(board, mine) for mine in board.mines),
        (),
    )
    return _with(turned, _turned(board, board.pieces), _turned(board, wrecks))


def _with(board: Board, pieces: tuple[Placement, ...], wrecks: tuple[Placement, ...]) -> Board:
    return Board(board.width, board.height, board.ground, board.mines, pieces, wrecks)


def _turned(board: Board, placed: tuple[Placement, ...]) -> tuple[Placement, ...]:
    """Return pieces as they stand after half a turn of the board, of the other side each."""
    return tuple(
        Placement(
            1 - each.seat,
            each.kind,
            _across(board, each.cell),
            RING[(each.facing.eighth + _HALF) % len(RING)],
        )
        for each in placed
    )


def _across(board: Board, cell: Cell) -> Cell:
    return Cell(board.width - 1 - cell.x, board.height - 1 - cell.y)
