"""What each event of Tank Chess looks like, without a picture yet: times, ways, effects, sounds.

Places are the middles of cells, in cells from the north-west; angles are on the board, not on
the screen. Pieces are named `piece 3`, wrecks `wreck 3`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.core.grid import Cell, Facing
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
from game.view.clip import CUT, Clip, Cue, Ease, Effect, Move, Pose

Moves = dict[str, Move | tuple[Move, ...]]

TURN = 130
DRIVE = 230
BACK_UP = 320
PUSH = 240
FELL = 260
AIM = 160
SHELL_PER_CELL = 45
LOB = 700
RECOIL = 150
BLAST = 320
BURN = 1500
MINE = 300
SINK = 700
LEAVE = 700
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
            return _loss(shown, event)
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


def rest(piece: Piece) -> Pose:
    """Return how a piece stands when it does not move."""
    return Pose(piece.cell.x, piece.cell.y, piece.facing.eighth * 45)


def _drive(shown: Table, event: TankTurned | TankDrove | TankBackedUp) -> Clip:
    start = rest(shown.piece(event.number))
    name = f"piece {event.number}"
    match event:
        case TankTurned(facing=facing):
            end = replace(start, angle=facing.eighth * 45)
            return Clip(TURN, {name: Move(start, end)}, sound="tank.turn")
        case TankDrove(to=to):
            # Cell follows cell, so only a steady pace is smooth.
            way = {name: Move(start, _at(start, to), Ease.STEADY)}
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
            return _sunk(f"wreck {number}", rest(_wreck(shown, number)))
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


def _loss(
    shown: Table, event: MineWentOff | PieceSank | ShotFired | TankDestroyed | CommanderLeft
) -> Clip:
    match event:
        case MineWentOff(cell=cell):
            blast = Effect("blast", cell.x, cell.y, 700)
            return Clip(MINE, effects=(blast,), sound="tank.explode", shake=60)
        case PieceSank(number=number):
            return _sunk(f"piece {number}", rest(shown.piece(number)))
        case ShotFired():
            return _lob(shown, event) if event.lobbed else _shot(shown, event)
        case TankDestroyed(number=number):
            return _destroyed(shown, number)
        case CommanderLeft(number=number, facing=facing):
            return _left(shown, number, facing)


def _shot(shown: Table, event: ShotFired) -> Clip:
    """Aim, kick, flash, and a tracer that flies as long as its way is."""
    flight = SHELL_PER_CELL * (len(event.path) + 1)
    dx, dy = event.flies.value
    muzzle = Effect("muzzle", event.start.x, event.start.y, 240, AIM, angle=event.flies.eighth * 45)
    shell = Effect(
        "tracer",
        event.start.x + dx * 0.5,
        event.start.y + dy * 0.5,
        flight,
        AIM,
        event.flies.eighth * 45,
        event.lands.x,
        event.lands.y,
    )
    return Clip(
        AIM + max(flight, RECOIL),
        {f"piece {event.number}": _kick(shown, event)},
        (muzzle, shell),
        (Cue("tank.shot", AIM), Cue("tank.hit", AIM + flight - 20)),
        shake=15,
    )


def _lob(shown: Table, event: ShotFired) -> Clip:
    """The shell rises over everything, with its shadow below, and falls."""
    angle = event.flies.eighth * 45
    muzzle = Effect("muzzle", event.start.x, event.start.y, 240, AIM, angle=angle)
    shell = Effect(
        "lob", event.start.x, event.start.y, LOB, AIM, angle, event.lands.x, event.lands.y
    )
    return Clip(
        AIM + LOB,
        {f"piece {event.number}": _kick(shown, event)},
        (muzzle, shell),
        (Cue("tank.shot", AIM),),
        shake=20,
    )


def _kick(shown: Table, event: ShotFired) -> tuple[Move, ...]:
    stands = rest(shown.piece(event.number))
    dx, dy = event.flies.value
    back = replace(stands, x=stands.x - dx * 0.12, y=stands.y - dy * 0.12)
    return (
        Move(stands, stands, Ease.STEADY, 0, AIM),
        Move(stands, back, Ease.SETTLE, AIM, AIM + 50),
        Move(back, stands, Ease.DRIVE, AIM + 50, AIM + RECOIL),
    )


def _destroyed(shown: Table, number: int) -> Clip:
    stands = rest(shown.piece(number))
    effects = (
        Effect("blast", stands.x, stands.y, 750),
        Effect("debris", stands.x, stands.y, 800, 60),
        Effect("smoke", stands.x, stands.y, BURN, 250),
    )
    gone = Move(stands, replace(stands, alpha=0), Ease.STEADY, BLAST // 2)
    return Clip(BLAST, {f"piece {number}": gone}, effects, sound="tank.explode", shake=80)


def _left(shown: Table, number: int, facing: Facing) -> Clip:
    start = rest(shown.piece(number))
    dx, dy = facing.value
    out = Pose(start.x + dx * 1.8, start.y + dy * 1.8, facing.eighth * 45, alpha=0)
    way = Move(start, out, Ease.FALL)
    glory = Effect("glory", start.x + dx, start.y + dy, 1200, 200)
    return Clip(LEAVE, {f"piece {number}": way}, (glory,), sound="tank.drive")


def _sunk(name: str, stands: Pose) -> Clip:
    under = replace(stands, size=0.55, alpha=0, angle=stands.angle + 20)
    rings = Effect("rings", stands.x, stands.y, SINK + 500)
    return Clip(SINK, {name: Move(stands, under, Ease.FALL)}, (rings,), sound="tank.drown")


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
