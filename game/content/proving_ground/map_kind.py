"""The maps and tasks of Proving Ground."""

from __future__ import annotations

from collections.abc import Collection

from game.content.maps.map_facts import Facts
from game.content.maps.map_kind import Drawn, MapKind
from game.content.tiled.faults import Report
from game.content.tiled.map_files import Roots
from game.content.tiled.plain_map import Sheet
from game.core.rules import Seat
from game.rules.proving_ground.ground.board import cell_name
from game.rules.proving_ground.state import Mode, Options, Setup

from .board_numbers import COUNTING
from .boards import Layout, read_layout
from .map_words import BOARD, WORDS
from .tasks import TASKS


def read(sheet: Sheet, facts: Facts, within: Roots, report: Report) -> Drawn:
    return Drawn(read_layout(sheet, report))


def setup(layout: Layout, seats: int, options: Collection[str], mover: Seat) -> Setup:
    mode = Mode.SOLO if seats == 1 else Mode.BATTLE
    return Setup(mode, seats, Options(**dict.fromkeys(options, True)), layout.floor)


MAP_KIND = MapKind(
    classes={BOARD: WORDS},
    first="four_quarters.tmx",
    read=read,
    players=lambda layout: (1, 4),
    cell=lambda cell, height: cell_name(cell),
    setup=setup,
    counting=COUNTING,
    tasks=TASKS,
)
