"""The marks, cards and figures of the road, and the others at the table."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Card, Dial, Part, Piece, SeatOf, Spot
from game.rules.road_to_the_overlord.field import HEROES
from game.rules.road_to_the_overlord.state import Table


def there(table: Table, seat: Seat, part: Part) -> bool:
    hero, fight = table.heroes[seat], table.fight
    match part:
        case Cell():
            return part in HEROES
        case Card(name):
            loot = fight.loot if fight is not None else ()
            return name in (*hero.hand, *hero.worn, *hero.skills, *loot)
        case Piece(number):
            return fight is not None and any(foe.number == number for foe in fight.foes)
        case Spot("mark", number):
            return 0 <= number <= table.setup.last
        case SeatOf(other):
            return other in table.seats and other != seat
        case Dial():
            return True
        case _:
            return False
