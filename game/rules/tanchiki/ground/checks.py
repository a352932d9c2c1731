"""What a board or segment must meet (T12): the K rules, as faults without words.

A fault names the rule, a cell and a key with values; whoever shows it makes a sentence of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from game.core.grid import STRAIGHT, Cell

from .board import Board, BotCell, Colour, Segment, Terrain
from .places_in_quarters import CORNERS, NO_PLACE, eagle_cell

BRICKS_EACH = 3
DIAGONAL_PLACES = 4


@dataclass(frozen=True, slots=True)
class Fault:
    """`warning` is for K2: the board can be played, but should be looked at."""

    rule: str
    key: str
    cell: Cell | None = None
    values: tuple[str | int, ...] = ()
    warning: bool = False


def segment_faults(segment: Segment) -> tuple[Fault, ...]:
    """Return what is wrong with one segment as it was drawn (K1, K3, K4, K5)."""
    found: list[Fault] = []
    if len(segment.terrain) != segment.size * segment.size or segment.size < 4:
        return (Fault("K1", "not_square", None, (segment.size,)),)
    found += _bot_faults(segment)
    found += _eagle_faults(segment)
    found += _diagonal_faults(segment)
    if len(segment.bricks) != BRICKS_EACH:
        found.append(Fault("K5", "wrong_bricks", None, (len(segment.bricks), BRICKS_EACH)))
    return tuple(found)


def board_faults(board: Board) -> tuple[Fault, ...]:
    """Return what is wrong with a whole board (K1, K2, K3, K5)."""
    found: list[Fault] = []
    count = len(board.quarters)
    if count < 4 or count % 2:
        found.append(Fault("K1", "wrong_count", None, (count,)))
    found += _colour_faults(board)
    for quarter in board.quarters:
        found += _bots_on_eagles(quarter.bots, (eagle_cell(quarter),))
    expected = BRICKS_EACH * count
    if len(board.bricks) != expected:
        found.append(Fault("K5", "wrong_bricks", None, (len(board.bricks), expected)))
    found += _unreachable(board)
    return tuple(found)


def _bot_faults(segment: Segment) -> list[Fault]:
    found = []
    seen: set[Cell] = set()
    for number, bot in enumerate(segment.bots, 1):
        if not (0 <= bot.cell.x < segment.size and 0 <= bot.cell.y < segment.size):
            found.append(Fault("K1", "bot_outside", bot.cell, (number,)))
        elif _at(segment, bot.cell) is not Terrain.GROUND or bot.cell in segment.bricks:
            found.append(Fault("K1", "bot_not_on_ground", bot.cell, (number,)))
        if bot.cell in seen:
            found.append(Fault("K1", "bot_cell_twice", bot.cell, (number,)))
        if not bot.facing.straight:
            found.append(Fault("K1", "bot_facing", bot.cell, (number,)))
        seen.add(bot.cell)
    return found


def _eagle_faults(segment: Segment) -> list[Fault]:
    """K3: the cells two in from each corner are passable, and no bot cells."""
    last = segment.size - 1
    cells = [
        Cell(2 if dx < 0 else last - 2, 2 if dy < 0 else last - 2)
        for dx, dy in (corner.value for corner in CORNERS)
    ]
    faults = [
        Fault("K3", "eagle_cell", cell)
        for cell in dict.fromkeys(cells)
        if _at(segment, cell) in NO_PLACE or cell in segment.bricks
    ]
    return faults + _bots_on_eagles(segment.bots, cells)


def _bots_on_eagles(bots: Sequence[BotCell], eagles: Sequence[Cell]) -> list[Fault]:
    """K3: a bonus for the bot would lie with the eagle, and T8.5 not say which is taken."""
    return [
        Fault("K3", "bot_on_eagle", bot.cell, (number,))
        for number, bot in enumerate(bots, 1)
        if bot.cell in eagles
    ]


def _diagonal_faults(segment: Segment) -> list[Fault]:
    """K4: both diagonals have room for four tanks."""
    last = segment.size - 1
    falling = [Cell(step, step) for step in range(segment.size)]
    rising = [Cell(step, last - step) for step in range(segment.size)]
    found = []
    for key, cells in (("falling_diagonal", falling), ("rising_diagonal", rising)):
        bad = [c for c in cells if _at(segment, c) in NO_PLACE or c in segment.bricks]
        if len(cells) - len(bad) < DIAGONAL_PLACES:
            places = len(cells) - len(bad)
            found.append(Fault("K4", key, bad[0], (places, DIAGONAL_PLACES)))
    return found


def _colour_faults(board: Board) -> list[Fault]:
    """K1: every colour is there, each as often as the boxes hold it."""
    boxes = -(-len(board.quarters) // 4)
    counts = Counter(quarter.colour for quarter in board.quarters)
    found = []
    for colour in Colour:
        if counts[colour] > boxes:
            at = [q.corner for q in board.quarters if q.colour is colour][boxes]
            found.append(Fault("K1", "colour_too_often", at, (colour.value, boxes)))
        if not counts[colour]:
            found.append(Fault("K1", "colour_missing", None, (colour.value,)))
    return found


def _unreachable(board: Board) -> list[Fault]:
    """K2: passable cells cut off from the largest part of the board, as a warning."""
    cells = [
        Cell(x, y)
        for y in range(board.height)
        for x in range(board.width)
        if _passable(board, Cell(x, y))
    ]
    parts: list[set[Cell]] = []
    left = set(cells)
    for cell in cells:
        if cell in left:
            parts.append(_flooded(cell, left))
            left -= parts[-1]
    largest = max(parts, key=len, default=set())
    return [
        Fault("K2", "cut_off", min(part), (len(part),), warning=True)
        for part in parts
        if part is not largest
    ]


def _flooded(start: Cell, within: set[Cell]) -> set[Cell]:
    found, edge = {start}, [start]
    while edge:
        cell = edge.pop()
        for facing in STRAIGHT:
            beside = cell.step(facing)
            if beside in within and beside not in found:
                found.add(beside)
                edge.append(beside)
    return found


def _passable(board: Board, cell: Cell) -> bool:
    return board.ground(cell) not in NO_PLACE and cell not in board.bricks


def _at(segment: Segment, cell: Cell) -> Terrain:
    return segment.terrain[cell.y * segment.size + cell.x]
