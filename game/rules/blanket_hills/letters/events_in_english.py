"""Events in one plain line each."""

from __future__ import annotations

from typing import assert_never

from game.core.rolled_dice import Rolled
from game.rules.blanket_hills import events
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.state import FOR_GOOD, Table

from .notation import crew_name, place_name, tank_name


def tell(table: Table, event: events.Event) -> str:
    if isinstance(event, events.Turns):
        return _turn(table, event)
    if isinstance(event, events.Shots):
        return _shot(table, event)
    if isinstance(event, events.Ground):
        return _ground(event)
    return _glue(event)


def _turn(table: Table, event: events.Turns) -> str:
    match event:
        case events.ShellPicked(seat, shell=shell):
            return f"{crew_name(table.setup, seat)} picks {shell.value}"
        case events.TurnBegan(seat, shot=shot):
            return f"{crew_name(table.setup, seat)} is to fire, shot {shot}"
        case events.TankMoved(seat, _, azimuth, cm, to, stopped):
            who = crew_name(table.setup, seat)
            halt = f", stopped by {stopped.value}" if stopped else ""
            return f"{who} drives {azimuth} for {cm} to {place_name(to)}{halt}"
        case events.TargetDrove(team, azimuth, cm, to, heading):
            way = f"{azimuth} for {cm} to {place_name(to)}"
            return f"{tank_name(team)} drives {way}, next {heading}"
        case events.SeatResigned(seat):
            return f"{crew_name(table.setup, seat)} resigns"
        case events.MatchEnded(winners):
            who = " and ".join(map(tank_name, winners))
            return f"{who} win{'s' * (len(winners) == 1)}" if winners else "a draw"
        case _:
            assert_never(event)


def _shot(table: Table, event: events.Shots) -> str:
    match event:
        case Rolled(what, throws):
            first, second = throws[0].faces
            who = crew_name(table.setup, throws[0].seat)
            return f"{who} throws {first} less {second} for the {what}"
        case events.ShellThrown(seat, _, _, shell, azimuth, reach, arc):
            who = crew_name(table.setup, seat)
            return f"{who} throws {shell.value} {azimuth} {reach} {arc.value}"
        case events.RayShone(_, team, _, target, stopped):
            halt = "" if stopped is None else f", stopped by the dome over {tank_name(stopped)}"
            return f"a ray goes from {tank_name(team)} to {tank_name(target)}{halt}"
        case events.ShellFlew(_, shell, flights):
            return f"{shell.value} {'; '.join(map(_flight, flights))}"
        case events.ShellRolled(start, path, stopped):
            to = path[-1] if path else start
            how = f"rolls {len(path)} to" if path else "stays at"
            halt = f", stopped by {stopped.value}" if stopped else ""
            return f"{Shell.ROLLER.value} {how} {place_name(to)}{halt}"
        case events.Scored():
            return _scored(event)
        case _:
            assert_never(event)


def _flight(each: events.Flight) -> str:
    if each.at is None:
        return f"leaves the blanket after {each.steps}"
    return f"strikes {place_name(each.at)}, {' and '.join(t.value for t in each.struck)}"


def _scored(event: events.Scored) -> str:
    how = f"{event.nails} nails" if event.nails else event.how.value
    return f"{tank_name(event.team)} scores {event.points} on {tank_name(event.target)}, {how}"


def _ground(event: events.Ground) -> str:
    match event:
        case events.PitSank(at, radius, depth):
            return f"a pit sinks at {place_name(at)}, radius {radius}, depth {depth}"
        case events.DomeRose(at):
            return f"a dome rises at {place_name(at)}"
        case events.DomeGone(at):
            return f"the dome at {place_name(at)} is gone"
        case events.TowerRose(at):
            return f"a tower rises at {place_name(at)}"
        case events.TowerGone(at):
            return f"the tower at {place_name(at)} is gone"
        case events.TowerRefused(at, team):
            return f"no tower rises at {place_name(at)}, on {tank_name(team)}"
        case _:
            assert_never(event)


def _glue(event: events.Glue) -> str:
    match event:
        case events.TankGlued(team, turns):
            time = "good" if turns == FOR_GOOD else f"{turns} turns"
            return f"{tank_name(team)} is glued for {time}"
        case events.GlueWore(team, turns):
            return f"{tank_name(team)} is glued for {turns} turns more"
        case events.TankFreed(team):
            return f"{tank_name(team)} is free of glue"
        case _:
            assert_never(event)
