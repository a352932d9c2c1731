"""The tanks, cards and cells of Hold the Banner (P1.1, P5.3)."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Card, Part, Piece
from game.rules.hold_the_banner.routes import route_named
from game.rules.hold_the_banner.state import Table


def there(table: Table, seat: Seat, part: Part) -> bool:
    match part:
        case Piece(number):
            return any(tank.number == number and tank.seat == seat for tank in table.tanks)
        case Card(name):
            return route_named(name.split()) in (table.players[seat].hand or ())
        case Cell(x, y):
            return 0 <= x < 13 and 0 <= y < 13
        case _:
            return False
