"""What each event changes on the blanket."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.core.rolled_dice import Rolled

from . import events
from .shells import Shell, in_order, without
from .state import Ending, Table, Team


def evolve(table: Table, event: events.Event) -> Table:
    if isinstance(event, events.Turns):
        return _turn(table, event)
    if isinstance(event, events.Shots):
        return _shot(table, event)
    if isinstance(event, events.Ground):
        return _ground(table, event)
    return _glue(table, event)


def _turn(table: Table, event: events.Turns) -> Table:
    match event:
        case events.ShellPicked(_, team, shell):
            shells = in_order((*table.tanks[team].shells, shell))
            left = replace(table, barrel=without(table.barrel, shell))
            return left.with_tank(team, shells=shells)
        case events.TurnBegan(_, team):
            return replace(table, turn=team)
        case events.TankMoved(_, team, to=to):
            return table.with_tank(team, place=to, moves=table.tanks[team].moves + 1)
        case events.TargetDrove(team, to=to, heading=heading):
            return replace(table.with_tank(team, place=to), heading=heading)
        case events.SeatResigned(_, team):
            return table.with_tank(team, resigned=True)
        case events.MatchEnded(winners):
            return replace(table, ending=Ending(winners))
        case _:
            assert_never(event)


def _shot(table: Table, event: events.Shots) -> Table:
    match event:
        case events.ShellThrown(_, team, shot, shell):
            return _used(table, team, shot, shell)
        case events.RayShone(_, team, shot):
            return _used(table, team, shot, Shell.GAMMA_RAY)
        case events.Scored(team, points):
            return table.with_tank(team, points=table.tanks[team].points + points)
        case Rolled() | events.ShellFlew() | events.ShellRolled():
            return table
        case _:
            assert_never(event)


def _used(table: Table, team: Team, shot: int, shell: Shell) -> Table:
    tank = table.tanks[team]
    fired = replace(table, shots=shot)
    return fired.with_tank(team, shells=without(tank.shells, shell), shots=tank.shots + 1)


def _ground(table: Table, event: events.Ground) -> Table:
    match event:
        case events.PitSank(at, radius, depth):
            return replace(table, land=table.land.with_pit(at, radius, depth))
        case events.DomeRose(at):
            return replace(table, domes=(*table.domes, at))
        case events.DomeGone(at):
            return replace(table, domes=tuple(dome for dome in table.domes if dome != at))
        case events.TowerRose(at):
            return replace(table, towers=(*table.towers, at))
        case events.TowerGone(at):
            return replace(table, towers=tuple(each for each in table.towers if each != at))
        case events.TowerRefused():
            return table
        case _:
            assert_never(event)


def _glue(table: Table, event: events.Glue) -> Table:
    match event:
        case events.TankGlued(team, turns) | events.GlueWore(team, turns):
            return table.with_tank(team, glued=turns)
        case events.TankFreed(team):
            return table.with_tank(team, glued=0)
        case _:
            assert_never(event)
