"""The field, the tanks, and the cards in hand of the demonstration game (D1, D3.2)."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Card, Part, Piece
from tests.demo.rules.state import Table


def there(table: Table, seat: Seat, part: Part) -> bool:
    match part:
        case Cell(x, y):
            return 0 <= x < table.width and 0 <= y < table.height
        case Piece(number):
            return number in {tank.seat for tank in table.tanks}
        case Card(name):
            hand = table.tanks[seat].hand
            return name in {order.name.lower() for order in hand if order}
        case _:
            return False
