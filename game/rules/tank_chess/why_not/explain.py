"""Reasons in plain English, for refusals, scenarios and the terminal."""

from __future__ import annotations

from typing import assert_never

from game.core.grid import Cell, Facing
from game.rules.tank_chess.actions import LeaveBoard, Turn
from game.rules.tank_chess.letters.notation import POINTS, SIDES, cell_name
from game.rules.tank_chess.state import Table

from .reasons import (
    ArmourHolds,
    CannotLeave,
    CanStand,
    Destroys,
    LineBlocked,
    LostOnTheWay,
    NotAhead,
    NotAnEnemy,
    NotInLine,
    NotYourPiece,
    NoWay,
    Obstacle,
    Occupied,
    OutOfAim,
    OutOfRange,
    Reason,
    TooFar,
    TooNear,
    Unmoved,
    rule_of,
)
from .why import why_cell, why_leave, why_shot


def refusal(table: Table, action: Turn) -> str:
    """Return why a turn is not legal, in one sentence; nothing if it is."""
    if action.seat != table.turn:
        return f"it is {SIDES[table.turn]}'s turn (C3.1)"
    reason = objection(table, action)
    return explain(table, reason) if reason else ""


def objection(table: Table, action: Turn) -> Reason | None:
    """Return what is the matter with a turn of the side to move, None if it is legal."""
    piece = table.piece_on(action.start)
    if piece is None or piece.seat != action.seat:
        return NotYourPiece(action.start)
    if isinstance(action, LeaveBoard):
        return why_leave(table, action.start, action.facing)
    stand = why_cell(table, action.start, action.to, action.facing)
    if not isinstance(stand, CanStand):
        return stand
    if action.target is None:
        return None
    shot = why_shot(table, action.start, action.to, action.facing, action.target)
    return None if isinstance(shot, Destroys) else shot


def explain(table: Table, reason: Reason) -> str:
    return f"{_sentence(table, reason)} ({rule_of(reason)})"


def _sentence(table: Table, reason: Reason) -> str:
    def at(cell: Cell) -> str:
        return cell_name(cell, table.height) if table.on(cell) else "that place"

    match reason:
        case NotYourPiece(cell):
            return f"no piece of {SIDES[table.turn]} stands on {at(cell)}"
        case Unmoved():
            return "a turn changes the cell or the facing"
        case Occupied(cell, by):
            return f"the {by.value} on {at(cell)} {_be(by)} in the way"
        case TooFar(cell, facing):
            way = f"{at(cell)}{_slash(facing)}"
            return f"the way to {way} takes {reason.cost} steps, more than {reason.speed}"
        case NoWay(cell, facing):
            return f"no way leads to {at(cell)}{_slash(facing)}"
        case CannotLeave(facing):
            return f"it cannot leave the board to the {POINTS[facing.eighth]}"
        case CanStand():
            return _poses(reason)
        case NotAnEnemy(cell):
            return f"no enemy stands on {at(cell)}"
        case NotInLine(cell):
            return f"{at(cell)} is not in line"
        case OutOfAim(cell):
            return f"from no cell within reach does the gun bear on {at(cell)}"
        case NotAhead(bearing, fires):
            points = ", ".join(POINTS[facing.eighth] for facing in fires) or "nowhere"
            return f"the gun does not fire to the {POINTS[bearing.eighth]}, only to {points}"
        case TooNear(distance, nearest):
            return f"the target is {distance} away, nearer than {nearest}"
        case OutOfRange(distance, farthest):
            return f"the target is {distance} away, farther than {farthest}"
        case LineBlocked(cell, by):
            return f"the {by.value} on {at(cell)} {_blocks(by)} the line"
        case ArmourHolds(side, armour, gun):
            return f"gun {gun} is not greater than {side.name.lower()} armour {armour}"
        case Destroys(side, armour, gun):
            return f"gun {gun} is greater than {side.name.lower()} armour {armour}"
        case LostOnTheWay(cell):
            return f"the piece is lost on {at(cell)} before it can shoot"
        case _:
            assert_never(reason)


def _poses(reason: CanStand) -> str:
    said = [
        f"{POINTS[pose.facing.eighth]} in {'reverse' if pose.reverse else pose.cost}"
        for pose in reason.poses
    ]
    return f"{', '.join(said)}{', and is lost there' if reason.lost else ''}"


def _slash(facing: Facing | None) -> str:
    return f"/{POINTS[facing.eighth]}" if facing else ""


def _be(by: Obstacle) -> str:
    return "are" if by is Obstacle.TREES else "is"


def _blocks(by: Obstacle) -> str:
    return "block" if by is Obstacle.TREES else "blocks"
