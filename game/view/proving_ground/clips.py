"""What each event of Proving Ground looks like: times, ways, effects and sounds, no picture yet.

Places are the middles of cells; pawns are named `pawn 2`. A pawn turns to where it drives or
shoots, and afterwards looks to the middle of the board again.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import assert_never

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.proving_ground import events
from game.rules.proving_ground.actions import Aim
from game.rules.proving_ground.board import SIZE
from game.rules.proving_ground.state import Table
from game.view.clip import CUT, Clip, Cue, Ease, Effect, Move
from game.view.victory import Hero, victory

from .clips_won import flipped, lost, won
from .driving import DRIVE, TURN, drive, heading
from .standing import livery, rest, seat_livery, token_picture

AIM, SHELL_PER_CELL, RECOIL = 150, 60, 170
BLAST, SMALL = 420, 260
ARRIVE, CHANGE, SIGHT, LOB = 420, 380, 520, 620
BURN = 3200


def clip_for(shown: Table, event: events.Event) -> Clip:
    """Return how an event looks that is about to happen on this table."""
    if isinstance(event, events.Driving | events.Loss):
        return _driving(shown, event)
    if isinstance(event, events.Shooting):
        return _shooting(shown, event)
    if isinstance(event, events.Course):
        return _course(shown, event)
    if isinstance(event, events.Setting | events.Returning):
        return _arriving(shown, event)
    if isinstance(event, events.Extra):
        return won(shown, event)
    if isinstance(event, events.Flipping):
        return flipped(shown, event)
    return _artillery(shown, event)


def _driving(shown: Table, event: events.Driving | events.Loss) -> Clip:
    match event:
        case events.TankDrove(number, to):
            return drive(shown, number, to, DRIVE)
        case events.ShellRunOver(_, cell):
            return Clip(BLAST, effects=_blast(cell, 0), sound="tank.explode", shake=46)
        case events.TankRunOver(cell=cell) | events.GunRunOver(cell=cell):
            flash = Effect("flash", cell.x, cell.y, 220)
            dusty = Effect("dust", cell.x, cell.y, 500)
            return Clip(SMALL, effects=(flash, dusty), sound="tank.push", shake=30)
        case events.ArmourUsed(number):
            at = rest(shown.pawns[number])
            return Clip(SMALL, effects=(Effect("shield", at.x, at.y, 700),), sound="helmet.ping")
        case events.TankDestroyed(number, cell):
            return _destroyed(shown, number, cell)
        case events.PointsTaken():
            return lost(shown, event)
        case _:
            assert_never(event)


def _destroyed(shown: Table, number: int, cell: Cell) -> Clip:
    start = rest(shown.pawns[number], cell)
    gone = Move(start, replace(start, alpha=0), Ease.STEADY, 60, 60 + BLAST // 2)
    effects = (
        Effect("flash", cell.x, cell.y, 180),
        Effect("soot", cell.x, cell.y, BURN, 250, start.angle),
        *_blast(cell, 60),
    )
    return Clip(BLAST + 60, {f"pawn {number}": gone}, effects, sound="tank.explode", shake=60)


def _blast(cell: Cell, begins: int) -> tuple[Effect, ...]:
    return (
        Effect("blast", cell.x, cell.y, 700, begins),
        Effect("debris", cell.x, cell.y, 750, begins + 60),
        Effect("smoke", cell.x, cell.y, 1300, begins + 220),
    )


def _shooting(shown: Table, event: events.Shooting) -> Clip:
    match event:
        case events.ShotFired():
            return _shot(shown, event)
        case events.ShellLaid(cell):
            laid = Effect("drop shell.mine", cell.x, cell.y, SMALL)
            return Clip(SMALL, effects=(laid,), sound="tank.blocked")
        case events.ShellCleared(cell):
            up = Effect("lift shell.mine", cell.x, cell.y, 450)
            return Clip(SMALL, effects=(up,), sound="dig")
        case events.GunDestroyed(cell):
            return Clip(BLAST, effects=_blast(cell, 0), sound="tank.explode", shake=40)
        case events.TankChanged(number):
            return _changed(shown, number)
        case events.TokenTaken() | events.PairMade():
            return lost(shown, event)
        case events.ShotHeld():
            return CUT
        case _:
            assert_never(event)


def _shot(shown: Table, event: events.ShotFired) -> Clip:
    """Turn, kick, flash, a tracer as long as its way, and turn back; a shell is only carried."""
    start = rest(shown.pawns[event.pawn])
    to = event.cell
    faces = replace(start, angle=heading(start, to))
    away = math.hypot(to.x - start.x, to.y - start.y)
    dx, dy = (to.x - start.x) / away, (to.y - start.y) / away
    flight = round(SHELL_PER_CELL * away)
    back = replace(faces, x=start.x - dx * 0.12, y=start.y - dy * 0.12)
    moves = (
        Move(start, faces, Ease.DRIVE, 0, AIM),
        Move(faces, back, Ease.SETTLE, AIM, AIM + 50),
        Move(back, faces, Ease.DRIVE, AIM + 50, AIM + RECOIL),
        Move(faces, start, Ease.DRIVE, AIM + RECOIL),
    )
    if event.aim in (Aim.LAY, Aim.CLEAR):
        return Clip(AIM + TURN, {f"pawn {event.pawn}": (moves[0], replace(moves[3], begins=AIM))})
    fire = Effect("muzzle", start.x, start.y, 220, AIM, faces.angle)
    shell = Effect(
        "tracer", start.x + dx * 0.6, start.y + dy * 0.6, flight, AIM, faces.angle, to.x, to.y
    )
    return Clip(
        AIM + max(RECOIL + TURN, flight),
        {f"pawn {event.pawn}": moves},
        (fire, shell),
        (Cue("tank.shot", AIM), Cue("steel.ping", AIM + flight)),
    )


def _changed(shown: Table, number: int) -> Clip:
    """The tank shrinks into the ground; the next one stands there with the next picture."""
    start = rest(shown.pawns[number])
    small = replace(start, size=0.4, alpha=60)
    effects = (
        Effect("dust", start.x, start.y, 700, CHANGE // 2),
        Effect("smoke", start.x, start.y, 700, CHANGE // 2),
    )
    return Clip(CHANGE, {f"pawn {number}": Move(start, small)}, effects, sound="card.lay")


def _course(shown: Table, event: events.Course) -> Clip:
    match event:
        case events.MatchEnded(winners):
            return _won(shown, winners)
        case events.LastTurnsBegan():
            return Clip(500, sound="clock.low")
        case events.StageReached() | events.TurnBegan() | events.TurnEnded():
            return CUT
        case events.PlayerRetired():
            return CUT
        case _:
            assert_never(event)


def _won(shown: Table, winners: tuple[Seat, ...]) -> Clip:
    heroes = [
        Hero(f"pawn {number}", rest(pawn), f"link.{livery(pawn)}")
        for number, pawn in enumerate(shown.pawns)
        if pawn.seat in winners and pawn.cell is not None
    ]
    link = f"link.{seat_livery(shown, winners[0]) if winners else 4}"
    sound = "match.won" if winners else "match.lost"
    return victory(heroes, link, SIZE, SIZE, sound)


def _arriving(shown: Table, event: events.Setting | events.Returning) -> Clip:
    match event:
        case events.PawnPlaced(number, cell) | events.TankBroughtIn(number, cell):
            return _arrived(shown, number, cell)
        case events.PawnReturned(number, cell):
            return _arrived(shown, number, cell)
        case events.CardPicked() | events.CardAssigned():
            return Clip(SMALL, sound="card.deal")
        case events.CornerChosen():
            return Clip(SMALL, sound="menu.choose")
        case events.PawnWaited():
            return CUT
        case _:
            assert_never(event)


def _arrived(shown: Table, number: int, cell: Cell) -> Clip:
    end = rest(shown.pawns[number], cell)
    start = replace(end, y=end.y - 0.5, size=1.35, alpha=40)
    dusty = Effect("dust", cell.x, cell.y, 500, ARRIVE // 2)
    moves = {f"pawn {number}": Move(start, end, Ease.BOUNCE)}
    return Clip(ARRIVE, moves, (dusty,), sound="tank.turn")


def _artillery(shown: Table, event: events.Artillery) -> Clip:
    match event:
        case events.ArtilleryFired(cell):
            return _bombarded(cell)
        case events.TankLost(number, cell):
            return _destroyed(shown, number, cell)
        case events.TokenLost(cell, token):
            burnt = Effect(f"lift {token_picture(token)}", cell.x, cell.y, 600)
            return Clip(BLAST, effects=(*_blast(cell, 0), burnt), sound="brick.gone", shake=36)
        case events.GunPlaced(cell):
            laid = Effect("drop artillery", cell.x, cell.y, ARRIVE)
            return Clip(ARRIVE, effects=(laid,), sound="eagle.lands")
        case events.ArtilleryWasted(cell):
            return Clip(SMALL, effects=(Effect("smoke", cell.x, cell.y, 900),), sound="brick.hit")
        case events.PilesShuffled():
            return Clip(SMALL, sound="card.deal")
        case _:
            assert_never(event)


def _bombarded(cell: Cell) -> Clip:
    """Column and row light up where the shells name them, and a shell falls from far away."""
    sight = Effect("sight", cell.x, cell.y, SIGHT + LOB)
    shell = Effect("lob", cell.x - 4, -2, LOB, SIGHT, 160, cell.x, cell.y)
    cues = (Cue("bonus.appears", 0), Cue("tank.shot", SIGHT))
    return Clip(SIGHT + LOB, effects=(sight, shell), cues=cues)
