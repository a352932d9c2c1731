"""What each event of Dice and Armour looks like: times, ways, effects and sounds, no picture yet.

Places are the middles of cells; tanks are named `tank 2`, wrecks `wreck 2`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.core.rolled_dice import Rolled
from game.core.rules import Seat
from game.rules.dice_and_armour import events
from game.rules.dice_and_armour.kinds import HOLD, Part
from game.rules.dice_and_armour.state import Table, Tank
from game.view.show.clip import CUT, Clip, Cue, Ease, Effect, Move
from game.view.show.tank_clips import (
    DUST_LIES,
    SMALL,
    blast,
    bumped,
    destroyed,
    drive,
    exploding,
    flow_of,
    heading,
    shot,
)
from game.view.show.thrown_dice import fallen
from game.view.show.victory import Hero, victory

from .standing_pieces import LIVERY, colour, part_picture, rest
from .thrown_dice import placed

PART, COUNT, RAM = 900, 500, 420
CRITICAL = "coral"
"""The colour of the critical die; the hit die has that of its side."""

LUNGE = 0.42


def clip_for(shown: Table, event: events.Event) -> Clip:
    """Return how an event looks that is about to happen on this table."""
    if isinstance(event, events.Mustered):
        return _mustered(shown, event)
    if isinstance(event, events.Driven):
        return _driven(shown, event)
    if isinstance(event, events.Struck):
        return _struck(shown, event)
    return _course(shown, event)


def _mover(event: events.Event | None) -> int | None:
    return event.number if isinstance(event, events.TankDrove) else None


flowing = flow_of(_mover, events.MatchEnded)


def _name(number: int) -> str:
    return f"tank {number}"


def _mustered(shown: Table, event: events.Mustered) -> Clip:
    """Dust rises where the tanks of both armies come to stand."""
    if not isinstance(event, events.ArmiesShown):
        return CUT
    places = (place.cell for place in shown.board.tanks)
    dust = tuple(Effect("dust", cell.x, cell.y, 700) for cell in places)
    return Clip(COUNT, effects=dust, sound="tank.drive")


def _driven(shown: Table, event: events.Driven) -> Clip:
    match event:
        case events.TankDrove(number, to, facing):
            start = rest(shown.tank(number))
            return drive(_name(number), start, to, looks=facing.eighth * 45)
        case events.WreckPushed(number, to, _):
            start = rest(shown.wreck(number))
            there = replace(start, x=to.x, y=to.y)
            dusty = Effect("dust", to.x, to.y, DUST_LIES, SMALL)
            moves = {f"wreck {number}": Move(start, there, Ease.SETTLE)}
            return Clip(RAM, moves, (dusty,), sound="tank.push", shake=14)
        case events.TankRammed(number, target):
            return _rammed(shown, shown.tank(number), shown.tank(target))
        case events.MoveEnded() | events.ConditionRan():
            return CUT
        case _:
            assert_never(event)


def _rammed(shown: Table, tank: Tank, target: Tank) -> Clip:
    """It drives into the other one, and is thrown back to its own cell."""
    start, met = rest(tank), target.cell
    faces = replace(start, angle=heading(start, met))
    hit = replace(
        faces, x=start.x + (met.x - start.x) * LUNGE, y=start.y + (met.y - start.y) * LUNGE
    )
    out = Move(start, hit, Ease.FALL, 0, RAM // 2)
    back = Move(hit, faces, Ease.SETTLE, RAM // 2)
    knocked = bumped(target.cell)
    effects = tuple(replace(each, begins=RAM // 2) for each in knocked.effects)
    cues = (Cue("tank.drive", 0), Cue("tank.push", RAM // 2))
    return Clip(RAM, {_name(tank.number): (out, back)}, effects, cues, shake=30)


def _struck(shown: Table, event: events.Struck) -> Clip:
    match event:
        case events.ShotFired(number, _, cell):
            return shot(_name(number), rest(shown.tank(number)), cell)
        case Rolled(_, throws):
            (throw,) = throws
            colours = (colour(throw.seat), CRITICAL)
            return placed(shown, fallen(zip(colours, throw.faces, strict=False)))
        case events.ShotBounced(number):
            at = rest(shown.tank(number))
            lit = Effect("flash", at.x, at.y, 220)
            return Clip(SMALL, effects=(lit,), sound="steel.ping")
        case events.HitWasted(number, part) | events.PartChosen(_, number, part):
            return _told(shown, number, part)
        case events.PartBroken(number, part):
            return _broken(shown, number, part)
        case events.TankDestroyed(number):
            tank = shown.tank(number)
            return exploding(tank.cell, 60)
        case events.TankRemoved(number):
            tank = shown.tank(number)
            return destroyed(_name(number), rest(tank), tank.cell)
        case events.ChipLaid(number):
            on = shown.wreck(number).cell
            laid = Effect("drop armour.chip", on.x, on.y, SMALL)
            return Clip(SMALL, effects=(laid,), sound="brick.hit")
        case events.WreckRemoved(number):
            on, start = shown.wreck(number).cell, rest(shown.wreck(number))
            gone = Move(start, replace(start, alpha=0), Ease.STEADY)
            return Clip(RAM, {f"wreck {number}": gone}, blast(on), sound="brick.gone", shake=20)
        case events.PartAsked() | events.RamSpared():
            return CUT
        case _:
            assert_never(event)


def _told(shown: Table, number: int, part: Part) -> Clip:
    """Show which part is meant, and do nothing to it."""
    at = rest(shown.tank(number))
    return Clip(SMALL, effects=(Effect(f"part {part_picture(part, False)}", at.x, at.y, PART),))


def _broken(shown: Table, number: int, part: Part) -> Clip:
    at = rest(shown.tank(number))
    sign = Effect(f"part {part_picture(part, True)}", at.x, at.y, PART + 400)
    effects = (Effect("flash", at.x, at.y, 180), Effect("smoke", at.x, at.y, 1100, 120), sign)
    return Clip(PART, effects=effects, sound="tank.hit", shake=24)


def _course(shown: Table, event: events.Course) -> Clip:
    match event:
        case events.BaseCounted(number, count):
            if not count:
                return CUT
            at = rest(shown.tank(number))
            written = Effect(f"held {count}/{HOLD}", at.x, at.y, 1000)
            return Clip(COUNT, effects=(written,), sound="bonus.appears")
        case events.MatchEnded(_, winner):
            return _ended(shown, winner)
        case events.TurnEnded() | events.TurnBegan() | events.TurnPassed():
            return CUT
        case events.DrawOffered() | events.DrawDeclined():
            return CUT
        case events.SeatSurrendered() | events.SeatResigned():
            return CUT
        case _:
            assert_never(event)


def _ended(shown: Table, winner: Seat | None) -> Clip:
    own = shown.own(winner) if winner is not None else ()
    link = f"link.{LIVERY[winner] if winner is not None else 4}"
    heroes = [Hero(_name(tank.number), rest(tank), link) for tank in own]
    sound = "match.won" if winner is not None else "match.lost"
    return victory(heroes, link, shown.board.width, shown.board.height, sound)
