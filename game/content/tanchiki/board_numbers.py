"""What is counted on a board or a segment of Tanchiki."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from game.content.maps.board_numbers import Counting, ReportLine, fire, lengths, span, symmetry
from game.core.grid import STRAIGHT, Cell, Facing
from game.rules.tanchiki.ground.board import Board, Quarter, Segment, Terrain
from game.rules.tanchiki.ground.places_in_quarters import (
    NO_PLACE,
    cells_of,
    eagle_cell,
    farthest,
    start_diagonal,
)
from game.rules.tanchiki.state import Table


def figures(ground: Board | Segment) -> tuple[ReportLine, ...]:
    """Return the figures of a whole board; a segment alone has neither ways nor eagles."""
    board = ground if isinstance(ground, Board) else _alone(ground)
    bots = sum(len(quarter.bots) for quarter in board.quarters) or 4
    return (
        *_cells(board),
        ReportLine("cells", "tanchiki.numbers.bots", str(bots)),
        *_ways(board),
        *_lengths(board),
        *_lines(board),
        *symmetry(
            board.width, board.height, lambda one, other: _at(board, one) == _at(board, other)
        ),
    )


def turns(table: Table) -> int:
    return table.turn.number


def _alone(segment: Segment) -> Board:
    return Board(segment.size, segment.size, segment.terrain, segment.bricks, ())


def _all(board: Board) -> Iterator[Cell]:
    return (Cell(x, y) for y in range(board.height) for x in range(board.width))


def _at(board: Board, cell: Cell) -> tuple[Terrain, bool]:
    return board.ground(cell), cell in board.bricks


def _cells(board: Board) -> Iterator[ReportLine]:
    counts = Counter(board.ground(cell) for cell in _all(board) if cell not in board.bricks)
    for terrain in Terrain:
        key = f"tanchiki.numbers.{terrain.name.lower()}"
        if counts[terrain]:
            yield ReportLine("cells", key, str(counts[terrain]))
    yield ReportLine("cells", "tanchiki.numbers.brick", str(len(board.bricks)))


def _open(board: Board, cell: Cell) -> bool:
    """Whether a tank drives here without breaking a brick, and is not drowned."""
    return board.on(cell) and board.ground(cell) not in NO_PLACE and cell not in board.bricks


def _ways(board: Board) -> Iterator[ReportLine]:
    """Yield for each two quarters side by side on how many cells one may cross over."""
    homes = {cell: number for number, q in enumerate(board.quarters) for cell in cells_of(q)}
    crossings: Counter[tuple[int, int]] = Counter()
    beside: set[tuple[int, int]] = set()
    for cell in _all(board):
        for there in (cell.step(Facing.EAST), cell.step(Facing.SOUTH)):
            pair = homes.get(cell), homes.get(there)
            if pair[0] is not None and pair[1] is not None and pair[0] != pair[1]:
                one, other = sorted((pair[0], pair[1]))
                beside.add((one, other))
                crossings[one, other] += _open(board, cell) and _open(board, there)
    for one, other in combinations(range(len(board.quarters)), 2):
        if (one, other) in beside:
            gaps = (*_named("first", board, one), *_named("second", board, other))
            yield ReportLine("ways", "tanchiki.numbers.way", str(crossings[one, other]), gaps)


def _named(name: str, board: Board, number: int) -> tuple[tuple[str, str | int], ...]:
    colour = board.quarters[number].colour.value
    return (name, f"tanchiki.colour.{colour}"), (f"{name}_number", number + 1)


def _lengths(board: Board) -> Iterator[ReportLine]:
    """Yield how far it is to each quarter's eagle from the cells where tanks then start."""
    for number, quarter in enumerate(board.quarters):
        steps = lengths(eagle_cell(quarter), lambda cell: _near(board, cell))
        starts = _starts(board, board.quarters[farthest(board, number)])
        found = [steps[cell] for cell in starts if cell in steps]
        gaps = _named("colour", board, number)
        yield ReportLine("lengths", "tanchiki.numbers.length", span(found), gaps)


def _near(board: Board, cell: Cell) -> Iterator[Cell]:
    return (there for way in STRAIGHT if _open(board, there := cell.step(way)))


def _starts(board: Board, quarter: Quarter) -> tuple[Cell, ...]:
    given = tuple(start.cell for start in quarter.starts)
    return given or tuple(cell for cell in start_diagonal(quarter) if _open(board, cell))


def _lines(board: Board) -> tuple[ReportLine, ...]:
    """A shot flies over all but concrete and bricks, which it strikes (T7.2)."""
    cells = [cell for cell in _all(board) if _open(board, cell)]
    return fire([_flight(board, cell, way) for cell in cells for way in STRAIGHT], len(cells))


def _flight(board: Board, cell: Cell, way: Facing) -> int:
    far, cell = 0, cell.step(way)
    while (
        board.on(cell) and board.ground(cell) is not Terrain.CONCRETE and cell not in board.bricks
    ):
        far, cell = far + 1, cell.step(way)
    return far


COUNTING = Counting(figures=figures, turns=turns)
