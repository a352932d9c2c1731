"""The shells of Blanket Hills: in the barrel while they are picked, then the own ones."""

from __future__ import annotations

from game.core.rules import Seat
from game.core.spelling import Card, Part
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.state import Table


def there(table: Table, seat: Seat, part: Part) -> bool:
    match part:
        case Card(name):
            own = table.tanks[table.setup.teams[seat]].shells
            return Shell(name) in (table.barrel if table.turn is None else own)
        case _:
            return False
