"""How the events of the demonstration game look."""

from __future__ import annotations

from typing import assert_never

from game.core.grid import Cell, Facing
from game.view.show.clip import CUT, Clip, Move, Pose
from tests.demo.rules.events import (
    CardPlaced,
    CardTakenBack,
    ColumnMoved,
    Committed,
    CrateOpened,
    Event,
    FacingChosen,
    FlagFell,
    HandDealt,
    ProgramsRevealed,
    RoundEnded,
    TankBlocked,
    TankTurned,
)
from tests.demo.rules.state import Table, Tank

DRIVE_MS = 320
TURN_MS = 240
SHORT_MS = 400


def clip_for(shown: Table, event: Event) -> Clip:
    match event:
        case ColumnMoved(seats, facing):
            moves = {f"tank {s}": _driven(shown.tanks[s], facing) for s in seats}
            return Clip(DRIVE_MS, moves, sound="tank.drive")
        case TankTurned(seat, facing) | FacingChosen(seat, facing):
            tank = shown.tanks[seat]
            move = Move(rest(tank), _pose(tank.cell, facing))
            return Clip(TURN_MS, {f"tank {seat}": move}, sound="tank.turn")
        case CrateOpened() | TankBlocked() | ProgramsRevealed() | RoundEnded() | FlagFell():
            return Clip(SHORT_MS)
        case HandDealt() | CardPlaced() | CardTakenBack() | Committed():
            return CUT
        case _:
            assert_never(event)


def rest(tank: Tank) -> Pose:
    return _pose(tank.cell, tank.facing)


def _driven(tank: Tank, facing: Facing) -> Move:
    return Move(rest(tank), _pose(tank.cell.step(facing), tank.facing))


def _pose(cell: Cell, facing: Facing) -> Pose:
    return Pose(cell.x, cell.y, facing.eighth * 45)
