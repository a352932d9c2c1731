"""Events in one plain line each; what is hidden is left out."""

from __future__ import annotations

from typing import assert_never

from game.core.rolled_dice import Rolled
from game.rules.hold_the_banner import events
from game.rules.hold_the_banner.quarters import each_quarter
from game.rules.hold_the_banner.routes import SIGNS, route_name
from game.rules.hold_the_banner.state import Rescuing, Returning, Spawning, Table

from .bullets_in_english import tell_flying
from .drawing import point_name
from .notation import name, seat_name

SIDES = ("the guards", "the attackers")
CAMPS = ("near", "far")


def tell(table: Table, event: events.Event) -> str:
    if isinstance(event, events.Driving):
        return _driven(event)
    if isinstance(event, events.Flying):
        return tell_flying(event)
    if isinstance(event, events.Planning):
        return _planned(table, event)
    if isinstance(event, events.Hurt):
        return _hurt(event)
    if isinstance(event, events.Coming):
        return _come(event)
    if isinstance(event, events.Dealing):
        return _dealt(event)
    if isinstance(event, events.Bonus):
        return _gained(table, event)
    match event:
        case events.TurnBegan(turn):
            return f"turn {turn} begins"
        case events.MatchEnded(winners, why):
            who = " and ".join(map(seat_name, winners)) or "nobody"
            return f"{who} won: {why.value}"
        case Rolled(what, throws):
            return f"{seat_name(throws[0].seat)} throws {throws[0].faces[0]}: {what}"
        case _:
            assert_never(event)


def _planned(table: Table, event: events.Planning) -> str:
    match event:
        case events.PlansRevealed(plans):
            return "; ".join(map(_plan, plans)) or "nobody plans"
        case events.PlanChanged(seat):
            return f"{seat_name(seat)} thinks"
        case events.ActionPlanned(seat, action):
            return f"{seat_name(seat)} plans {name(table, action)}"
        case events.ActionTakenBack(seat):
            return f"{seat_name(seat)} takes back"
        case events.PlanCommitted(seat):
            return f"{seat_name(seat)} commits"
        case events.TimeRanOut(seat):
            return f"{seat_name(seat)} has no time left"
        case _:
            assert_never(event)


def _plan(plan: events.SeatPlan) -> str:
    if plan.refill:
        return f"{seat_name(plan.seat)} draws"
    drives = []
    for drive in plan.drives:
        shots = "".join(f" !{shot.point}{SIGNS[shot.facing]}" for shot in drive.shots)
        drives.append(f"{drive.tank} {route_name(drive.route)}{shots}")
    return "; ".join(drives)


def _driven(event: events.Driving) -> str:
    if isinstance(event, events.TanksStepped):
        word = "slides" if event.sliding else "drives"
        return "; ".join(f"{step.tank} {word} to {point_name(step.to)}" for step in event.steps)
    word = "slides no further than" if event.sliding else "stops before"
    return "; ".join(f"{each.tank} {word} {each.by.value}" for each in event.refused)


def _hurt(event: events.Hurt) -> str:
    match event:
        case events.WallsBroken(quarters):
            return f"broken {' '.join(map(point_name, each_quarter(quarters)))}"
        case events.HelmetHeld(tank):
            return f"the helmet of {tank} holds"
        case events.TankDamaged(tank):
            return f"{tank} is hit"
        case events.TankDestroyed(tank):
            return f"{tank} is destroyed"
        case events.BannerFell(team):
            return f"the {CAMPS[team]} banner falls"
        case _:
            assert_never(event)


def _come(event: events.Coming) -> str:
    match event:
        case events.Asked(Returning(seat)):
            return f"{seat_name(seat)} is asked where to return"
        case events.Asked(Spawning(seat, kind)):
            return f"{seat_name(seat)} is asked where to spawn: {kind.value}"
        case events.Asked(Rescuing(seat, tank)):
            return f"{seat_name(seat)} is asked where {tank} goes"
        case events.TankReturned(tank, seat, place):
            return f"{seat_name(seat)} returns with {tank} at {point_name(place)}"
        case events.TankSpawned(tank, seat, kind, place):
            where = point_name(place)
            return f"{seat_name(seat)} spawns {tank} at {where}: {kind.value}"
        case events.TankRescued(tank, path):
            return f"{tank} goes {' '.join(map(point_name, path))}" if path else f"{tank} stays"
        case _:
            raise AssertionError(event)


def _gained(table: Table, event: events.Bonus) -> str:
    match event:
        case events.BombFell(team):
            return f"a bomb falls on {_side(table, team)}"
        case events.ClockStopped(team, until):
            return f"a clock stops {_side(table, team)} up to turn {until}"
        case events.LifeGained(seat, lives):
            return f"{seat_name(seat)} has {lives} lives"
        case events.StarGained(seat, level):
            return f"{seat_name(seat)} has level {level}"
        case events.HelmetGained(seat, until):
            return f"{seat_name(seat)} has a helmet up to turn {until}"
        case events.FenceSteeled(team, quarters):
            return f"steel for the {CAMPS[team]} fence: {len(each_quarter(quarters))} quarters"
        case _:
            assert_never(event)


def _side(table: Table, team: int) -> str:
    return f"the {CAMPS[team]} side" if table.board.duel else SIDES[team]


def _dealt(event: events.Dealing) -> str:
    match event:
        case events.HundredDrawn(count, _, anew):
            return f"{'all are shuffled, ' if anew else ''}{count} cards come out of the box"
        case events.CardsDrawn(seat, count, cards):
            known = "" if cards is None else f": {'; '.join(map(route_name, cards))}"
            return f"{seat_name(seat)} draws {count}{known}"
        case events.HandPutAway(seat):
            return f"{seat_name(seat)} puts the hand away"
        case _:
            assert_never(event)
