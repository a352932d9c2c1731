"""Stepping along the teacher's lines: by keys, by the wheel, and by what the pointer rests on."""

from __future__ import annotations

from game.scenes.frame.commands import Key
from game.scenes.tank_chess.desk import Desk

from . import best_on_board
from .line_ahead import Ahead
from .lines_list import ahead_of

WAYS = (Key.UP, Key.DOWN, Key.LEFT, Key.RIGHT)
_STEPS = {Key.LEFT: -1, Key.RIGHT: 1}


def reads_lines(desk: Desk) -> bool:
    """Whether keys step along lines: in a study, while no piece is chosen."""
    return desk.study.on and desk.plan.start is None and desk.live.playback.idle


def pressed(desk: Desk, key: Key) -> bool:
    """Let a key choose a line, or step along it; return whether it did."""
    if not reads_lines(desk) or not desk.lines:
        return False
    match key:
        case Key.UP | Key.DOWN:
            desk.ahead = None
            step = 1 if key is Key.DOWN else -1
            desk.line = max(0, min(len(desk.lines) - 1, desk.line + step))
        case Key.LEFT | Key.RIGHT:
            step_along(desk, _STEPS[key])
        case Key.ACCEPT:
            follow(desk)
        case Key.BACK if desk.ahead is not None:
            desk.ahead = None
        case _:
            return False
    desk.glimpsed = None
    return True


def step_along(desk: Desk, step: int) -> None:
    """Go a turn on or back in the line; before its first turn the board is as it was."""
    here = desk.ahead or Ahead(min(desk.line, len(desk.lines) - 1), 0)
    most = 1 + len(desk.lines[here.rank].rest)
    plies = max(0, min(most, here.plies + step))
    desk.ahead = Ahead(here.rank, plies) if plies else None
    desk.line = here.rank


def pointed(desk: Desk, key: str) -> None:
    """Look at what would be where the pointer rests on a turn of a line; put it back else."""
    name, _, value = key.partition(":")
    desk.glimpsed = ahead_of(int(value)) if name == "ply" else None


def turned(desk: Desk, by: float) -> bool:
    """Let the wheel step along the line; return whether it did."""
    if not reads_lines(desk) or not desk.lines:
        return False
    if desk.glimpsed is not None:
        desk.ahead, desk.glimpsed = desk.glimpsed, None
    step_along(desk, -1 if by > 0 else 1)
    return True


def chosen(desk: Desk, value: int) -> None:
    """Stay at a turn of a line."""
    desk.ahead, desk.glimpsed = ahead_of(value), None
    desk.line = desk.ahead.rank


def follow(desk: Desk) -> None:
    """Lay the line's first turn; or go on from where one has stepped to, as a try."""
    at = desk.ahead
    if at is None or at.rank >= len(desk.lines):
        best_on_board.lay(desk, desk.line)
        return
    line = desk.lines[at.rank]
    desk.ahead = desk.glimpsed = None
    for turn in (line.turn, *line.rest)[: at.plies]:
        desk.take(turn)
