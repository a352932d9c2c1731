"""What is counted on a layout of Proving Ground: tokens, pairs, how far equal ones lie apart."""

from __future__ import annotations

from itertools import combinations

from game.content.maps.board_numbers import Counting, ReportLine, span, symmetry
from game.core.grid import Cell
from game.rules.proving_ground.ground.board import CELLS, SIZE, place_of
from game.rules.proving_ground.state import Table
from game.rules.proving_ground.tokens import BARE

from .boards import Layout


def figures(layout: Layout) -> tuple[ReportLine, ...]:
    floor = layout.floor
    kinds = sorted(set(floor.lower()) - {BARE})
    pairs = sum(floor.lower().count(kind) // 2 for kind in kinds)
    special = sum(letter.isupper() for letter in floor)
    apart = [
        _apart(one, other) for kind in kinds for one, other in combinations(_of(floor, kind), 2)
    ]
    return (
        ReportLine("cells", "proving.numbers.tokens", str(len(floor) - floor.count(BARE))),
        ReportLine("cells", "proving.numbers.special", str(special)),
        ReportLine("cells", "proving.numbers.pairs", str(pairs)),
        ReportLine("cells", "proving.numbers.apart", span(apart)),
        *symmetry(SIZE, SIZE, lambda one, other: _bare(floor, one) == _bare(floor, other)),
    )


def _of(floor: str, kind: str) -> list[Cell]:
    return [cell for cell in CELLS if floor[place_of(cell)].lower() == kind]


def _apart(one: Cell, other: Cell) -> int:
    return max(abs(one.x - other.x), abs(one.y - other.y))


def _bare(floor: str, cell: Cell) -> bool:
    return floor[place_of(cell)] == BARE


def turns(table: Table) -> int:
    return table.turn.number


COUNTING = Counting(figures, turns)
