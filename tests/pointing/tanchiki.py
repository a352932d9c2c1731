"""The board, what stands on it, the cards in hand and the two manoeuvres of Tanchiki (T4.1)."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Card, Part, Piece, Spot
from game.rules.tanchiki.state import Table


def there(table: Table, seat: Seat, part: Part) -> bool:
    match part:
        case Cell(x, y):
            return 0 <= x < table.board.width and 0 <= y < table.board.height
        case Piece(number):
            tanks = {tank.seat for tank in table.field.tanks if tank.cell}
            return number in tanks | {bot.number for bot in table.field.bots}
        case Card(name):
            return name in {card.name.lower() for card in table.hands[seat].hand or ()}
        case Spot("pile", number):
            return number in (1, 2)
        case _:
            return False
