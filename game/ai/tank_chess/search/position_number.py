"""The number a position is known by: the same on every machine and in every run.

Each piece on its pose, each wreck, felled tree and spent mine has a mark of 64 bits, mixed
from what it is; a position's mark is all of them laid over one another, so that a turn changes
it by the few that changed.
"""

from __future__ import annotations

from functools import lru_cache

from game.core.lines_from_cell import Cells, members
from game.core.rules import Seat
from game.rules.tank_chess.fast_room.position import Position

_WORD = (1 << 64) - 1
_MARKS = 1 << 17
_POSE, _KIND = 14, 8
_WRECK, _TREE, _MINE, _BLACK = 1, 2, 3, 4


def mixed(number: int) -> int:
    """Return 64 bits that look like dice, from any number."""
    number = (number + 0x9E3779B97F4A7C15) & _WORD
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & _WORD
    number = (number ^ number >> 27) * 0x94D049BB133111EB & _WORD
    return number ^ number >> 31


BLACK_MOVES = mixed(_BLACK << 32)


@lru_cache(maxsize=_MARKS)
def piece_mark(seat: Seat, kind: int, pose: int) -> int:
    return mixed(((seat + 1) << _KIND | kind) << _POSE | pose)


def mark(position: Position) -> int:
    """Return the mark of a whole position, worked out anew."""
    total = BLACK_MOVES if position.turn else 0
    for seat, army in enumerate(position.armies):
        for unit in army:
            total ^= piece_mark(seat, unit.kind, position.pose(unit))
    return total ^ ground_mark(position.wrecks, position.trees, position.mines)


def ground_mark(wrecks: Cells, trees: Cells, mines: Cells) -> int:
    """Return the mark of what lies on these cells, or of those that changed."""
    total = 0
    for what, cells in ((_WRECK, wrecks), (_TREE, trees), (_MINE, mines)):
        for cell in members(cells):
            total ^= _cell_mark(what, cell)
    return total


def wreck_mark(cell: int) -> int:
    return _cell_mark(_WRECK, cell)


@lru_cache(maxsize=_MARKS >> 4)
def _cell_mark(what: int, cell: int) -> int:
    return mixed(what << 40 | cell)
