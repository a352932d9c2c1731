"""What each event changes on the table, or on what a seat sees of it."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.core.rolled_dice import Rolled
from game.rules.hold_the_banner import events
from game.rules.hold_the_banner.evolving import bonuses, cards
from game.rules.hold_the_banner.state import Ending, Kind, Table, Tank, changed


def evolve(table: Table, event: events.Event) -> Table:
    if isinstance(event, events.Driving):
        return _driven(table, event)
    if isinstance(event, events.Flying):
        return _flown(table, event)
    if isinstance(event, events.Planning):
        return _planned(table, event)
    if isinstance(event, events.Hurt):
        return _hurt(table, event)
    if isinstance(event, events.Coming):
        return _come(table, event)
    if isinstance(event, events.Dealing):
        return cards.dealt(table, event)
    if isinstance(event, events.Bonus):
        return bonuses.gained(table, event)
    match event:
        case Rolled():
            return table
        case events.TurnBegan(turn):
            return replace(table, turn=turn)
        case events.MatchEnded(winners, why):
            return replace(table, ending=Ending(winners, why))
        case _:
            assert_never(event)


def _planned(table: Table, event: events.Planning) -> Table:
    if isinstance(event, events.PlansRevealed):
        for each in event.plans:
            table = cards.revealed(table, each)
        return table
    plan = table.players[event.seat].plan
    match event:
        case events.PlanChanged() | events.TimeRanOut():
            return table
        case events.ActionPlanned(seat, action):
            assert plan is not None
            return table.with_player(seat, plan=(*plan, action))
        case events.ActionTakenBack(seat):
            assert plan is not None
            return table.with_player(seat, plan=plan[:-1])
        case events.PlanCommitted(seat):
            return table.with_player(seat, committed=True)
        case _:
            assert_never(event)


def _driven(table: Table, event: events.Driving) -> Table:
    if isinstance(event, events.TanksStopped):
        return table
    to = {step.tank: step.to for step in event.steps}
    moved = (replace(t, place=to[t.number]) if t.number in to else t for t in table.tanks)
    return replace(table, tanks=tuple(moved))


def _flown(table: Table, event: events.Flying) -> Table:
    match event:
        case events.VolleyFired(bullets):
            flying = (replace(b, left=b.reach) for b in (*table.bullets, *bullets))
            made = table.bullets_made + len(bullets)
            return replace(table, bullets=tuple(flying), bullets_made=made)
        case events.BulletsFlew(steps):
            flown = (
                replace(b, point=b.point.step(b.facing, steps), left=b.left - steps)
                if b.left
                else b
                for b in table.bullets
            )
            return replace(table, bullets=tuple(flown))
        case events.BulletsStruck(strikes):
            return _without(table, {strike.bullet for strike in strikes})
        case events.BulletsMet(bullets) | events.BulletsLeft(bullets):
            return _without(table, {*bullets})
        case events.BulletsRested() | events.ShotLost():
            return table
        case _:
            assert_never(event)


def _without(table: Table, gone: set[int]) -> Table:
    return replace(table, bullets=tuple(b for b in table.bullets if b.number not in gone))


def _hurt(table: Table, event: events.Hurt) -> Table:
    match event:
        case events.WallsBroken(quarters):
            return replace(table, bricks=table.bricks & ~quarters, steel=table.steel & ~quarters)
        case events.HelmetHeld():
            return table
        case events.TankDamaged(number):
            return table.with_tank(number, hit=True)
        case events.TankDestroyed(number):
            return _destroyed(table, number)
        case events.BannerFell(team):
            return replace(table, fallen=changed(table.fallen, team, True))
        case _:
            assert_never(event)


def _destroyed(table: Table, number: int) -> Table:
    """Take a tank off the field: a guard's next one begins anew (P3.3)."""
    tank = table.tank(number)
    assert tank is not None
    table = replace(table, tanks=tuple(t for t in table.tanks if t.number != number))
    if tank.kind is not Kind.GUARD:
        return replace(table, lost=table.lost + 1)
    player = table.players[tank.seat]
    level = player.level if table.options.star_kept else 1
    return table.with_player(tank.seat, lives=player.lives - 1, level=level, helmet=0)


def _come(table: Table, event: events.Coming) -> Table:
    match event:
        case events.Asked(question):
            return replace(table, question=question)
        case events.TankReturned(number, seat, place):
            return _on_field(table, Tank(number, seat, Kind.GUARD, place))
        case events.TankSpawned(number, seat, kind, place):
            return _on_field(table, Tank(number, seat, kind, place))
        case events.TankRescued(number, path):
            table = table.with_tank(number, place=path[-1]) if path else table
            return replace(table, question=None)
        case _:
            assert_never(event)


def _on_field(table: Table, tank: Tank) -> Table:
    had = table.players[tank.seat].had + 1
    table = replace(table, tanks=(*table.tanks, tank), tanks_made=tank.number, question=None)
    return table.with_player(tank.seat, had=had)
