"""What mouse, keys and pads do at a table; every answer is a turn that is final, and a change."""

from __future__ import annotations

from game.core.rules import NOBODY, Seat
from game.rules.tank_chess.actions import Turn
from game.scenes.commands import Key, Moved, Press, Pressed, Released, Wheel
from game.scenes.rules_book import rules_scene
from game.scenes.stack import Change, Push

from . import buttons, keys
from .desk import HOLD_MS, Desk
from .planning import unposed
from .pointing import Hold, point
from .sight import Sight

GAME = "tank_chess"
Answer = tuple[Turn | None, Change]
NOTHING: Answer = (None, None)


def pointed(
    desk: Desk, sight: Sight, hand: Hold, command: Moved | Pressed | Released | Wheel
) -> Answer:
    """Let the mouse plan on the board, and on whatever it has taken hold of there."""
    on_board = sight.layout.board.holds(command.x, command.y)
    if (on_board or hand.grip is not None) and _may(desk, command.seat):
        return point(desk, hand, command), None
    desk.by_keys = False
    desk.point_at(None)
    desk.plan = unposed(desk.plan)
    return NOTHING


def pressed(desk: Desk, sight: Sight, command: Press) -> Answer:
    """Let a key plan; whatever has no meaning for a plan is for the whole table."""
    if command.key is Key.ACCEPT and not desk.live.playback.idle and not command.repeat:
        desk.live.playback.skip()
        return NOTHING
    if _may(desk, command.seat):
        done, turn = keys.press(desk, command)
        if done:
            return turn, None
    match command.key:
        case Key.SHOW:
            desk.show = True
        case Key.FORECAST:
            desk.danger = True
        case Key.STEP_BACK | Key.STEP | Key.FIRST | Key.LAST:
            buttons.step(desk, command.key)
            sight.follow()
        case Key.FASTER | Key.SLOWER:
            return None, buttons.speed(desk, command.key)
        case Key.ACCEPT if desk.lingers:
            return buttons.act(desk, "now")
        case Key.ACCEPT if desk.looks_at is not None:
            return buttons.act(desk, "go_on")
        case _ if not command.repeat:
            return _once(desk, command.key)
        case _:
            pass
    return NOTHING


def released(desk: Desk, key: Key) -> None:
    """End what goes on only as long as a key is held."""
    if key is Key.SHOW:
        desk.show = False
    elif key is Key.FORECAST:
        desk.danger = False
    elif key is Key.ACCEPT:
        desk.held = None


def held(desk: Desk, ms: int) -> Turn | None:
    """Let a press that is held make the move final."""
    if desk.held is None or desk.mover is None:
        return None
    desk.held += ms
    return desk.final() if desk.held >= HOLD_MS else None


def _once(desk: Desk, key: Key) -> Answer:
    match key:
        case Key.MENU | Key.BACK:
            return buttons.act(desk, "to_end" if desk.looks_at is not None else "menu")
        case Key.UNDO:
            return buttons.act(desk, "take_back")
        case Key.WHY:
            return buttons.act(desk, "why")
        case Key.HELP:
            return None, Push(rules_scene(desk.kit, GAME))
        case _:
            return NOTHING


def _may(desk: Desk, seat: Seat) -> bool:
    """Whether a device may plan now: nobody plays on another seat's own one."""
    return seat in (NOBODY, desk.mover)
