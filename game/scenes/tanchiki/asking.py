"""Asking why: of a line, of what is pointed at, or by keys and pads of what a cursor is on.

While the cursor is on the board time stands still.
"""

from __future__ import annotations

from typing import Any

from game.core.grid import Cell
from game.core.rules import NOBODY, Seat
from game.scenes.commands import Command, Key, Press, Pressed
from game.scenes.stack import Change, Notice, Push
from game.scenes.table.looking import WAYS, Cursor, stepped

from .desk import Desk
from .why import latest_of, why_scene


def begin(desk: Desk, seat: Seat) -> Change:
    """Bring the cursor to the tank of whoever asks, and say how it is used."""
    desk.cursor = Cursor(_first(desk, seat), seat)
    return Notice(desk.kit.words("why.how"))


def meant(desk: Desk, command: Command) -> Change | bool:
    """Move the cursor, ask about its cell, or put it away; False while there is none."""
    cursor = desk.cursor
    if isinstance(command, Pressed):
        desk.cursor = None
    if cursor is None or getattr(command, "seat", NOBODY) != cursor.seat:
        return False
    match command:
        case Press(key) if key in WAYS:
            desk.cursor = stepped(cursor, key, desk.place())
            return True
        case Press(Key.ACCEPT, repeat=False):
            desk.cursor = None
            return why_on(desk, cursor.cell)
        case Press(Key.WHY, repeat=False):
            desk.cursor = None
            lines = desk.log.lines
            return why(desk, lines[-1].number if lines else None)
        case Press(Key.BACK | Key.MENU):
            desk.cursor = None
            return True
        case _:
            return False


def why_at(desk: Desk, x: float, y: float) -> Change | bool:
    place = desk.place()
    cell = place.cell(x, y)
    return why_on(desk, cell) if place.on(cell) else False


def why_on(desk: Desk, cell: Cell) -> Change:
    return why(desk, latest_of(_story(desk), desk.table, cell))


def why(desk: Desk, number: int | None) -> Change:
    """Return the causes of the event with this number."""
    if number is None:
        return Notice(desk.kit.words("why.nothing"))
    return Push(why_scene(desk.kit, _story(desk), number, desk.names, desk.sitting.private))


def _story(desk: Desk) -> tuple[Any, ...]:
    """Return all that has been shown, as the eyes at this screen saw it."""
    told = desk.live.match.events()
    current = desk.live.playback.current
    if current is not None:
        told = tuple(each for each in told if each.number < current.number)
    return desk.live.match.seen(told, desk.live.eyes)


def _first(desk: Desk, seat: Seat) -> Cell:
    """Return the cell of the own tank, or of the first that stands on the board."""
    tanks = desk.table.field.tanks
    own = (
        *(tanks[each] for each in (seat, *desk.planners.seats) if 0 <= each < len(tanks)),
        *tanks,
    )
    board = desk.table.board
    middle = Cell(board.width // 2, board.height // 2)
    return next((tank.cell for tank in own if tank.cell is not None), middle)
