"""What each event of Proving Ground looks like: times, ways, effects and sounds, no picture yet.

Places are the middles of cells; pawns are named `pawn 2`. A pawn turns to where it drives or
shoots, and afterwards looks to the middle of the board again.
"""

from __future__ import annotations

from typing import assert_never

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.proving_ground import events
from game.rules.proving_ground.actions import Aim
from game.rules.proving_ground.ground.board import SIZE
from game.rules.proving_ground.state import Table
from game.view.show.clip import CUT, Clip, Cue, Effect
from game.view.show.tank_clips import (
    ARRIVE,
    BLAST,
    SMALL,
    arrived,
    blast,
    bumped,
    changed,
    destroyed,
    drive,
    exploding,
    flow_of,
    glance,
    shot,
)
from game.view.show.victory import Hero, victory

from .clips_won import flipping, lost, won
from .standing_pieces import livery, rest, seat_livery, token_picture

SIGHT, LOB = 520, 620


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
        return flipping(shown, event)
    return _artillery(shown, event)


def _mover(event: events.Event | None) -> int | None:
    match event:
        case events.TankDrove(number) | events.PawnStepped(number):
            return number
        case _:
            return None


flowing = flow_of(_mover, events.MatchEnded)


def _name(number: int) -> str:
    return f"pawn {number}"


def _driving(shown: Table, event: events.Driving | events.Loss) -> Clip:
    match event:
        case events.TankDrove(number, to):
            return drive(_name(number), rest(shown.pawns[number]), to)
        case events.ShellRunOver(_, cell):
            return exploding(cell, 46)
        case events.TankRunOver(cell=cell) | events.GunRunOver(cell=cell):
            return bumped(cell)
        case events.ArmourUsed(number):
            at = rest(shown.pawns[number])
            return Clip(SMALL, effects=(Effect("shield", at.x, at.y, 700),), sound="helmet.ping")
        case events.TankDestroyed(number, cell):
            return destroyed(_name(number), rest(shown.pawns[number], cell), cell)
        case events.PointsTaken():
            return lost(shown, event)
        case _:
            assert_never(event)


def _shooting(shown: Table, event: events.Shooting) -> Clip:
    match event:
        case events.ShotFired(number, cell, aim):
            fired = glance if aim in (Aim.LAY, Aim.CLEAR) else shot
            return fired(_name(number), rest(shown.pawns[number]), cell)
        case events.ShellLaid(cell):
            laid = Effect("drop shell.mine", cell.x, cell.y, SMALL)
            return Clip(SMALL, effects=(laid,), sound="tank.blocked")
        case events.ShellCleared(cell):
            up = Effect("lift shell.mine", cell.x, cell.y, 450)
            return Clip(SMALL, effects=(up,), sound="dig")
        case events.GunDestroyed(cell):
            return exploding(cell, 40)
        case events.TankChanged(number):
            return changed(_name(number), rest(shown.pawns[number]))
        case events.TokenTaken() | events.PairMade():
            return lost(shown, event)
        case events.ShotHeld():
            return CUT
        case _:
            assert_never(event)


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
        Hero(_name(number), rest(pawn), f"link.{livery(pawn)}")
        for number, pawn in enumerate(shown.pawns)
        if pawn.seat in winners and pawn.cell is not None
    ]
    link = f"link.{seat_livery(shown, winners[0]) if winners else 4}"
    sound = "match.won" if winners else "match.lost"
    return victory(heroes, link, SIZE, SIZE, sound)


def _arriving(shown: Table, event: events.Setting | events.Returning) -> Clip:
    match event:
        case (
            events.PawnPlaced(number, cell)
            | events.TankBroughtIn(number, cell)
            | events.PawnReturned(number, cell)
        ):
            return arrived(_name(number), rest(shown.pawns[number], cell))
        case events.CardPicked() | events.CardAssigned():
            return Clip(SMALL, sound="card.deal")
        case events.CornerChosen():
            return Clip(SMALL, sound="menu.choose")
        case events.PawnWaited():
            return CUT
        case _:
            assert_never(event)


def _artillery(shown: Table, event: events.Artillery) -> Clip:
    match event:
        case events.ArtilleryFired(cell):
            return _bombarded(cell)
        case events.TankLost(number, cell):
            return destroyed(_name(number), rest(shown.pawns[number], cell), cell)
        case events.TokenLost(cell, token):
            burnt = Effect(f"lift {token_picture(token)}", cell.x, cell.y, 600)
            return Clip(BLAST, effects=(*blast(cell), burnt), sound="brick.gone", shake=36)
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
