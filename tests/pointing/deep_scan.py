"""The points, lanes and probes of Deep Scan, and the others at the table."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Count, Dial, Part, SeatOf, Spot, Way
from game.rules.deep_scan.sky import POINTS, neighbours
from game.rules.deep_scan.state import Table
from game.rules.deep_scan.wares import MOST_PROBES


def there(table: Table, seat: Seat, part: Part) -> bool:
    match part:
        case Cell():
            return part in POINTS
        case Way(facing):
            return facing in neighbours(table.ships[table.turn].place)
        case Spot("probe", number):
            lies = table.positioning.probes if table.positioning is not None else ()
            return any(probe.number == number for probe in lies)
        case Count(count):
            return 1 <= count <= MOST_PROBES
        case SeatOf(other):
            return other in table.seats and table.setup.ships[other] != table.setup.ships[seat]
        case Dial():
            return True
        case _:
            return False
