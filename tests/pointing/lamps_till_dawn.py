"""The rooms of the house and the own dormant nightmares of Lamps Till Dawn (K1.1, K5.3)."""

from __future__ import annotations

from game.core.rules import Seat
from game.core.spelling import Part, Spot
from game.rules.lamps_till_dawn.state import Table


def there(table: Table, seat: Seat, part: Part) -> bool:
    match part:
        case Spot("room", number):
            return 1 <= number <= len(table.setup.house.rooms)
        case Spot("nightmare", number):
            return any(each.number == number and each.owner == seat for each in table.nightmares)
        case _:
            return False
