"""A turn is picked by its piece, the cell it goes to, the way it then looks, and its target.

The shot is optional, so a turn without one begins the turns that shoot from there. Every turn
waits for Go: one is the whole move of a player, and none can be taken back alone.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, assert_never

from game.core.grid import RING, Cell, Facing
from game.core.rules import Seat
from game.core.spelling import Piece, Speller, Spelling, Spot, Way
from game.rules.tank_chess.actions import LeaveBoard, TakeTurn, Turn
from game.rules.tank_chess.fast_room.position import Position, Unit, numbers
from game.rules.tank_chess.state import Table

from .shortest_way import behind, ways

EDGE: Final = Spot("edge")
_WAYS: Final = {facing: Way(facing) for facing in RING}


def spell(table: Table, _seat: Seat, action: Turn) -> tuple[Spelling, ...]:
    piece = _standing(table, action.start)
    way = _WAYS[action.facing]
    match action:
        case LeaveBoard():
            return ((piece, EDGE, way),)
        case TakeTurn(to=to, target=target):
            aim = () if target is None else (_standing(table, target),)
            return ((piece, to, way, *aim),)
        case _:
            assert_never(action)


def usual(table: Table, _seat: Seat, left: tuple[Turn, ...]) -> Turn | None:
    """Return the turn to one cell that takes the fewest steps and holds fire."""
    first = left[0]
    start, now = first.start, table.piece(_standing(table, first.start).number).facing
    if isinstance(first, LeaveBoard):
        out = [turn for turn in left if isinstance(turn, LeaveBoard)]
        one = len(out) == len(left)
        return min(out, key=lambda turn: apart(turn.facing, now)) if one else None
    turns = [turn for turn in left if isinstance(turn, TakeTurn)]
    if len(turns) < len(left) or any(t.start != start or t.to != first.to for t in turns):
        return None
    steps = _steps(table, start, first.to)
    quiet = [turn for turn in turns if turn.target is None]
    return min(quiet, key=lambda turn: (steps[turn.facing], apart(turn.facing, now)))


def _standing(table: Table, cell: Cell) -> Piece:
    # The numbers are compared as they are: this is done for hundreds of turns at a time.
    x, y = cell.x, cell.y
    for piece in table.pieces:
        at = piece.cell
        if at.x == x and at.y == y:
            return _piece(piece.number)
    raise LookupError(f"no piece on {cell}")


@lru_cache(maxsize=1 << 10)
def _piece(number: int) -> Piece:
    return Piece(number)


def _steps(table: Table, start: Cell, to: Cell) -> dict[Facing, int]:
    """Return how many steps it takes to each facing on a cell."""
    position = numbers(table)
    unit = _unit(position, table.turn, position.field.number(start))
    end = position.field.number(to)
    found = ways(position, unit, position.field.kinds[unit.kind].speed)
    steps = {RING[spot[1]]: cost for spot, (cost, _) in found.items() if spot[0] == end}
    back = behind(position, unit)
    return {**steps, RING[back[1]]: 1} if back and back[0] == end else steps


def _unit(position: Position, seat: Seat, cell: int) -> Unit:
    return next(unit for unit in position.armies[seat] if unit.cell == cell)


def apart(one: Facing, other: Facing) -> int:
    off = (one.eighth - other.eighth) % 8
    return min(off, 8 - off)


SPELL = Speller(of=spell, usual=usual, spots=frozenset({EDGE.name}))
