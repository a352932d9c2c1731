"""Positions of Tank Chess that a challenge begins on."""

from __future__ import annotations

from game.content.kinds import load_kinds
from game.core.codec import Unreadable
from game.rules.tank_chess.board import WHITE, Board
from game.rules.tank_chess.position import read_position


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
