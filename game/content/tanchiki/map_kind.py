"""The maps and tasks of Tanchiki."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from game.content.maps.map_facts import Facts
from game.content.maps.map_kind import Drawn, MapKind
from game.content.maps.solid_cells import Solid
from game.content.tiled.faults import Report
from game.content.tiled.map_files import Roots
from game.content.tiled.plain_map import Sheet
from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.tanchiki.ground.board import Board, Segment, Terrain, cell_name
from game.rules.tanchiki.handicaps import Handicap, handicaps_of
from game.rules.tanchiki.setting_up import MOST_SEATS
from game.rules.tanchiki.state import Options, Setup

from .board_numbers import COUNTING
from .boards import read_board
from .cards import load_cards
from .map_words import CLASSES, SEGMENT
from .segments import read_laid, segment_on
from .start_cells import check_starts
from .tasks import TASKS


def read(sheet: Sheet, facts: Facts, within: Roots, report: Report) -> Drawn:
    """Return a segment, or a board from its layers or its code; stops if it is none of them."""
    if sheet.kind == SEGMENT:
        return segment_on(sheet, facts, report)
    if facts.said["code"]:
        return read_laid(sheet, facts.said["code"], within, report)
    return Drawn(read_board(sheet, report))


def players(ground: Board | Segment) -> tuple[int, int]:
    """Return how few and how many play on a board; a segment is a quarter of the least one."""
    large = isinstance(ground, Board) and len(ground.quarters) > 4
    return 1, 8 if large else 4


def setup(board: Board, seats: int, options: Collection[str], mover: Seat) -> Setup | None:
    if not 1 <= seats <= MOST_SEATS:
        return None
    ticked = dict.fromkeys(options, True)
    return Setup(board, seats, Options(**ticked), mover, deck=load_cards())


def handicapped(setup: Setup, given: Sequence[Sequence[str]]) -> Setup:
    return replace(setup, handicaps=handicaps_of(given))


def solid(ground: Board | Segment) -> Solid | None:
    """Return where concrete lies on a whole board."""
    if not isinstance(ground, Board):
        return None
    cells = (Cell(x, y) for y in range(ground.height) for x in range(ground.width))
    blocks = frozenset(cell for cell in cells if ground.ground(cell) is Terrain.CONCRETE)
    return Solid(ground.width, ground.height, blocks)


def check(ground: Board | Segment, players: tuple[int, int], report: Report) -> None:
    if isinstance(ground, Board):
        check_starts(ground, players[1], report)


MAP_KIND = MapKind(
    classes=CLASSES,
    first="learning.tmx",
    read=read,
    players=players,
    cell=lambda cell, height: cell_name(cell),
    setup=setup,
    counting=COUNTING,
    tasks=TASKS,
    check=check,
    handicaps=tuple(each.value for each in Handicap),
    handicapped=handicapped,
    data=(load_cards,),
    solid=solid,
)
