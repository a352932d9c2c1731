"""What eagles, tokens and bonuses look like."""

from __future__ import annotations

from dataclasses import replace

from game.core.grid import Cell
from game.rules.tanchiki import events
from game.rules.tanchiki.state import Table, Token
from game.view.show.clip import CUT, Clip, Cue, Ease, Effect, Move, Pose
from game.view.show.tank_clips import SMOKE_LIES
from game.view.tanchiki.standing_pieces import Moves, rest, standing

ROUSE = 450
RISE = 1100
STOP = 60
POINTS = 1000
EAGLE_SHAKES = 92
LAND = 700
APPEAR = 420
DROP = 420
TAKE = 420
LOB = 650
SMALL = 180
WASTE = 450


def score(shown: Table, event: events.ScoringEvent) -> Clip:
    match event:
        case events.EagleTaken(seat, cell, _, _):
            stands = Pose(cell.x, cell.y)
            risen = Pose(cell.x, cell.y - 1.3, size=1.7, alpha=0)
            effects = (
                Effect("glory", cell.x, cell.y, RISE + 500, to_y=seat),
                Effect("glints", cell.x, cell.y, 700, STOP),
                Effect("points", cell.x, cell.y, POINTS, 200, to_x=3, to_y=seat),
            )
            rises = (Move(stands, stands, Ease.STEADY, 0, STOP), Move(stands, risen, begins=STOP))
            return Clip(RISE, {"eagle": rises}, effects, sound="eagle.taken", shake=EAGLE_SHAKES)
        case events.EagleLanded(cell, _, _):
            above = Pose(cell.x, cell.y - 2.2, size=1.6, alpha=0)
            light = Effect("beacon", cell.x, cell.y, LAND + 500)
            lands: Moves = {"eagle": Move(above, Pose(cell.x, cell.y), Ease.SETTLE)}
            return Clip(LAND, lands, (light,), sound="eagle.lands")
        case events.TokenTaken(seat, _, token, _, _):
            at = standing(shown, seat) or _middle(shown)
            points = Effect("points", at.x, at.y, POINTS, 0, to_x=1, to_y=seat)
            return Clip(TAKE, effects=(_turned(token, at), points), sound="bonus.taken")
        case events.TokenReturned(_, token, _):
            return Clip(SMALL, effects=(_turned(token, _middle(shown)),), sound="card.back")


def _turned(token: Token, at: Pose) -> Effect:
    """A token is held up, its back to all."""
    return Effect(f"token {token.colour.value} {token.number}", at.x, at.y, 1200)


def _middle(shown: Table) -> Pose:
    return Pose((shown.board.width - 1) / 2, (shown.board.height - 1) / 2)


def bonus(shown: Table, event: events.BonusEvent) -> Clip:
    match event:
        case events.BonusAppeared() | events.BonusTaken() | events.BonusDiscarded():
            return _bonus_moves(shown, event)
        case events.BonusReturned():
            return CUT
        case events.ClockStarted():
            frost = tuple(Effect("frost", bot.cell.x, bot.cell.y, 700) for bot in shown.field.bots)
            return Clip(ROUSE, effects=frost, sound="bonus.taken")
        case events.HelmetKept(seat):
            pose = rest(shown, seat)
            return Clip(SMALL, effects=(Effect("shine", pose.x, pose.y, 700),), sound="card.lay")
        case events.ShovelUsed(_, cell):
            return Clip(SMALL, effects=(Effect("shovel", cell.x, cell.y, 500),), sound="dig")
        case events.ShovelWasted(seat):
            pose = rest(shown, seat)
            digs = Effect("shovel", pose.x, pose.y, 600)
            puff = Effect("puff", pose.x, pose.y, 600, 200)
            return Clip(WASTE, effects=(digs, puff), sound="dig")
        case events.BrickBuilt(cell):
            drop = Effect("brick", cell.x, cell.y, DROP)
            puff = Effect("puff", cell.x, cell.y, 500, DROP - 60)
            return Clip(DROP, effects=(drop, puff), sound="card.lay")
        case events.GrenadeThrown():
            return _grenade(shown, event)


def _bonus_moves(
    shown: Table, event: events.BonusAppeared | events.BonusTaken | events.BonusDiscarded
) -> Clip:
    at = Pose(event.cell.x, event.cell.y)
    match event:
        case events.BonusAppeared(number, _, _, _):
            begin = replace(at, size=0.2, alpha=0)
            glints = Effect("glints", at.x, at.y, APPEAR + 400)
            comes: Moves = {f"bonus {number}": Move(begin, at, Ease.BOUNCE)}
            return Clip(APPEAR, comes, (glints,), sound="bonus.appears")
        case events.BonusTaken(_, cell, face):
            lifted = Effect(f"bonus {face.value}", at.x, at.y, 1000)
            gone = _bonus_goes(shown, cell, replace(at, alpha=0))
            return Clip(TAKE, gone, (lifted,), sound="bonus.taken")
        case events.BonusDiscarded(_, cell, _):
            gone = _bonus_goes(shown, cell, replace(at, size=0.3, alpha=0))
            return Clip(SMALL, gone, (Effect("puff", at.x, at.y, 400),), sound="card.back")


def _bonus_goes(shown: Table, cell: Cell, end: Pose) -> Moves:
    bonus = shown.field.bonus_on(cell)
    if bonus is None:
        return {}
    return {f"bonus {bonus.number}": Move(Pose(cell.x, cell.y), end)}


def _grenade(shown: Table, event: events.GrenadeThrown) -> Clip:
    """It is thrown in an arc and bursts over all its cells."""
    stands = shown.field.tanks[event.seat].cell or event.cell
    arc = Effect("grenade", stands.x, stands.y, LOB, 0, 0, event.cell.x, event.cell.y)
    bursts = [
        Effect("blast", cell.x, cell.y, 560 + 70 * (number * 5 % 4), LOB + 47 * (number * 4 % 9))
        for number, cell in enumerate(event.cells)
    ]
    smoke = Effect("smoke", event.cell.x, event.cell.y, SMOKE_LIES, LOB + 200)
    return Clip(LOB + 420, {}, (arc, *bursts, smoke), (Cue("bonus.grenade", LOB),), shake=46)
