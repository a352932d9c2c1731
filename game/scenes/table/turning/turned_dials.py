"""Dials at the shared table: keys of direction turn them, and the pointer leads them over the
board.

Left and right turn the first one, up and down the second; held down they turn faster, and the
keys that turn make broad steps.
"""

from __future__ import annotations

from game.core.rules import Seat
from game.core.spelling import Dial
from game.scenes.frame.commands import Command, Key, Moved, Press, Pressed, Released
from game.scenes.table import layout
from game.scenes.table.desk import Desk
from game.scenes.table.picking import seat_of
from game.scenes.widgets.form import Widgets
from game.scenes.widgets.widget_kinds import Button

TURNS = {
    Key.LEFT: (0, -1),
    Key.RIGHT: (0, 1),
    Key.DOWN: (1, -1),
    Key.UP: (1, 1),
}
"""Which dial a key turns, and which way."""

BROAD = {Key.TURN_LEFT: -15, Key.TURN_RIGHT: 15}
FINE, FAST = 6, 5
"""A key that is held turns by one so many times, then by so much."""


def pressed(desk: Desk, command: Press) -> bool:
    """Turn a dial; False where a key means none."""
    seat = seat_of(desk, command.seat)
    dials = _dials(desk, seat)
    if not dials or layout.sheet(desk) or not _aims(desk, seat, command.seat):
        return False
    if command.key in BROAD:
        return turn(desk, seat, dials[0], BROAD[command.key])
    number, way = TURNS.get(command.key, (len(dials), 0))
    if number >= len(dials):
        return False
    desk.turns_held = desk.turns_held + 1 if command.repeat else 0
    return turn(desk, seat, dials[number], way * (FAST if desk.turns_held > FINE else 1))


def led(desk: Desk, command: Command, widgets: Widgets) -> bool:
    """Turn dials to where the pointer is held on the board; False where it means none."""
    match command:
        case Pressed(x, y, 1) if not _covered(widgets, x, y):
            desk.leads = next((seat for seat in desk.laid if _leads(desk, seat, x, y)), None)
            return desk.leads is not None
        case Moved(x, y) if desk.leads is not None:
            _leads(desk, desk.leads, x, y)
            return True
        case Released() if desk.leads is not None:
            desk.leads = None
            return True
        case _:
            return False


def turn(desk: Desk, seat: Seat, dial: Dial, by: int) -> bool:
    """Turn a dial so far, at most to its end."""
    knob = desk.choosing.picking(seat).knob(dial)
    there = Dial(dial.name, knob.turned(dial.value, by))
    if there == dial:
        desk.kit.sounds.play("menu.error")
    else:
        desk.choosing.take(seat, there)
        desk.kit.sounds.play("menu.move")
    return True


def _leads(desk: Desk, seat: Seat, x: float, y: float) -> bool:
    if seat not in desk.laid or not _dials(desk, seat) or not desk.place.box.holds(x, y):
        return False
    if layout.on_sheet(desk, x, y):
        return False
    picking = desk.choosing.picking(seat)
    view = desk.choosing.view(seat)
    found = desk.face.turned_at(desk.place, view, seat, picking, (x, y))
    for dial in found:
        desk.choosing.take(seat, dial)
    return bool(found)


def _dials(desk: Desk, seat: Seat) -> tuple[Dial, ...]:
    return desk.choosing.picking(seat).turnable if seat in desk.laid else ()


def _aims(desk: Desk, seat: Seat, device: Seat) -> bool:
    """Whether the keys of a device are at Go, and so at what is aimed."""
    return desk.form.focused(device) in ("", f"go.{seat}")


def _covered(widgets: Widgets, x: float, y: float) -> bool:
    return any(isinstance(each, Button) and each.box.holds(x, y) for each in widgets)
