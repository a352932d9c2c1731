"""A choice on the board while it is made: which cell, and for a tank which way it looks."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.core.grid import Cell, Facing
from game.core.rules import Seat
from game.rules.tanchiki.actions import Action, MoveBot, PlaceTank, ThrowGrenade, UseShovel
from game.rules.tanchiki.state import (
    Ordering,
    Placing,
    Question,
    Shovelling,
    Table,
    Throwing,
    Tying,
)
from game.scenes.commands import Key
from game.view.tanchiki.ground import cells as cells_on

WAYS = {
    Key.UP: Facing.NORTH,
    Key.RIGHT: Facing.EAST,
    Key.DOWN: Facing.SOUTH,
    Key.LEFT: Facing.WEST,
}


@dataclass(frozen=True, slots=True)
class Aim:
    """`down` says that a tank is put on its cell and only its facing is still open."""

    question: Question
    seat: Seat
    cells: tuple[Cell, ...]
    cell: Cell | None
    facing: Facing
    down: bool = False


def begun(table: Table, seat: Seat) -> Aim:
    """Begin to choose; the first legal cell has the cursor."""
    question = table.question
    assert question is not None
    cells = _cells(table, question)
    first = cells[len(cells) // 2] if cells else None
    facing = _inward(table, first) if first else Facing.NORTH
    return Aim(question, seat, cells, first, facing)


def at(aim: Aim, table: Table, cell: Cell | None) -> Aim:
    """Look at a cell; a cell that is not legal has no cursor."""
    if aim.down or cell == aim.cell:
        return aim
    if cell not in aim.cells or cell is None:
        return aim
    return replace(aim, cell=cell, facing=_inward(table, cell))


def stepped(aim: Aim, table: Table, key: Key) -> Aim:
    """Go to the nearest legal cell that way, or face that way."""
    way = WAYS[key]
    if aim.down or aim.cell is None:
        return replace(aim, facing=way)
    start = aim.cell
    ranked = [(far, cell) for cell in aim.cells if (far := _far(start, cell, way)) is not None]
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


def accepted(aim: Aim, table: Table) -> tuple[Aim, Action | None]:
    """Take the cell: a tank is first put down and then faced, all else is done at once."""
    if aim.cell is None:
        return aim, None
    match aim.question:
        case Placing():
            if not aim.down:
                return replace(aim, down=True), None
            return aim, PlaceTank(aim.seat, aim.cell, aim.facing)
        case Ordering(_, bots):
            piece = table.field.piece_on(aim.cell)
            return aim, MoveBot(aim.seat, piece) if piece in bots else None
        case Shovelling():
            return aim, UseShovel(aim.seat, aim.cell)
        case Throwing():
            return aim, ThrowGrenade(aim.seat, aim.cell)
        case Tying():
            return aim, None


def burst(table: Table, cell: Cell) -> tuple[Cell, ...]:
    """Return the cells a grenade bursts over, clipped at the edge (T8.2, T8.6)."""
    around = (Cell(cell.x + dx, cell.y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1))
    return tuple(each for each in around if table.board.on(each))


def _cells(table: Table, question: Question) -> tuple[Cell, ...]:
    match question:
        case Placing(_, cells) | Shovelling(_, cells):
            return cells
        case Ordering(_, bots):
            found = (table.field.bot(number) for number in bots)
            return tuple(bot.cell for bot in found if bot is not None)
        case Throwing():
            return cells_on(table.board)
        case Tying():
            return ()


def _inward(table: Table, cell: Cell) -> Facing:
    """Return the facing toward the middle of the board, the longer way first."""
    dx = table.board.width - 1 - 2 * cell.x
    dy = table.board.height - 1 - 2 * cell.y
    if abs(dx) >= abs(dy):
        return Facing.EAST if dx >= 0 else Facing.WEST
    return Facing.SOUTH if dy >= 0 else Facing.NORTH


def _far(start: Cell, end: Cell, way: Facing) -> int | None:
    """Return how far a cell lies that way, None if it does not."""
    dx, dy = way.value
    along = (end.x - start.x) * dx + (end.y - start.y) * dy
    aside = abs((end.x - start.x) * dy) + abs((end.y - start.y) * dx)
    return along + 3 * aside if along > 0 else None
