"""The field, the own hand and the own row of One Cut (U1.1, U2.1)."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Card, Part, Spot
from game.rules.one_cut.state import Table


def there(table: Table, seat: Seat, part: Part) -> bool:
    side = table.sides[seat]
    match part:
        case Cell(x, y):
            return 0 <= x < 10 and 0 <= y < 10
        case Card(name):
            return name in {card.value for card in side.hand or ()}
        case Spot("row", number):
            return 1 <= number <= len(side.row)
        case _:
            return False
