"""The line, the own hand and the deck of Arena of Eight (M1.1)."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Card, Part, Spot
from game.rules.arena_of_eight.state import Table


def there(table: Table, seat: Seat, part: Part) -> bool:
    match part:
        case Cell(x, y):
            return 0 <= x < 8 and y == 0
        case Card(name):
            return name in {card.value for card in table.sides[seat].hand or ()}
        case Spot("deck", 0):
            return table.deck_count > 0
        case _:
            return False
