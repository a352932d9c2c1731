"""What plans, cards and the course of the turn look like."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.core.rules import Seat
from game.rules.tanchiki import events
from game.rules.tanchiki.state import Ordering, Placing, Shovelling, Table, Throwing, Tying
from game.view.show.clip import CUT, Clip, Ease, Effect, Move, Pose
from game.view.show.victory import Hero, dusk, victory
from game.view.tanchiki.standing_pieces import name_of, over, standing

ASKED = 650
PHASE = 60
PLAN = 60
BANNER = 400
DAWN = 700
DEAL = 60
DROP = 420
SMALL = 100
AGREE = 500


def planning(shown: Table, event: events.PlanningEvent) -> Clip:
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
        case events.PlanCommitted(seat):
            return Clip(0, effects=over(shown, seat, "tick", 700))
        case events.PlansRevealed(off):
            return _plans(shown, off)


def _plans(shown: Table, off: tuple[Seat, ...]) -> Clip:
    """Over the tanks the plans come down, face down still, in turn order."""
    effects: list[Effect] = []
    for place, seat in enumerate(shown.clockwise()):
        kind = "sleep" if seat in off else "plans"
        effects += (replace(each, begins=PLAN * place) for each in over(shown, seat, kind, 800, 2))
    return Clip(PHASE + PLAN * len(effects), effects=tuple(effects), sound="card.deal")


def turn(shown: Table, event: events.TurnEvent) -> Clip:
    match event:
        case events.Asked():
            return _asked(shown, event)
        case events.TankPlaced():
            return _placed(event)
        case events.TurnBegan():
            dawn = _everywhere(shown, "dawn", DAWN)
            return Clip(BANNER, effects=(dawn,), sound="turn.begins")
        case events.PhaseBegan():
            return Clip(PHASE, sound="phase.begins")
        case events.CardsDrawn(seat, count) | events.HandRenewed(seat, count):
            return Clip(DEAL, effects=over(shown, seat, "deal", 420, count), sound="card.deal")
        case events.PlayedDiscarded():
            return CUT
        case events.TankSwitchedOn(seat):
            return Clip(SMALL, effects=over(shown, seat, "rouse", 400), sound="tank.drive")
        case events.FirstPlayerPassed(seat):
            crown = over(shown, seat, "first", 800) if shown.seats > 1 else ()
            return Clip(PHASE, effects=crown, sound="card.lay")
        case events.PlayOnAgreed(seat):
            return Clip(AGREE, effects=over(shown, seat, "agree", 900), sound="card.lay")
        case events.SuddenDeathBegan() | events.LastCallMade():
            alarm = _everywhere(shown, "alarm", 2 * DAWN)
            return Clip(BANNER, effects=(alarm,), sound="bot.beep")
        case events.MatchEnded():
            return _ended(shown, event)


def _asked(shown: Table, event: events.Asked) -> Clip:
    """Rings close, in no time, on the tanks that choose, or where one may come back."""
    match event.question:
        case Placing(_, cells):
            rings = [Effect("shine", cell.x, cell.y, ASKED) for cell in cells]
        case Tying(seats):
            rings = [each for seat in seats for each in over(shown, seat, "turn", ASKED)]
        case Ordering(seat) | Shovelling(seat) | Throwing(seat):
            rings = [*over(shown, seat, "turn", ASKED)]
        case _:
            assert_never(event.question)
    return Clip(0, effects=tuple(rings))


def _placed(event: events.TankPlaced) -> Clip:
    """The tank drops from above."""
    end = Pose(event.cell.x, event.cell.y, event.facing.eighth * 45)
    above = replace(end, y=end.y - 0.8, size=1.4, alpha=0)
    dust = Effect("puff", end.x, end.y, 500, DROP - 120)
    lands = {name_of(event.seat): Move(above, end, Ease.FALL)}
    return Clip(DROP, lands, (dust,), sound="tank.blocked")


def _ended(shown: Table, event: events.MatchEnded) -> Clip:
    """The winners drive a lap of honour; those that are off the board are cheered all the same."""
    if not event.winners:
        return dusk()
    heroes = [
        Hero(name_of(seat), stands, f"link.{seat}")
        for seat in event.winners
        if (stands := standing(shown, seat)) is not None
    ]
    link, board = f"link.{event.winners[0]}", shown.board
    return victory(heroes, link, board.width, board.height, "match.won")


def _everywhere(shown: Table, kind: str, ms: int) -> Effect:
    return Effect(kind, 0, 0, ms, to_x=shown.board.width, to_y=shown.board.height)
