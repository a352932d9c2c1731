"""The plan under keys or a pad: a cursor of its own, the same steps as with the mouse."""

from __future__ import annotations

from dataclasses import replace

from game.core.grid import Cell, Facing
from game.core.rules import Seat
from game.scenes.frame.commands import Key, Kind, Press
from game.scenes.frame.settings import Confirm
from game.scenes.pages.key_signs import ENDS
from game.scenes.tank_chess.analysis.best_on_board import best_turns, lay, looked, meant_by
from game.scenes.tank_chess.desk import Desk

from .plan_by_mouse import turn
from .turn_plan import NOTHING, chosen, next_aim, put_down

_WAYS = {
    Key.UP: Facing.NORTH,
    Key.RIGHT: Facing.EAST,
    Key.DOWN: Facing.SOUTH,
    Key.LEFT: Facing.WEST,
}
_TURNS = {Key.TURN_LEFT: -1, Key.TURN_RIGHT: 1}
_STICK = {Key.STEP_BACK: -1, Key.STEP: 1}


def press(desk: Desk, command: Press) -> bool:
    """Let a key change the plan, or play it; return whether it did."""
    mover, key = desk.mover, command.key
    if mover is None:
        return False
    desk.by_keys = True
    step = _TURNS.get(key)
    if step is None and command.device.kind is Kind.PAD and desk.plan.posed:
        step = _STICK.get(key)
    if step is not None:
        return _turn(desk, step)
    match key:
        case Key.UP | Key.RIGHT | Key.DOWN | Key.LEFT:
            _go(desk, mover, key)
        case _ if command.repeat:
            return False
        case Key.NEXT | Key.PREVIOUS | Key.SPECIAL:
            _next(desk, mover, key)
        case Key.ACCEPT:
            _accept(desk, mover)
        case _ if key is ENDS:
            return _end(desk)
        case Key.BACK:
            return _back(desk)
        case _:
            return False
    return True


def _turn(desk: Desk, step: int) -> bool:
    reach = desk.reach
    if reach is None:
        return False
    if not desk.plan.posed:
        look(desk, reach.piece.cell)
    turn(desk, step)
    return True


def _go(desk: Desk, mover: Seat, key: Key) -> None:
    reach, plan = desk.reach, desk.plan
    if reach is not None and plan.down:
        if key in (Key.LEFT, Key.RIGHT):
            turn(desk, -1 if key is Key.LEFT else 1)
        else:
            desk.plan = next_aim(plan, reach)
        return
    start = _begun(desk, mover)
    cell = start.step(_on_board(desk, _WAYS[key]))
    if not desk.place.on(cell) and (reach is None or cell not in reach.exits):
        cell = start if desk.place.on(start) else first_cell(desk, mover)
    look(desk, cell)


def look(desk: Desk, cell: Cell) -> None:
    """Bring the cursor to a cell."""
    desk.point_at(cell)
    if desk.reach is not None:
        desk.plan = looked(desk, desk.plan, desk.reach, cell)


def _begun(desk: Desk, mover: Seat) -> Cell:
    """Return where the cursor is, or goes on: where it left the board, else at
    the end of a turn that is shown, else at the commander."""
    kept = desk.hover if desk.hover is not None else desk.latest
    if kept is not None and desk.place.on(kept):
        return kept
    return next((turn.to for turn in best_turns(desk)), first_cell(desk, mover))


def first_cell(desk: Desk, mover: Seat) -> Cell:
    """Return where the cursor begins: at the commander."""
    table = desk.table
    own = [piece for piece in table.pieces if piece.seat == mover]
    return next((p.cell for p in own if table.kind(p).commander), own[0].cell)


def _on_board(desk: Desk, way: Facing) -> Facing:
    """Return the facing that leads this way on the page."""
    return way.turned(-2 * desk.place.quarters)


def _next(desk: Desk, mover: Seat, key: Key) -> None:
    reach, plan = desk.reach, desk.plan
    step = -1 if key is Key.PREVIOUS else 1
    if reach is not None and plan.down:
        desk.plan = next_aim(plan, reach)
        return
    if reach is not None and key is Key.SPECIAL and reach.prey:
        _go_round(desk, sorted(reach.prey), step)
        return
    _go_round(desk, sorted(desk.reaches(mover)), step)
    if desk.hover is not None:
        desk.plan = chosen(desk.reaches(mover)[desk.hover])


def _go_round(desk: Desk, cells: list[Cell], step: int) -> None:
    """Go on from the cursor, or from the chosen piece where the cursor is on none of the cells."""
    here = next((each for each in (desk.hover, desk.plan.start) if each in cells), None)
    place = -step if here is None and step < 0 else -1 if here is None else cells.index(here)
    look(desk, cells[(place + step) % len(cells)])


def _back(desk: Desk) -> bool:
    """Go one stage back; False when there is none."""
    if desk.plan.down:
        desk.plan = replace(desk.plan, down=False)
    elif desk.plan != NOTHING:
        desk.hover = desk.plan.start
        desk.forget()
    else:
        return False
    return True


def _accept(desk: Desk, mover: Seat) -> None:
    cell, seen = _begun(desk, mover), desk.hover is not None
    desk.point_at(cell)
    if not (seen or desk.plan.down):
        # The cursor was nowhere: nothing is done before it is seen.
        return
    if (rank := meant_by(desk, cell)) is not None:
        lay(desk, rank)
    elif not _end(desk):
        _choose(desk, mover, cell)


def _end(desk: Desk) -> bool:
    """Put a pose down, or play one that is put down; False where there is none."""
    plan, confirm = desk.plan, desk.kit.settings.now.confirm
    if desk.reach is None or not (plan.posed or plan.exit is not None):
        return False
    if plan.down and confirm is Confirm.HOLD:
        desk.held = 0
    elif plan.down or confirm is Confirm.NONE:
        desk.plan = put_down(plan)
        desk.confirm()
    else:
        desk.plan = put_down(plan)
    return True


def _choose(desk: Desk, mover: Seat, cell: Cell) -> None:
    found = desk.reaches(mover).get(cell)
    if found is None:
        desk.refuse(cell)
        return
    desk.kit.sounds.play("menu.choose")
    desk.plan = chosen(found)
