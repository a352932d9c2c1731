"""The challenges of Tank Chess: wins in so many turns, from a position."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.content.goals import WIN, Goal, Posed, Tally
from game.content.map_kind import Tasks
from game.content.node import Node
from game.core.codec import Unreadable
from game.core.rules import Told
from game.rules.tank_chess.board import WHITE, Board
from game.rules.tank_chess.position import read_position
from game.rules.tank_chess.state import Table

from .pieces import load_kinds


def position(code: str) -> Board:
    """Return the board that a match begins on; Unreadable if none can begin there."""
    kinds = load_kinds()
    table = read_position(code, kinds)
    if table.turn != WHITE or table.turns or table.quiet or table.wrecks:
        raise Unreadable("a challenge begins with White's first turn and without wrecks")
    crowns = {kind.name for kind in kinds if kind.commander}
    if sorted(piece.seat for piece in table.pieces if piece.kind in crowns) != [0, 1]:
        raise Unreadable("a challenge needs one commander a side")
    return table.board()


def posed(node: Node) -> Posed:
    place = node["position"].text()
    try:
        position(place)
    except Unreadable as fault:
        node["position"].fault(str(fault))
    return Posed(place, Goal(WIN))


def tally(goal: Goal, table: Table, told: Iterable[Told[Any]]) -> Tally:
    turn = table.turns // 2 + 1
    if table.end is None:
        return Tally(0, turn)
    won = table.end.winner == WHITE
    return Tally(int(won), turn, turn if won else None, not won)


TASKS = Tasks(posed, position, tally, seats=2)
