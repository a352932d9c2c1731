"""The line and the own hand of Arena of Eight (M1.1)."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Card, Part
from game.rules.arena_of_eight.state import Table


def there(table: Table, seat: Seat, part: Part) -> bool:
    match part:
        case Cell(x, y):
            return 0 <= x < 8 and y == 0
        case Card(name):
            return name in {card.value for card in table.sides[seat].hand or ()}
        case _:
            return False
