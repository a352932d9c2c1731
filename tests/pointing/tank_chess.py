"""The board, the pieces on it, and the edge a commander leaves by in Tank Chess (C5.2)."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Part, Piece, Spot
from game.rules.tank_chess.state import Table


def there(table: Table, _seat: Seat, part: Part) -> bool:
    match part:
        case Cell(x, y):
            return 0 <= x < table.width and 0 <= y < table.height
        case Piece(number):
            return number in {piece.number for piece in table.pieces}
        case Spot("edge", 0):
            return True
        case _:
            return False
