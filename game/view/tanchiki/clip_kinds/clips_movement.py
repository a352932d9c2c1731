"""What driving, sliding, pushing and drowning look like."""

from __future__ import annotations

from dataclasses import replace

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.tanchiki import events
from game.rules.tanchiki.cards import Cards
from game.rules.tanchiki.state import Piece, Table
from game.view.show.clip import Clip, Cue, Ease, Effect, Move, Pose
from game.view.show.tank_clips import DUST_LIES, beside
from game.view.tanchiki.standing_pieces import Moves, name_of, over, rest

REVEAL = 150
SHOWN = 650
FLIPPED = 1100
DRIVE = 190
SLIDE = 120
PUSH = 230
TURN = 130
BUMP = 200
SINK = 750
LAG, LAG_MOST = 35, 105
"""So much later each pushed tank gives way, and the most for the last."""


def driving(shown: Table, event: events.DrivingEvent) -> Clip:
    match event:
        case events.StackRevealed(seat, _, cards):
            return _revealed(shown, seat, cards)
        case events.TankTurned(piece, facing):
            start = rest(shown, piece)
            end = replace(start, angle=facing.eighth * 45)
            return Clip(TURN, {name_of(piece): Move(start, end)}, sound="tank.turn")
        case events.ColumnMoved():
            return _column(shown, event)
        case events.ColumnBlocked():
            return _blocked(shown, event)
        case events.TankDrowned(seat, cell):
            return _sunk(shown, seat, cell)
        case events.BotDrowned(bot, cell):
            return _sunk(shown, bot, cell)


def _revealed(shown: Table, seat: Seat, cards: Cards) -> Clip:
    """The cards turn over above the tank, and a ring closes on it."""
    faces = " ".join(card.name.lower() for card in cards)
    flips = over(shown, seat, f"flip {faces}", FLIPPED) if faces else ()
    ring = over(shown, seat, "turn", SHOWN)
    return Clip(REVEAL, effects=(*ring, *flips), sound="card.lay")


def _column(shown: Table, event: events.ColumnMoved) -> Clip:
    """Move one cell; cell follows cell, so only a steady pace is smooth."""
    moves: Moves = {}
    for number, piece in enumerate(event.pieces):
        start = rest(shown, piece)
        end = beside(start, event.facing, 1)
        if event.sliding:
            end = replace(end, angle=start.angle)
        # Each gives way a moment after the one behind it: what is pushed has weight.
        moves[name_of(piece)] = Move(start, end, Ease.STEADY, min(LAG * number, LAG_MOST))
    first = rest(shown, event.pieces[0])
    angle = event.facing.eighth * 45
    if event.sliding:
        shavings = tuple(
            Effect("shavings", rest(shown, p).x, rest(shown, p).y, 420, angle=angle)
            for p in event.pieces
        )
        return Clip(SLIDE, moves, shavings, sound="tank.slide")
    trail = (
        Effect("tracks", first.x, first.y, 1500, angle=first.angle),
        Effect("dust", first.x, first.y, DUST_LIES, angle=angle),
    )
    if len(event.pieces) == 1:
        return Clip(DRIVE, moves, trail, sound="tank.drive")
    middle = beside(first, event.facing, 0.5)
    clank = Effect("clank", middle.x, middle.y, 260, angle=angle)
    stirred = tuple(
        Effect("dust", there.x, there.y, DUST_LIES, LAG * number, angle)
        for number, there in enumerate(rest(shown, piece) for piece in event.pieces[1:])
    )
    return Clip(PUSH, moves, (*trail, *stirred, clank), sound="tank.push")


def _blocked(shown: Table, event: events.ColumnBlocked) -> Clip:
    """Run against it together and roll back."""
    moves: Moves = {}
    for piece in event.pieces:
        start = rest(shown, piece)
        against = beside(start, event.facing, 0.14)
        moves[name_of(piece)] = (
            Move(start, against, Ease.FALL, 0, BUMP // 3),
            Move(against, start, Ease.SETTLE, BUMP // 3),
        )
    front = beside(rest(shown, event.pieces[-1]), event.facing, 0.5)
    angle = event.facing.eighth * 45
    clank = Effect("clank", front.x, front.y, 300, BUMP // 3, angle)
    return Clip(BUMP, moves, (clank,), (Cue("tank.blocked", BUMP // 3),))


def _sunk(shown: Table, piece: Piece, cell: Cell) -> Clip:
    """The water closes over it, or it tips over the edge."""
    standing = rest(shown, piece) if shown.field.placed(piece) else Pose(cell.x, cell.y)
    stands = replace(standing, x=cell.x, y=cell.y)
    under = replace(stands, size=0.45, alpha=0, angle=stands.angle + 30)
    off = not shown.board.on(cell)
    rings = Effect("fall" if off else "rings", cell.x, cell.y, SINK + 900)
    return Clip(
        SINK, {name_of(piece): Move(stands, under, Ease.FALL)}, (rings,), sound="tank.drown"
    )
