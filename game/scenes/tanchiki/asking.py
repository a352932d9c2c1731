"""Asking why: of a line, of what is pointed at, or by keys and pads of what a cursor is on.

While the cursor is on the board time stands still.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from game.core.grid import Cell
from game.core.rules import NOBODY, Seat
from game.scenes.commands import Command, Key, Press, Pressed
from game.scenes.stack import Change, Notice, Push
from game.view.canvas import Canvas
from game.view.place import Place

from .choosing import WAYS
from .turns import private
from .why import latest_of, why_scene

if TYPE_CHECKING:
    from .table import TableScene


@dataclass(frozen=True, slots=True)
class Cursor:
    """Whose device it is led by, and where it is."""

    cell: Cell
    seat: Seat


def begin(scene: TableScene, seat: Seat) -> Change:
    """Bring the cursor to the tank of whoever asks, and say how it is used."""
    scene.cursor = Cursor(_first(scene, seat), seat)
    return Notice(scene.kit.words("why.how"))


def meant(scene: TableScene, command: Command) -> Change | bool:
    """Move the cursor, ask about its cell, or put it away; False while there is none."""
    cursor = scene.cursor
    if isinstance(command, Pressed):
        scene.cursor = None
    if cursor is None or getattr(command, "seat", NOBODY) != cursor.seat:
        return False
    match command:
        case Press(key) if key in WAYS:
            there = cursor.cell.step(WAYS[key])
            scene.cursor = replace(cursor, cell=there) if scene.table.board.on(there) else cursor
            return True
        case Press(Key.ACCEPT, repeat=False):
            scene.cursor = None
            return why_on(scene, cursor.cell)
        case Press(Key.WHY, repeat=False):
            scene.cursor = None
            lines = scene.log.lines
            return why(scene, lines[-1].number if lines else None)
        case Press(Key.BACK | Key.MENU):
            scene.cursor = None
            return True
        case _:
            return False


def draw_cursor(canvas: Canvas, place: Place, cursor: Cursor | None) -> None:
    """Draw the cursor over everything else on the board."""
    if cursor is None:
        return
    cell = cursor.cell
    canvas.plate(place.square(cell).inset(1), (0, 0, 0, 0), 6, "accent", 4)
    x, y = place.spot(cell.x + 0.34, cell.y - 0.34)
    canvas.circle((x, y), place.size * 0.24, "night")
    canvas.picture("icon.why", x, y, place.size * 0.42)


def why_at(scene: TableScene, x: float, y: float) -> Change | bool:
    place = scene.place()
    cell = place.cell(x, y)
    return why_on(scene, cell) if place.on(cell) else False


def why_on(scene: TableScene, cell: Cell) -> Change:
    return why(scene, latest_of(_story(scene), scene.table, cell))


def why(scene: TableScene, number: int | None) -> Change:
    """Return the causes of the event with this number."""
    if number is None:
        return Notice(scene.kit.words("why.nothing"))
    return Push(why_scene(scene.kit, _story(scene), number, scene.names, private(scene)))


def _story(scene: TableScene) -> tuple[Any, ...]:
    """Return all that has been shown, as the eyes at this screen saw it."""
    told = scene.live.match.told()
    current = scene.live.playback.current
    if current is not None:
        told = tuple(each for each in told if each.number < current.number)
    return scene.live.match.seen(told, scene.live.eyes)


def _first(scene: TableScene, seat: Seat) -> Cell:
    """Return the cell of the own tank, or of the first that stands on the board."""
    tanks = scene.table.field.tanks
    own = (*(tanks[each] for each in (seat, *scene.desk.seats) if 0 <= each < len(tanks)), *tanks)
    board = scene.table.board
    middle = Cell(board.width // 2, board.height // 2)
    return next((tank.cell for tank in own if tank.cell is not None), middle)
