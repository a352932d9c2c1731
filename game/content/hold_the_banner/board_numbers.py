"""What is counted on a board: ground, walls by quarters, how far the banner is, lines of fire."""

from __future__ import annotations

from collections.abc import Iterator

from game.content.maps.board_numbers import Counting, ReportLine, fire, lengths, span, symmetry
from game.core.grid import STRAIGHT, Cell, Facing
from game.rules.hold_the_banner.board import Board
from game.rules.hold_the_banner.quarters import (
    CELLS,
    WIDTH,
    Quarters,
    covered,
    quarter,
)
from game.rules.hold_the_banner.state import Table

from .tank_ways import beside, hard, may_hit

QUARTERS = 4
"""So many quarters has a cell."""


def figures(board: Board) -> tuple[ReportLine, ...]:
    return (*_cells(board), *_ways(board), *_lines(board), *_symmetry(board))


def turns(table: Table) -> int:
    return table.turn


def _cells(board: Board) -> Iterator[ReportLine]:
    """Yield how much of each ground there is; of walls, which may stand in part, in quarters."""
    for name, found, unit in (
        ("brick", board.bricks, 1),
        ("steel", board.steel, 1),
        ("water", board.water, QUARTERS),
        ("ice", board.ice, QUARTERS),
        ("grass", board.grass, QUARTERS),
    ):
        if found:
            count = str(found.bit_count() // unit)
            yield ReportLine("cells", f"banner.numbers.{name}", count)


def _ways(board: Board) -> Iterator[ReportLine]:
    """Yield how far it is from each start to where the other side's banner is in the line of fire,
    in half-steps, and to how many whole cells tanks come before anything breaks."""
    found: list[int] = []
    beyond, closed = 0, board.bricks | hard(board)
    for number, camp in enumerate(board.camps):
        starts = board.camps[1 - number].returns if board.duel else board.spawns
        for start in starts:
            near = lengths(start, lambda place: beside(place, closed))
            beyond = max(beyond, sum(not (place.x % 2 or place.y % 2) for place in near))
            shot = [n for place, n in near.items() if may_hit(board, place, camp.banner)]
            found += [min(shot)] if shot else []
    yield ReportLine("ways", "banner.numbers.reached", str(beyond))
    yield ReportLine("lengths", "banner.numbers.to_fire", span(found))


def _lines(board: Board) -> tuple[ReportLine, ...]:
    walls = board.bricks | board.steel
    closed = walls | board.water | board.banners
    every = (Cell(x, y) for x in range(CELLS) for y in range(CELLS))
    cells = [cell for cell in every if not _under(cell) & closed]
    return fire([_line(cell, way, walls) for cell in cells for way in STRAIGHT], len(cells))


def _under(cell: Cell) -> Quarters:
    return covered(Cell(2 * cell.x, 2 * cell.y))


def _line(cell: Cell, way: Facing, walls: Quarters) -> int:
    """Return over how many whole cells a bullet flies from here before it meets a wall."""
    count, there = 0, cell.step(way)
    while 0 <= there.x < CELLS and 0 <= there.y < CELLS and not _under(there) & walls:
        count, there = count + 1, there.step(way)
    return count


def _symmetry(board: Board) -> tuple[ReportLine, ...]:
    def same(one: Cell, other: Cell) -> bool:
        here, there = quarter(one.x, one.y), quarter(other.x, other.y)
        return all(bool(ground & here) == bool(ground & there) for ground in board.grounds)

    return symmetry(WIDTH, WIDTH, same)


COUNTING = Counting(figures, turns)
