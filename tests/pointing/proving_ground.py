"""The board, the pawns, the cards that lie open, and the pairs of a zone in the Proving Ground."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Card, Part, Piece, Spot
from game.rules.proving_ground.state import Table


def there(table: Table, seat: Seat, part: Part) -> bool:
    match part:
        case Cell(x, y):
            return 0 <= x < 8 and 0 <= y < 8
        case Piece(number):
            return 0 <= number < len(table.pawns)
        case Card(name):
            tanks = [tank for pawn in table.pawns for tank in (pawn.tank, *pawn.reserve) if tank]
            cards = {tank.card for tank in (*tanks, *table.spare)}
            drafted = table.deck if table.turn.stage.value == "draft" else ()
            return name in cards.union(table.offer, drafted, *table.hands)
        case Spot("pair", number):
            return 1 <= number <= len(table.zone(seat).pairs)
        case _:
            return False
