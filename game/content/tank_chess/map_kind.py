"""The maps and tasks of Tank Chess."""

from __future__ import annotations

from collections.abc import Collection

from game.content.maps.map_facts import Facts
from game.content.maps.map_kind import Drawn, MapKind
from game.content.maps.solid_cells import Solid
from game.content.tiled.faults import Report
from game.content.tiled.map_files import Roots
from game.content.tiled.plain_map import Sheet
from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.tank_chess.letters.notation import cell_name
from game.rules.tank_chess.starting_board import Board, Ground
from game.rules.tank_chess.state import Midway, Options, Setup

from .board_numbers import COUNTING
from .boards import read_board
from .map_words import BOARD, WORDS
from .pieces import load_kinds
from .tasks import TASKS

SEATS = 2


def read(sheet: Sheet, facts: Facts, within: Roots, report: Report) -> Drawn:
    return Drawn(read_board(sheet, load_kinds(), report, fair=facts.task is None))


def setup(board: Board, seats: int, options: Collection[str], mover: Seat) -> Setup | None:
    if seats != SEATS:
        return None
    ticked = dict.fromkeys(options, True)
    return Setup(board, load_kinds(), Options(**ticked), begun_by(mover))


def solid(board: Board) -> Solid:
    """Return where walls stand."""
    walls = (place for place, ground in enumerate(board.ground) if ground is Ground.WALL)
    blocks = frozenset(Cell(place % board.width, place // board.width) for place in walls)
    return Solid(board.width, board.height, blocks)


def begun_by(mover: Seat) -> Midway | None:
    """Return where a match stands that this side begins; White's is plain."""
    return Midway(mover, mover, 0) if mover else None


MAP_KIND = MapKind(
    classes={BOARD: WORDS},
    first="printed_16.tmx",
    read=read,
    players=lambda board: (SEATS, SEATS),
    cell=cell_name,
    setup=setup,
    counting=COUNTING,
    tasks=TASKS,
    data=(load_kinds,),
    solid=solid,
)
