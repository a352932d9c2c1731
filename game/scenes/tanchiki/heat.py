"""How hot a match of Tanchiki is, by what everybody sees: 0 calm, 1 contact, 2 alarm."""

from __future__ import annotations

from itertools import combinations

from game.core.grid import Cell
from game.rules.tanchiki.bots import sights
from game.rules.tanchiki.ending import LEAD
from game.rules.tanchiki.state import Phase, Table

NEAR, SEEN, AT_THE_EAGLE = 3, 4, 2
"""Cells between tanks, between a bot and whom it sees, and to the eagle."""


def heat(table: Table) -> int:
    if table.turn.phase is Phase.PLACING or table.ending is not None:
        return 0
    if _nearly_won(table) or _eagle_in_danger(table):
        return 2
    return int(_contact(table))


def _nearly_won(table: Table) -> bool:
    """Whether one more bot ends it: in sudden death, or for somebody with a lead."""
    if table.seats == 1 or table.options.solo:
        return False
    *_, second, best = sorted(score.points for score in table.scores)
    return table.turn.sudden_death or best - second >= LEAD - 1


def _eagle_in_danger(table: Table) -> bool:
    eagle = table.field.eagle
    return not eagle.taken and any(
        _far(cell, eagle.cell) <= AT_THE_EAGLE for cell in _standing(table)
    )


def _contact(table: Table) -> bool:
    if any(_far(one, other) <= NEAR for one, other in combinations(_standing(table), 2)):
        return True
    seen = (sight for bot in table.field.bots for sight in sights(table, bot.cell))
    return any(distance <= SEEN for _, distance, _ in seen)


def _standing(table: Table) -> tuple[Cell, ...]:
    return tuple(tank.cell for tank in table.field.tanks if tank.cell is not None)


def _far(one: Cell, other: Cell) -> int:
    return max(abs(one.x - other.x), abs(one.y - other.y))
