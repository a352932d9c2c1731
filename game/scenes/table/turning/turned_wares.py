"""The sheet of a bargain by keys: up and down choose a ware, left and right move it that way.

The keys that turn move five at once, and Enter leads on to Go.
"""

from __future__ import annotations

from game.core.rules import Seat
from game.core.spelling import Dial
from game.scenes.frame.commands import Key, Press
from game.scenes.hand.bargain_sheet import row_keys
from game.scenes.hand.lit_parts import dial_key
from game.scenes.table import layout
from game.scenes.table.desk import Desk
from game.scenes.table.picking import seat_of

from .turned_dials import FAST, FINE, turn

STEPS = {Key.UP: -1, Key.DOWN: 1}
MOVES = {Key.LEFT: 1, Key.RIGHT: -1, Key.TURN_LEFT: FAST, Key.TURN_RIGHT: -FAST}
"""How much more the own side gets: it is the left one."""


def pressed(desk: Desk, command: Press) -> bool:
    """Choose a ware or move it; False where a key means something else."""
    seat = seat_of(desk, command.seat)
    rows = row_keys(layout.chooser(desk, seat)) if seat in desk.laid else ()
    here, all_of_it = desk.form.focused(command.seat), (*rows, f"go.{seat}")
    if not rows or (here and here not in all_of_it):
        return False
    place = all_of_it.index(here) if here else 0
    if command.key in STEPS:
        place = max(0, min(len(rows), place + STEPS[command.key] if here else 0))
        desk.form.focus(all_of_it[place], command.seat)
    elif here in rows and command.key is Key.ACCEPT:
        desk.form.focus(all_of_it[-1], command.seat)
    elif here in rows and command.key in MOVES:
        _move(desk, seat, here, command)
    else:
        return command.key in MOVES
    return True


def _move(desk: Desk, seat: Seat, row: str, command: Press) -> None:
    dials = {dial_key(seat, each.name): each for each in desk.choosing.picking(seat).dials}
    dial: Dial = dials[row]
    desk.turns_held = desk.turns_held + 1 if command.repeat else 0
    by = MOVES[command.key]
    turn(desk, seat, dial, by * FAST if desk.turns_held > FINE and abs(by) == 1 else by)
