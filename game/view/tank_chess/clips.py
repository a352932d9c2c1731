"""What each event of Tank Chess looks like, without a picture yet: times, ways, effects, sounds.

Places are the middles of cells, in cells from the north-west; angles are on the board, not on
the screen. Pieces are named `piece 3`, wrecks `wreck 3`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.core.grid import Cell
from game.rules.tank_chess.events import (
    CheckGiven,
    CommanderLeft,
    DrawDeclined,
    DrawOffered,
    EscapeThreatened,
    Event,
    FlagFell,
    MatchDrawn,
    MatchWon,
    MineWentOff,
    PieceSank,
    SeatResigned,
    ShotFired,
    TankBackedUp,
    TankDestroyed,
    TankDrove,
    TankTurned,
    TreesFelled,
    TurnPassed,
    WreckPushed,
    WreckSank,
)
from game.rules.tank_chess.state import Piece, Table
from game.view.clip import CUT, Clip, Ease, Effect, Move, Pose

from .clips_losses import loss, sunk
from .standing import rest

Moves = dict[str, Move | tuple[Move, ...]]

TURN = 130
DRIVE = 230
BACK_UP = 320
PUSH = 240
FELL = 260
CALL = 650
OVER = 500
TRACK_STAYS = 1400


def clip_for(shown: Table, event: Event) -> Clip:
    """Return how an event looks that is about to happen on this table."""
    match event:
        case TankTurned() | TankDrove() | TankBackedUp():
            return _drive(shown, event)
        case WreckPushed() | WreckSank() | TreesFelled():
            return _clearing(shown, event)
        case MineWentOff() | PieceSank() | ShotFired() | TankDestroyed() | CommanderLeft():
            return loss(shown, event)
        case CheckGiven(seat):
            return _called(shown, 1 - seat, "check")
        case EscapeThreatened(seat):
            return _called(shown, seat, "escape")
        case TurnPassed() | DrawOffered() | DrawDeclined():
            return CUT
        case SeatResigned() | FlagFell() | MatchWon() | MatchDrawn():
            return _end(event)
        case _:
            assert_never(event)


def _drive(shown: Table, event: TankTurned | TankDrove | TankBackedUp) -> Clip:
    start = rest(shown.piece(event.number))
    name = f"piece {event.number}"
    match event:
        case TankTurned(facing=facing):
            end = replace(start, angle=facing.eighth * 45)
            return Clip(TURN, {name: Move(start, end)}, sound="tank.turn")
        case TankDrove(to=to):
            way = {name: Move(start, _at(start, to))}
            return Clip(DRIVE, way, _trail(start), sound="tank.drive")
        case TankBackedUp(to=to):
            return Clip(
                BACK_UP, {name: Move(start, _at(start, to))}, _trail(start), sound="tank.drive"
            )


def _clearing(shown: Table, event: WreckPushed | WreckSank | TreesFelled) -> Clip:
    match event:
        case WreckPushed(number=number, by=by, to=to):
            return _pushed(shown, number, by, to)
        case WreckSank(number=number):
            return sunk(f"wreck {number}", rest(_wreck(shown, number)))
        case TreesFelled(cell=cell):
            fall = Effect("leaves", cell.x, cell.y, 700)
            return Clip(FELL, effects=(fall,), sound="brick.gone", shake=15)


def _pushed(shown: Table, number: int, by: int, to: Cell) -> Clip:
    """The pusher leans in and the wreck gives way; the drive comes with the next event."""
    wreck, pusher = rest(_wreck(shown, number)), rest(shown.piece(by))
    lean = replace(
        pusher, x=pusher.x + (wreck.x - pusher.x) * 0.08, y=pusher.y + (wreck.y - pusher.y) * 0.08
    )
    moves: Moves = {
        f"wreck {number}": Move(wreck, _at(wreck, to)),
        f"piece {by}": (
            Move(pusher, lean, Ease.SETTLE, 0, PUSH // 2),
            Move(lean, pusher, Ease.SETTLE, PUSH // 2),
        ),
    }
    dust = Effect("dust", wreck.x, wreck.y, 600)
    return Clip(PUSH, moves, (dust,), sound="tank.push", shake=20)


def _called(shown: Table, seat: int, kind: str) -> Clip:
    """A ring runs round the commander that is in question, and a word stands for a moment."""
    rings = tuple(
        Effect(kind, piece.cell.x, piece.cell.y, CALL + 500)
        for piece in shown.pieces
        if piece.seat == seat and shown.kind(piece).commander
    )
    return Clip(CALL, effects=rings, sound=kind)


def _end(event: SeatResigned | FlagFell | MatchWon | MatchDrawn) -> Clip:
    match event:
        case SeatResigned() | MatchDrawn():
            return CUT
        case FlagFell():
            return Clip(OVER, sound="clock.low")
        case MatchWon():
            return Clip(OVER, sound="match.won")


def _at(pose: Pose, cell: Cell) -> Pose:
    return replace(pose, x=cell.x, y=cell.y)


def _trail(pose: Pose) -> tuple[Effect, ...]:
    return (
        Effect("tracks", pose.x, pose.y, TRACK_STAYS, angle=pose.angle),
        Effect("dust", pose.x, pose.y, 500, angle=pose.angle),
    )


def _wreck(shown: Table, number: int) -> Piece:
    return next(wreck for wreck in shown.wrecks if wreck.number == number)
