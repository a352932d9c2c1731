"""The board with its tanks and wrecks, and the ways to shoot in Dice and Armour."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Part, Piece, Spot, Way, Word
from game.rules.dice_and_armour.kinds import Kind
from game.rules.dice_and_armour.state import Table


def there(table: Table, _seat: Seat, part: Part) -> bool:
    match part:
        case Cell():
            return table.on(part)
        case Piece(number):
            return any(one.number == number for one in (*table.tanks, *table.wrecks))
        case Spot(name):
            return table.musters is not None and name in {kind.value for kind in Kind}
        case Way() | Word():
            return True
        case _:
            return False
