"""The maps of Hold the Banner: boards with one banner, and duels with two; and its tasks."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from game.content.maps.map_facts import Facts
from game.content.maps.map_kind import Drawn, MapKind
from game.content.tiled.faults import WHOLE_MAP, Report
from game.content.tiled.map_files import Roots
from game.content.tiled.plain_map import Sheet
from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.hold_the_banner.board import Board
from game.rules.hold_the_banner.setting_up import Mode, first, setup_of
from game.rules.hold_the_banner.state import LEAST_SEATS, MOST_SEATS, Setup

from .board_faults import check_board
from .board_numbers import COUNTING
from .boards import read_layout
from .map_words import MAP_CLASS, WORDS
from .tasks import TASKS

DUELS = {2: Mode.DUEL, 4: Mode.DUEL_OF_TWO}
"""What a duel of so many is; three fight none."""


def read(sheet: Sheet, facts: Facts, within: Roots, report: Report) -> Drawn:
    layout = read_layout(sheet, report)
    check_board(layout, report)
    return Drawn(layout.board)


def players(board: Board) -> tuple[int, int]:
    return LEAST_SEATS, MOST_SEATS


def setup(board: Board | Setup, seats: int, options: Collection[str], mover: Seat) -> Setup | None:
    """Return the even match on a board, a duel where there are two banners; a task says all."""
    if isinstance(board, Setup):
        return board
    if board.duel:
        return setup_of(DUELS[seats], board=board) if seats in DUELS else None
    found = first(seats)
    return found and replace(found, board=board)


def check(board: Board, players: tuple[int, int], report: Report) -> None:
    """Note a duel that is said to be for three."""
    if board.duel and not {*players} <= DUELS.keys():
        found, expected = "-".join(map(str, dict.fromkeys(players))), ", ".join(map(str, DUELS))
        report.error("players", WHOLE_MAP, found=found, expected=expected)


def cell_name(cell: Cell, height: int) -> str:
    """Return a cell as the board letters it: A1 is the upper left one."""
    return f"{chr(ord('A') + cell.x)}{cell.y + 1}"


MAP_KIND = MapKind(
    classes={MAP_CLASS: WORDS},
    first="standard.tmx",
    read=read,
    players=players,
    cell=cell_name,
    setup=setup,
    check=check,
    counting=COUNTING,
    tasks=TASKS,
)
