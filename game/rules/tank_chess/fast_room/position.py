"""A position in whole numbers: the fast room's table. See `field` for the idea.

`numbers` makes it of a table. `turns` lists what can be done in it, `after` plays it on. It
knows driving, shooting and leaving, but no draws: a search or a count looks a few turns ahead
and leaves those to `play`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from game.core.lines_from_cell import Cells
from game.core.rules import Seat
from game.rules.tank_chess.state import Table

from .field import Field, Land, field, land


class Unit(NamedTuple):
    """A piece: its kind's place in `Field.kinds`, its cell and its facing."""

    kind: int
    cell: int
    facing: int


Army = tuple[Unit, ...]


@dataclass(frozen=True, slots=True)
class Position:
    """`stood` are the cells of all pieces; `winner` is set when the last turn won."""

    field: Field
    land: Land
    turn: Seat
    armies: tuple[Army, Army]
    stood: Cells
    wrecks: Cells
    trees: Cells
    mines: Cells
    backing_out: bool
    winner: Seat | None

    def pose(self, unit: Unit) -> int:
        return unit.facing * self.field.cells + unit.cell

    def deadly(self, unit: Unit) -> Cells:
        """Return the cells this unit would be lost on."""
        return self.mines if self.field.kinds[unit.kind].swims else self.mines | self.land.water


def numbers(table: Table) -> Position:
    """Return the table's position, without the mines that nobody may see."""
    ground, earth = field(table.width, table.height, table.kinds), land(table.ground)
    places = {kind.name: place for place, kind in enumerate(table.kinds)}
    known = () if table.options.hidden_mines else (table.mines or ())
    armies: tuple[list[Unit], list[Unit]] = ([], [])
    width, stood = table.width, 0
    for piece in table.pieces:
        cell = piece.cell.y * width + piece.cell.x
        stood |= 1 << cell
        unit = Unit(places[piece.kind], cell, piece.facing.eighth)
        armies[piece.seat].append(unit)
    return Position(
        field=ground,
        land=earth,
        turn=table.turn,
        armies=(tuple(armies[0]), tuple(armies[1])),
        stood=stood,
        wrecks=sum(1 << ground.number(wreck.cell) for wreck in table.wrecks),
        trees=earth.trees,
        mines=sum(1 << ground.number(cell) for cell in known),
        backing_out=table.options.backing_out,
        winner=table.end.winner if table.end else None,
    )
