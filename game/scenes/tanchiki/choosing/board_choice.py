"""A choice on the board while it is made: which part of it, and for a tank which way it looks.

What is picked is a `Picking` as at the shared table. Its own are the cursor, which keys lead from
legal cell to legal cell, and the facing, which is guessed and turned before anything is picked:
parts that are only looked at have no place in a picking.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.core.grid import Cell, Facing
from game.core.rules import Seat
from game.core.spelling import Offers, Part, Picking, Piece, Way
from game.rules.tanchiki.ground.board import Terrain
from game.rules.tanchiki.play import legal
from game.rules.tanchiki.spelling import SPELL
from game.rules.tanchiki.state import Question, Table
from game.scenes.frame.commands import Key
from game.scenes.table.board_cursor import WAYS

ICE, WATER = Terrain.ICE, Terrain.WATER


@dataclass(frozen=True, slots=True)
class Aim:
    """`parts` are what may be picked first, by the cell it lies on; `cell` has the cursor."""

    question: Question
    picking: Picking
    parts: Mapping[Cell, Part]
    cell: Cell | None
    facing: Facing

    @property
    def seat(self) -> Seat:
        return self.picking.offers.seat

    @property
    def down(self) -> bool:
        """Whether a tank is put on its cell and only its facing is still open."""
        return bool(self.picking.picked)


def begun(table: Table, seat: Seat) -> Aim:
    """Begin to choose; the first legal cell has the cursor, but not one on ice if there is one."""
    assert table.question is not None
    picking = Picking(Offers(SPELL, table, seat, legal(table, seat)))
    lying = ((lies(table, part), part) for part in picking.next)
    parts = {cell: part for cell, part in lying if cell is not None}
    first = next((cell for cell in parts if table.board.ground(cell) is not ICE), None)
    first = first or next(iter(parts), None)
    facing = _inward(table, first) if first else Facing.NORTH
    return Aim(table.question, picking, parts, first, facing)


def lies(table: Table, part: Part) -> Cell | None:
    """Return the cell of a part that lies on the board."""
    match part:
        case Cell():
            return part
        case Piece(number):
            standing = table.field.placed(number)
            return standing.cell if standing else None
        case _:
            return None


def at(aim: Aim, table: Table, cell: Cell | None) -> Aim:
    """Look at a cell; a cell that is not legal has no cursor."""
    if aim.down or cell == aim.cell or cell is None or cell not in aim.parts:
        return aim
    return replace(aim, cell=cell, facing=_inward(table, cell))


def stepped(aim: Aim, table: Table, key: Key) -> Aim:
    """Go to the nearest legal cell that way, or face that way."""
    way = WAYS[key]
    if aim.down or aim.cell is None:
        return replace(aim, facing=way)
    start = aim.cell
    ranked = [(far, cell) for cell in aim.parts if (far := _far(start, cell, way)) is not None]
    return at(aim, table, min(ranked)[1] if ranked else None)


def turned(aim: Aim, quarters: int) -> Aim:
    return replace(aim, facing=aim.facing.turned(2 * quarters))


def looking(aim: Aim, x: float, y: float) -> Aim:
    """Face a spot of the board, in cells."""
    if aim.cell is None:
        return aim
    dx, dy = x - aim.cell.x, y - aim.cell.y
    if abs(dx) < 0.35 and abs(dy) < 0.35:
        return aim
    if abs(dx) > abs(dy):
        return replace(aim, facing=Facing.EAST if dx > 0 else Facing.WEST)
    return replace(aim, facing=Facing.SOUTH if dy > 0 else Facing.NORTH)


def accepted(aim: Aim) -> Aim:
    """Pick what has the cursor; a tank is first put down and then faced."""
    if aim.cell is None:
        return aim
    part = Way(aim.facing) if aim.down else aim.parts[aim.cell]
    return replace(aim, picking=aim.picking.take(part))


def _inward(table: Table, cell: Cell) -> Facing:
    """Return the facing toward the middle, the longer way first, but not into water."""
    board = table.board
    dx, dy = board.width - 1 - 2 * cell.x, board.height - 1 - 2 * cell.y
    across = Facing.EAST if dx >= 0 else Facing.WEST
    down = Facing.SOUTH if dy >= 0 else Facing.NORTH
    ways = (across, down) if abs(dx) >= abs(dy) else (down, across)
    ahead = ((way, cell.step(way)) for way in ways)
    dry = (way for way, there in ahead if board.on(there) and board.ground(there) is not WATER)
    return next(dry, ways[0])


def _far(start: Cell, end: Cell, way: Facing) -> int | None:
    """Return how far a cell lies that way, None if it does not."""
    dx, dy = way.value
    along = (end.x - start.x) * dx + (end.y - start.y) * dy
    aside = abs((end.x - start.x) * dy) + abs((end.y - start.y) * dx)
    return along + 3 * aside if along > 0 else None
