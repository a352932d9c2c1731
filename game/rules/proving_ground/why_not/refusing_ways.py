"""Why a pawn cannot drive a way or shoot at a cell (B4, B5), with the step that fails."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.paths import Flaw, Path, PathFault, fault
from game.rules.proving_ground.actions import Aim, Shoot
from game.rules.proving_ground.choices import aims, shoots_first
from game.rules.proving_ground.ground.board import on_board
from game.rules.proving_ground.one_shots_and_upgrades import able
from game.rules.proving_ground.reach import LAND, Powers, drives, powers, taken, targets
from game.rules.proving_ground.state import Stage, Table
from game.rules.proving_ground.tokens import BARE, GUN

from .reasons import Refusal, Why

_FLAWS = {
    Flaw.SHORT: (Why.TOO_SHORT, "B4.1"),
    Flaw.LONG: (Why.TOO_LONG, "B4.1"),
    Flaw.NO_STEP: (Why.WRONG_WAY, "B4.1"),
    Flaw.EDGE: (Why.OFF_BOARD, "B4.1"),
    Flaw.TURN: (Why.NO_TURNING, "B10.3"),
    Flaw.ROUND_TRIP: (Why.ENDS_AT_START, "B10.3"),
}


def why_no_drive(table: Table, number: int, path: Path) -> Refusal | None:
    """Return why a pawn cannot drive this path, None if it can (deadly or not)."""
    start, own = table.pawns[number].cell, powers(table, number)
    if start is None or own is None:
        return Refusal(Why.PAWN_AWAY, "B6.1")
    wrong = _fault(start, path, own)
    if wrong is not None:
        why, rule = _FLAWS[wrong.flaw]
        cell = path[wrong.step - 1] if 0 < wrong.step <= len(path) else None
        return Refusal(why, rule, cell, wrong.step)
    if path[-1] != start and taken(table, path[-1]):
        rule = "B15.5" if table.on(path[-1]) == GUN else "B4.1"
        return Refusal(Why.END_TAKEN, rule, path[-1], len(path))
    return None


def why_no_end(table: Table, number: int, cell: Cell) -> Refusal | None:
    """Return why a pawn cannot end its drive on this cell, None if it can."""
    if any(path[-1] == cell for path in drives(table, number)):
        return None
    start, own = table.pawns[number].cell, powers(table, number)
    if start is None or own is None:
        return Refusal(Why.PAWN_AWAY, "B6.1")
    if not on_board(cell):
        return Refusal(Why.OFF_BOARD, "B4.1", cell)
    if cell == start:
        return Refusal(Why.ENDS_AT_START, "B10.3" if own.turns else "B4.1", cell)
    return why_no_drive(table, number, _straight(start, cell)) or Refusal(
        Why.WRONG_WAY, "B4.1", cell, 1
    )


def why_no_shot(table: Table, action: Shoot) -> Refusal | None:
    """Return why a pawn cannot shoot so, None if it can."""
    if table.turn.stage is Stage.MAIN and (early := _too_early(table, action)):
        return early
    if action.cell not in targets(table, action.pawn):
        return Refusal(Why.OUT_OF_RANGE, "B5.1", action.cell)
    if action.aim in aims(table, action.seat, action.cell):
        return None
    return _no_aim(table, action)


def _fault(start: Cell, path: Path, own: Powers) -> PathFault | None:
    """Judge a path by the length it has, or by the nearest the pawn can go."""
    length = min(max(len(path), own.drive.least), own.drive.most)
    return fault(LAND, start, path, length, own.manner(length))


def _straight(start: Cell, end: Cell) -> Path:
    """Return the cells from one to another, diagonally as far as that leads."""
    path: list[Cell] = []
    here = start
    while here != end:
        here = Cell(here.x + _sign(end.x - here.x), here.y + _sign(end.y - here.y))
        path.append(here)
    return tuple(path)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _too_early(table: Table, action: Shoot) -> Refusal | None:
    moves = bool(drives(table, action.pawn))
    movable = moves or any(drives(table, one) for one in able(table, action.seat))
    if shoots_first(table, action.pawn, moves, movable):
        return None
    if not moves:
        return Refusal(Why.MUST_CHOOSE_MOVER, "B4.2")
    return Refusal(Why.MOVE_FIRST, "B3.2")


def _no_aim(table: Table, action: Shoot) -> Refusal:
    """Say why the aim does not suit what lies on the cell."""
    cell, floor = action.cell, table.on(action.cell)
    match action.aim:
        case Aim.TANK:
            own = table.pawn_on(cell) is not None
            return Refusal(Why.OWN_TANK if own else Why.NO_TANK, "B5.8" if own else "B5.6", cell)
        case Aim.TOKEN:
            return Refusal(Why.NO_TOKEN, "B5.3", cell)
        case Aim.CLEAR:
            return Refusal(Why.NO_SHELL, "B5.5", cell)
    if floor != BARE or table.pawn_on(cell) is not None:
        return Refusal(Why.NOT_BARE, "B5.4", cell)
    if table.artillery or table.options.no_shells:
        return Refusal(Why.SHELLS_OFF, "B15.9" if table.artillery else "B17", cell)
    return Refusal(Why.POOL_EMPTY, "B5.4", cell)
