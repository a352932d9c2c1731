"""Where it is dangerous to stand on a table as it is."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.tanchiki.ground.board import Terrain
from game.rules.tanchiki.state import Table
from game.rules.tanchiki.volley import player_shot


def danger(table: Table, seat: Seat | None) -> frozenset[Cell]:
    """Return the cells that guns look along now: all bots' and all tanks' but the own one's.

    Nobody stands in a wall, so it is in no danger.
    """
    found: set[Cell] = set()
    for tank in table.field.tanks:
        if tank.cell is not None and not tank.off and tank.seat != seat:
            path = player_shot(table, tank).path
            found |= {cell for cell in path if not _walled(table, cell)}
    for bot in table.field.bots:
        cell = bot.cell.step(bot.facing)
        while table.board.on(cell) and not _walled(table, cell):
            found.add(cell)
            cell = cell.step(bot.facing)
    return frozenset(found)


def _walled(table: Table, cell: Cell) -> bool:
    return table.board.ground(cell) is Terrain.CONCRETE or table.field.brick_on(cell)
