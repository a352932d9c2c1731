"""Where parts of the road lie on the board: marks, cells of the field, who stands there, loot."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import dist

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Card, Part, Picking, Piece, Spot
from game.rules.road_to_the_overlord.actions import MarkNumber
from game.rules.road_to_the_overlord.state import Companion, Fight, Fighter, Foe, Stage, Table
from game.scenes.faces.table_face import Between
from game.view.road_to_the_overlord.lie_of_field import cells_of, corner
from game.view.road_to_the_overlord.loot import loot_spot
from game.view.road_to_the_overlord.way import mark_spot

MARK, CLOSE = 0.8, 0.75
"""How wide a mark is, and how near its middle a cell belongs to it, in cells."""


def figures(fight: Fight) -> Iterator[Fighter | Foe | Companion]:
    """Yield all who stand on the field."""
    yield from fight.heroes
    yield from fight.foes
    yield from fight.companions


def lies(view: Table, part: Part) -> Cell | None:
    """Return the first cell of the board of a cell of the field, or of who stands there."""
    at = _at(view, part)
    return corner(at) if at is not None else None


def covers(view: Table, part: Part) -> tuple[Cell, ...]:
    at = _at(view, part)
    return cells_of(at) if at is not None else ()


def between(view: Table, seat: Seat, picking: Picking, part: Part) -> Between | None:
    """Return where a mark lies, and a card of the loot."""
    match part:
        case Spot("mark", number):
            return Between(*mark_spot(view.setup.last, number), MARK)
        case Card(name) if _loot(view) and name in _loot(view):
            return Between(*loot_spot(_loot(view).index(name)))
        case _:
            return None


def mark_at(view: Table, cell: Cell) -> MarkNumber | None:
    """Return the mark that lies on a cell of the board, None for none."""
    return _marks(view.setup.last).get(cell)


def _at(view: Table, part: Part) -> Cell | None:
    """Return the cell of the field on which a part lies."""
    if view.fight is None:
        return None
    match part:
        case Cell():
            return part
        case Piece(number):
            return next((foe.at for foe in view.fight.foes if foe.number == number), None)
        case _:
            return None


def _loot(view: Table) -> tuple[str, ...]:
    fight = view.fight
    return fight.loot if fight is not None and fight.stage is Stage.LOOT else ()


@lru_cache(maxsize=8)
def _marks(last: MarkNumber) -> dict[Cell, MarkNumber]:
    """Return the nearest mark of each cell that is near one."""
    found: dict[Cell, tuple[float, MarkNumber]] = {}
    for mark in range(last + 1):
        spot = mark_spot(last, mark)
        for x in range(int(spot[0]) - 1, int(spot[0]) + 3):
            for y in range(int(spot[1]) - 1, int(spot[1]) + 3):
                far = dist(spot, (x, y))
                if far <= CLOSE and far < found.get(Cell(x, y), (far + 1, 0))[0]:
                    found[Cell(x, y)] = far, mark
    return {cell: mark for cell, (_, mark) in found.items()}
