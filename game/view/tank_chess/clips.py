"""What each event of Tank Chess looks like, without a picture yet: times, ways, effects, sounds.

Places are the middles of cells, in cells from the north-west; angles are on the board, not on
the screen. Pieces are named `piece 3`, wrecks `wreck 3`.
"""

from __future__ import annotations

from dataclasses import replace

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.tank_chess import events
from game.rules.tank_chess.state import Piece, Table
from game.view.show.clip import CUT, Clip, Ease, Effect, Move, Pose
from game.view.show.tank_clips import DUST_LIES
from game.view.show.victory import Hero, dusk, victory

from .clips_losses import loss, sunk
from .standing_pieces import rest

Moves = dict[str, Move | tuple[Move, ...]]

TURN = 130
DRIVE = 230
BACK_UP = 320
PUSH = 240
FELL = 260
CALL = 650
TRACK_STAYS = 1400


def clip_for(shown: Table, event: events.Event) -> Clip:
    """Return how an event looks that is about to happen on this table."""
    if isinstance(event, events.Driving):
        return _driving(shown, event)
    if isinstance(event, events.Loss):
        return loss(shown, event)
    if isinstance(event, events.Calling):
        return _calling(shown, event)
    return _ending(shown, event)


def _driving(shown: Table, event: events.Driving) -> Clip:
    match event:
        case events.TankTurned(number, facing):
            start = rest(shown.piece(number))
            end = replace(start, angle=facing.eighth * 45)
            return Clip(TURN, {f"piece {number}": Move(start, end)}, sound="tank.turn")
        case events.TankDrove(number, to):
            return _driven(shown, number, to, DRIVE)
        case events.TankBackedUp(number, to):
            return _driven(shown, number, to, BACK_UP)
        case events.WreckPushed(number=number, by=by, to=to):
            return _pushed(shown, number, by, to)
        case events.WreckSank(number=number):
            return sunk(f"wreck {number}", rest(_wreck(shown, number)))
        case events.TreesFelled(cell=cell):
            fall = Effect("leaves", cell.x, cell.y, 700)
            return Clip(FELL, effects=(fall,), sound="brick.gone")


def _calling(shown: Table, event: events.Calling) -> Clip:
    match event:
        case events.CheckGiven(seat):
            return _called(shown, 1 - seat, "check")
        case events.EscapeThreatened(seat):
            return _called(shown, seat, "escape")
        case events.TurnPassed() | events.DrawOffered() | events.DrawDeclined():
            return CUT


def _ending(shown: Table, event: events.Ending) -> Clip:
    match event:
        case events.SeatResigned() | events.MatchDrawn():
            return CUT
        case events.FlagFell():
            return dusk("clock.low")
        case events.MatchWon(seat):
            return _won(shown, seat)


def _won(shown: Table, seat: Seat) -> Clip:
    """The winner's commander is cheered; where it has left the board, all its tanks are."""
    mine = [piece for piece in shown.pieces if piece.seat == seat]
    chief = [piece for piece in mine if shown.kind(piece).commander]
    heroes = [
        Hero(f"piece {piece.number}", rest(piece), f"link_of.{seat}") for piece in chief or mine
    ]
    board = shown.board()
    return victory(heroes, f"link_of.{seat}", board.width, board.height, "match.won")


def _driven(shown: Table, number: int, to: Cell, ms: int) -> Clip:
    start = rest(shown.piece(number))
    moves: Moves = {f"piece {number}": Move(start, _at(start, to))}
    return Clip(ms, moves, _trail(start), sound="tank.drive")


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
    dust = Effect("dust", wreck.x, wreck.y, DUST_LIES)
    return Clip(PUSH, moves, (dust,), sound="tank.push")


def _called(shown: Table, seat: int, kind: str) -> Clip:
    """A ring runs round the commander that is in question, and a word stands for a moment."""
    rings = tuple(
        Effect(kind, piece.cell.x, piece.cell.y, CALL + 500)
        for piece in shown.pieces
        if piece.seat == seat and shown.kind(piece).commander
    )
    return Clip(CALL, effects=rings, sound=kind)


def _at(pose: Pose, cell: Cell) -> Pose:
    return replace(pose, x=cell.x, y=cell.y)


def _trail(pose: Pose) -> tuple[Effect, ...]:
    return (
        Effect("tracks", pose.x, pose.y, TRACK_STAYS, angle=pose.angle),
        Effect("dust", pose.x, pose.y, DUST_LIES, angle=pose.angle),
    )


def _wreck(shown: Table, number: int) -> Piece:
    return next(wreck for wreck in shown.wrecks if wreck.number == number)
