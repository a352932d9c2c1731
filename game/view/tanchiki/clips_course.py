"""What the seats, their cards and the course of the turn look like."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.core.rules import Seat
from game.rules.tanchiki import events
from game.rules.tanchiki.state import Ordering, Placing, Shovelling, Table, Throwing, Tying
from game.view.clip import CUT, Clip, Ease, Effect, Move, Pose

from .standing import name_of, standing

REVEAL = 650
PHASE = 260
BANNER = 700
DEAL = 90
DROP = 420
SMALL = 180
AGREE = 500
OVER = 900


def seat(
    shown: Table,
    event: events.StackRevealed
    | events.TankPlaced
    | events.TankSwitchedOn
    | events.CardsDrawn
    | events.HandRenewed,
) -> Clip:
    match event:
        case events.StackRevealed(owner, _, _):
            return Clip(REVEAL, effects=_at(shown, owner, "turn", REVEAL), sound="card.lay")
        case events.TankPlaced(owner, cell, facing):
            end = Pose(cell.x, cell.y, facing.eighth * 45)
            above = replace(end, y=end.y - 0.8, size=1.4, alpha=0)
            dust = Effect("puff", cell.x, cell.y, 500, DROP - 120)
            lands = {name_of(owner): Move(above, end, Ease.FALL)}
            return Clip(DROP, lands, (dust,), sound="tank.blocked")
        case events.TankSwitchedOn(owner):
            return Clip(SMALL, effects=_at(shown, owner, "rouse", 400))
        case events.CardsDrawn(owner, count):
            return Clip(DEAL, effects=_at(shown, owner, "deal", 420, count), sound="card.deal")
        case events.HandRenewed(owner, count):
            return Clip(DEAL, effects=_at(shown, owner, "deal", 420, count), sound="card.deal")


def plan(
    shown: Table,
    event: events.CardPlaced
    | events.CardTakenBack
    | events.KindExchanged
    | events.SwitchChosen
    | events.PlanChanged
    | events.PlanCommitted,
) -> Clip:
    """Plans change in no time: an own card is heard, and all see that a plan is made.

    Of another's plan nothing is seen before: how often it changes would tell who only switches
    the tank off (T4.1c).
    """
    match event:
        case events.CardPlaced():
            return Clip(1, sound="card.lay")
        case events.CardTakenBack() | events.SwitchChosen():
            return Clip(1, sound="card.back")
        case events.KindExchanged():
            return Clip(1, sound="card.deal")
        case events.PlanChanged():
            return CUT
        case events.PlanCommitted(owner):
            return Clip(0, effects=_at(shown, owner, "tick", 700))


def course(
    shown: Table,
    event: events.PlansRevealed
    | events.PhaseBegan
    | events.TurnBegan
    | events.FirstPlayerPassed
    | events.PlayOnAgreed
    | events.SuddenDeathBegan
    | events.MatchEnded,
) -> Clip:
    width, height = shown.board.width, shown.board.height
    match event:
        case events.PlansRevealed(off):
            sleeps = [each for owner in off for each in _at(shown, owner, "sleep", 700)]
            return Clip(PHASE, effects=tuple(sleeps), sound="card.deal")
        case events.PhaseBegan():
            return Clip(PHASE)
        case events.FirstPlayerPassed(owner):
            return Clip(PHASE, effects=_at(shown, owner, "first", 800))
        case events.TurnBegan():
            dawn = Effect("dawn", 0, 0, BANNER, to_x=width, to_y=height)
            return Clip(BANNER, effects=(dawn,))
        case events.PlayOnAgreed(owner):
            return Clip(AGREE, effects=_at(shown, owner, "agree", 900), sound="card.lay")
        case events.SuddenDeathBegan():
            alarm = Effect("alarm", 0, 0, 2 * BANNER, to_x=width, to_y=height)
            return Clip(BANNER, effects=(alarm,), sound="bot.beep")
        case events.MatchEnded(winners):
            cheers = [each for owner in winners for each in _at(shown, owner, "cheer", 1500)]
            if winners and not cheers:
                cheers = [Effect("cheer", (width - 1) / 2, (height - 1) / 2, 1500)]
            sound = "match.won" if winners else "match.lost"
            return Clip(OVER, effects=tuple(cheers), sound=sound)


def asked(shown: Table, event: events.Asked) -> Clip:
    """Rings close, in no time, on the tanks that choose, or where one may come back."""
    match event.question:
        case Placing(_, cells):
            rings = [Effect("shine", cell.x, cell.y, REVEAL) for cell in cells]
        case Tying(seats):
            rings = [each for owner in seats for each in _at(shown, owner, "turn", REVEAL)]
        case Ordering(owner) | Shovelling(owner) | Throwing(owner):
            rings = [*_at(shown, owner, "turn", REVEAL)]
        case _:
            assert_never(event.question)
    return Clip(0, effects=tuple(rings))


def _at(shown: Table, owner: Seat, kind: str, ms: int, count: int = 0) -> tuple[Effect, ...]:
    """Return an effect at a seat's tank, none while it is off the board."""
    pose = standing(shown, owner)
    if pose is None:
        return ()
    return (Effect(kind, pose.x, pose.y, ms, to_x=count, to_y=owner),)
