"""What mouse, keys and pads do at a table."""

from __future__ import annotations

from game.core.rules import NOBODY, Seat
from game.scenes.book.rules_page import rules_scene
from game.scenes.frame.commands import Key, Moved, Press, Pressed, Released, Wheel
from game.scenes.frame.stack import Change, Push
from game.scenes.pages.key_signs import ENDS
from game.scenes.tank_chess.panel.page_places import Sight
from game.scenes.tank_chess.turn.plan_by_mouse import Hold, point
from game.scenes.tank_chess.turn.turn_plan import unposed

from . import table_buttons
from .analysis import line_steps
from .desk import HOLD_MS, Desk
from .turn import plan_by_keys

GAME = "tank_chess"
_IN_STUDY = {
    ENDS: "learn",
    Key.TURN_LEFT: "turned",
    Key.TURN_RIGHT: "think_on",
    Key.BACK: "study",
}


def pointed(
    desk: Desk, sight: Sight, hand: Hold, command: Moved | Pressed | Released | Wheel
) -> None:
    """Let the mouse plan on the board, and on whatever it has taken hold of there."""
    on_board = sight.layout.board.holds(command.x, command.y)
    if (on_board or hand.grip is not None) and _may(desk, command.seat):
        point(desk, hand, command)
        return
    desk.by_keys = False
    desk.point_at(None)
    desk.plan = unposed(desk.plan)


def pressed(desk: Desk, sight: Sight, command: Press) -> Change:
    """Let a key plan; whatever has no meaning for a plan is for the whole table."""
    if command.key is Key.ACCEPT and not desk.live.playback.idle and not command.repeat:
        desk.live.playback.skip()
        return None
    held = command.repeat and command.key not in line_steps.WAYS
    if not held and line_steps.pressed(desk, command.key):
        if command.key is Key.BACK:
            desk.sitting.uncovered()
        return None
    if line_steps.reads_lines(desk) and not held and command.key in _IN_STUDY:
        desk.sitting.uncovered()
        change = table_buttons.act(desk, _IN_STUDY[command.key])
        sight.follow()
        return change
    if _may(desk, command.seat) and plan_by_keys.press(desk, command):
        if command.key is Key.BACK:
            desk.sitting.uncovered()
        return None
    match command.key:
        case Key.SHOW:
            desk.show = True
        case Key.FORECAST:
            desk.danger = True
        case Key.STEP_BACK | Key.STEP | Key.FIRST | Key.LAST:
            table_buttons.step(desk, command.key)
            sight.follow()
        case Key.FASTER | Key.SLOWER:
            return table_buttons.speed(desk, command.key)
        case Key.ACCEPT if desk.ended and not command.repeat:
            return desk.sitting.result()
        case Key.ACCEPT if desk.lingers:
            return table_buttons.act(desk, "now")
        case Key.ACCEPT if desk.looks_at is not None:
            return table_buttons.act(desk, "go_on")
        case _ if not command.repeat:
            return _once(desk, command.key)
        case _:
            pass
    return None


def released(desk: Desk, key: Key) -> None:
    """End what goes on only as long as a key is held."""
    if key is Key.SHOW:
        desk.show = False
    elif key is Key.FORECAST:
        desk.danger = False
    elif key in (Key.ACCEPT, ENDS):
        desk.held = None


def held(desk: Desk, ms: int) -> None:
    """Let a press that is held make the move final."""
    if desk.held is None or desk.mover is None:
        return
    desk.held += ms
    if desk.held >= HOLD_MS:
        desk.confirm()


def _once(desk: Desk, key: Key) -> Change:
    match key:
        case Key.BACK if not desk.sitting.calm:
            desk.sitting.uncovered()
            return None
        case Key.MENU | Key.BACK:
            desk.sitting.uncovered()
            return table_buttons.act(desk, "to_end" if desk.looks_at is not None else "menu")
        case Key.UNDO:
            return table_buttons.act(desk, "take_back")
        case Key.WHY:
            return table_buttons.act(desk, "why")
        case Key.HELP:
            return Push(rules_scene(desk.kit, GAME))
        case _:
            return None


def _may(desk: Desk, seat: Seat) -> bool:
    """Whether a device may plan now: nobody plays on another seat's own one."""
    return seat in (NOBODY, desk.mover)
