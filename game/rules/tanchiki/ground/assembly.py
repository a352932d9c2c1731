"""Boards out of segments, by a code that names one board.

A code such as `A0 C2 B1 D3` lays segments of a pool in reading order: the letter names the
segment, the digit its quarter turns clockwise. As many words make a square board, or rows are
parted by `/`: `A0 B0 C1 / D2 E0 F3`. The quarters of a board are counted clockwise from the
north-west, ring by ring.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import isqrt

from game.core.grid import Cell

from .board import Board, BotCell, Quarter, Segment
from .places_in_quarters import outer_corner


class BadCode(Exception):
    """A board code that cannot be read: `key` names the fault, `word` where it is."""

    def __init__(self, key: str, word: str) -> None:
        super().__init__(key, word)
        self.key = key
        self.word = word


@dataclass(frozen=True, slots=True)
class Laid:
    """A segment of the pool by its letter, and its quarter turns clockwise."""

    letter: str
    turns: int


Layout = tuple[tuple[Laid, ...], ...]


def layout_of(code: str) -> Layout:
    """Read a board code into rows; BadCode says what is wrong with which word."""
    rows = tuple(tuple(map(_laid, row.split())) for row in code.strip().split("/"))
    if len(rows) == 1:
        rows = _folded(rows[0], code)
    if not rows[0] or len({len(row) for row in rows}) > 1:
        raise BadCode("uneven_rows", code)
    return rows


def code_of(layout: Layout) -> str:
    """Return the one way to write a layout down."""
    square = len(layout) == len(layout[0])
    words = [" ".join(f"{laid.letter}{laid.turns}" for laid in row) for row in layout]
    return (" " if square else " / ").join(words)


def assemble(pool: Mapping[str, Segment], code: str) -> Board:
    """Return the board a code names; the pool holds the segments by letter."""
    layout = layout_of(code)
    rows = tuple(tuple(_turned(pool, laid) for laid in row) for row in layout)
    sizes = {segment.size for row in rows for segment in row}
    if len(sizes) > 1:
        raise BadCode("sizes_differ", code)
    return board_of(rows)


def board_of(rows: tuple[tuple[Segment, ...], ...]) -> Board:
    """Lay segments of one size side by side; they are turned already."""
    size = rows[0][0].size
    width, height = size * len(rows[0]), size * len(rows)
    terrain = tuple(
        rows[y // size][x // size].terrain[y % size * size + x % size]
        for y in range(height)
        for x in range(width)
    )
    bricks = frozenset(
        Cell(column * size + cell.x, row * size + cell.y)
        for row, line in enumerate(rows)
        for column, segment in enumerate(line)
        for cell in segment.bricks
    )
    quarters = tuple(
        _quarter(rows[row][column], Cell(column * size, row * size), width, height)
        for row, column in clockwise(len(rows), len(rows[0]))
    )
    return Board(width=width, height=height, terrain=terrain, bricks=bricks, quarters=quarters)


def rotated(segment: Segment, turns: int) -> Segment:
    """Return the segment after so many quarter turns clockwise, guns and all."""
    size = segment.size
    for _ in range(turns % 4):
        terrain = tuple(
            segment.terrain[(size - 1 - x) * size + y] for y in range(size) for x in range(size)
        )
        one, two, three, four = (
            BotCell(_swung(bot.cell, size), bot.facing.turned(2)) for bot in segment.bots
        )
        segment = Segment(
            colour=segment.colour,
            size=size,
            terrain=terrain,
            bricks=frozenset(_swung(cell, size) for cell in segment.bricks),
            bots=(one, two, three, four),
        )
    return segment


def clockwise(rows: int, columns: int) -> tuple[tuple[int, int], ...]:
    """Return rows and columns of a grid clockwise from the north-west, ring by ring."""
    left = {(row, column) for row in range(rows) for column in range(columns)}
    order: list[tuple[int, int]] = []
    row, column, down, right = 0, 0, 0, 1
    while left:
        order.append((row, column))
        left.discard((row, column))
        if (row + down, column + right) not in left:
            down, right = right, -down
        row, column = row + down, column + right
    return tuple(order)


def _swung(cell: Cell, size: int) -> Cell:
    return Cell(size - 1 - cell.y, cell.x)


def _quarter(segment: Segment, corner: Cell, width: int, height: int) -> Quarter:
    one, two, three, four = (
        BotCell(Cell(corner.x + bot.cell.x, corner.y + bot.cell.y), bot.facing)
        for bot in segment.bots
    )
    return Quarter(
        colour=segment.colour,
        corner=corner,
        size=segment.size,
        outer=outer_corner(width, height, corner, segment.size),
        bots=(one, two, three, four),
    )


def _laid(word: str) -> Laid:
    if len(word) != 2 or not ("A" <= word[0] <= "Z") or word[1] not in "0123":
        raise BadCode("bad_word", word)
    return Laid(word[0], int(word[1]))


def _folded(words: tuple[Laid, ...], code: str) -> Layout:
    side = isqrt(len(words))
    if side < 2 or side * side != len(words):
        raise BadCode("not_square", code)
    return tuple(words[row * side : (row + 1) * side] for row in range(side))


def _turned(pool: Mapping[str, Segment], laid: Laid) -> Segment:
    if laid.letter not in pool:
        raise BadCode("no_such_segment", laid.letter)
    return rotated(pool[laid.letter], laid.turns)
