"""How tanks and wrecks stand when nothing moves them, and by which pictures they are known."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.dice_and_armour.kinds import Part
from game.rules.dice_and_armour.state import Table, Tank, Wreck
from game.view.show.clip import Pose

LIVERY = (4, 7)
"""Which colours of the seats each side wears."""


LARGE = 1.08
"""A tank is drawn a little larger than its cell, of which the pictures leave some free."""


def colour(seat: Seat) -> str:
    return f"seat.{LIVERY[seat]}"


def rest(each: Tank | Wreck) -> Pose:
    return Pose(each.cell.x, each.cell.y, each.facing.eighth * 45)


def tank_picture(tank: Tank) -> str:
    return f"armour.{tank.kind.value}.{LIVERY[tank.seat]}"


def broken_picture(part: Part) -> str:
    return f"armour.broken.{part.name.lower()}"


def part_picture(part: Part, broken: bool) -> str:
    return f"armour.{'lost' if broken else 'part'}.{part.name.lower()}"


def floor_picture(cell: Cell) -> str:
    return f"armour.floor.{(cell.x * 7 + cell.y * 13 + cell.x * cell.y) % 4}"


def cell_pictures(table: Table, cell: Cell) -> tuple[str, ...]:
    """Return the pictures of all that is on a cell, the lowest first."""
    found = [floor_picture(cell)]
    bases = table.board.bases if table.captures else ()
    found += [f"armour.base.{LIVERY[seat]}" for seat, base in enumerate(bases) if base == cell]
    if table.wreck_on(cell):
        found.append("armour.wreck")
    tank = table.tank_on(cell)
    if tank is not None:
        found += [tank_picture(tank), *map(broken_picture, tank.broken)]
    return tuple(found)
