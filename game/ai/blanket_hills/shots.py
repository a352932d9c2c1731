"""What each shot would give: points on the average, and what it changes for the shots after it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from game.core.grid import Cell
from game.core.rules import Seat, State
from game.rules.blanket_hills.actions import FARTHEST, NEAREST, ROUND, Arc, Fire, FireRay, Shot
from game.rules.blanket_hills.choices import by_nearness
from game.rules.blanket_hills.flight import bearing
from game.rules.blanket_hills.land import squared
from game.rules.blanket_hills.play import apply
from game.rules.blanket_hills.shells import TOYS, Shell, without
from game.rules.blanket_hills.standing import under
from game.rules.blanket_hills.state import Grip, HandKind, Table, Team
from game.rules.blanket_hills.striking import STICKY

from .aims import Aim, Hope, Worths, over_oneself, towards
from .ground import Ground, ground_of, points, prospects, rolled
from .outlook import Weights, outlook

CLIMBS = 6
BEFORE = 8
"""A tower is meant to rise so many centimetres before a tank."""
SURE = 0.8
"""About so often the land changes as it would with a calm hand."""


class Chance(NamedTuple):
    """A shot, the points it gives on the average, and how likely it does else what it should."""

    shot: Shot
    points: float
    likely: float = 0.0


class Sight(NamedTuple):
    """What a seat sees that is to fire."""

    table: Table
    seat: Seat
    team: Team
    ground: Ground
    near: tuple[Team, ...]

    def aims(self, shell: Shell) -> tuple[Aim, ...]:
        """Return how a calm hand comes down nearest to the rivals, the nearest first."""
        own, tanks = self.ground.tanks[self.team], self.ground.tanks
        gun = self.ground.gun(self.team, worm=shell is Shell.WORM)
        return tuple(aim for rival in self.near for aim in towards(gun, own, tanks[rival]))

    def best(
        self, shell: Shell, of: Callable[[Cell], float], aims: Iterable[Aim], climbs: int = CLIMBS
    ) -> tuple[float, Fire]:
        """Return what the best aim gives on the average, and the shot."""
        gun = self.ground.gun(self.team, worm=shell is Shell.WORM)
        hope = Hope(gun, Worths(of), shell, self.table.setup.grips[self.seat])
        worth, aim = hope.best(aims, climbs)
        return worth, Fire(self.seat, shell, *aim)


def sight_of(table: Table, seat: Seat) -> Sight:
    team = table.setup.teams[seat]
    return Sight(table, seat, team, ground_of(table), by_nearness(table, team))


def chances(table: Table, seat: Seat) -> Iterator[Chance]:
    """Yield the best shots of each shell in hand; those that score no points in several ways."""
    sight = sight_of(table, seat)
    for shell in dict.fromkeys(table.tanks[sight.team].shells):
        if shell is Shell.GAMMA_RAY:
            yield Chance(FireRay(seat), _shone(sight))
            continue
        if TOYS[shell].direct or TOYS[shell].near:
            worth, shot = sight.best(shell, partial(_points, sight, shell), sight.aims(shell))
            yield Chance(shot, worth, SURE if TOYS[shell].pit else 0.0)
        else:
            yield from _changing(sight, shell)
        if TOYS[shell].pit:
            yield from _digging(sight, shell)


def valued(table: Table, chance: Chance, weights: Weights) -> float:
    """Return what a shot is worth: its points, and the outlook after it."""
    shot = chance.shot
    team, shell = table.setup.teams[shot.seat], shell_of(shot)
    tank = table.tanks[team]
    spent = table.with_tank(team, shells=without(tank.shells, shell), shots=tank.shots + 1)
    found = outlook(spent, team, weights)
    if chance.likely:
        found += chance.likely * (outlook(_done(table, shot), team, weights) - found)
    return chance.points + found + (weights.liking if shell in weights.likes else 0.0)


def shell_of(shot: Shot) -> Shell:
    return shot.shell if isinstance(shot, Fire) else Shell.GAMMA_RAY


def calmed(table: Table) -> Table:
    """Return the table with hands that do not tremble."""
    grips = (Grip(HandKind.CALM),) * len(table.setup.teams)
    return replace(table, setup=replace(table.setup, grips=grips))


def _done(table: Table, shot: Shot) -> Table:
    """Return the table after a shot with a calm hand."""
    after = apply(State(calmed(table), (), 0), shot).state.table
    return replace(after, setup=table.setup)


def _shone(sight: Sight) -> float:
    ground, team, grip = sight.ground, sight.team, sight.table.setup.grips[sight.seat]
    open_ones = (each for each in sight.near if not ground.covers(each) and not ground.covers(team))
    rays = (prospects(ground, team, each, grip)[Shell.GAMMA_RAY] for each in open_ones)
    return next(rays, 0.0)


def _changing(sight: Sight, shell: Shell) -> Iterator[Chance]:
    """Yield shots of what scores nothing: to where it serves, and to where it does no harm."""
    seat, ground, team = sight.seat, sight.ground, sight.team
    own, place = ground.tanks[team], ground.tanks[sight.near[0]]
    east, south = place.x - own.x, place.y - own.y
    azimuth = bearing(east, south)
    if shell is Shell.DIRT:
        likely, shot = sight.best(shell, partial(_hides, sight), over_oneself(), 0)
        yield Chance(shot, 0.0, likely)
    elif shell is Shell.GLUE:
        likely, shot = sight.best(shell, partial(_sticks, sight), sight.aims(shell))
        yield Chance(shot, 0.0, likely)
    elif shell is Shell.WALL:
        apart = max(abs(east), abs(south), 1)
        before = Cell(place.x - east * BEFORE // apart, place.y - south * BEFORE // apart)
        aims = towards(ground.gun(team), own, before)[1], Aim(azimuth, NEAREST, Arc.HIGH)
        yield from (Chance(Fire(seat, shell, *aim), 0.0, SURE) for aim in aims)
    else:
        yield from (Chance(Fire(seat, shell, *aim), 0.0, SURE) for aim in sight.aims(shell)[1:3])
    away = (azimuth + ROUND // 2) % ROUND
    yield Chance(Fire(seat, shell, away, FARTHEST, Arc.HIGH), 0.0)


def _digging(sight: Sight, shell: Shell) -> Iterator[Chance]:
    """Yield the aim that most surely takes a dome off a rival (G6.3)."""
    domes = [dome for rival in sight.near for dome in sight.ground.covers(rival)]
    pit = TOYS[shell].pit
    if domes and pit:
        near = pit.radius**2
        likely, shot = sight.best(
            shell, lambda at: any(squared(at, dome) <= near for dome in domes), sight.aims(shell)
        )
        yield Chance(shot, 0.0, likely)


def _points(sight: Sight, shell: Shell, at: Cell) -> float:
    """Return the points of a shell that fell there, at all whom it reaches."""
    ground = sight.ground
    rest = rolled(ground, at) if shell is Shell.ROLLER else at
    reached = [each for each in sight.near if shell is Shell.WORM or not ground.covers(each)]
    found = sum(points(shell, ground.tanks[each], rest) for each in reached)
    if sight.table.setup.options.self_hits and not ground.covers(sight.team):
        found -= points(shell, ground.tanks[sight.team], rest)
    return found


def _hides(sight: Sight, at: Cell) -> float:
    """Return how a dome there would serve: over oneself, and over nobody else."""
    tanks = sight.ground.tanks
    return under(tanks[sight.team], at) - sum(under(tanks[each], at) for each in sight.near)


def _sticks(sight: Sight, at: Cell) -> float:
    tanks, ground = sight.table.tanks, sight.ground
    return sum(
        -1.0 if each == sight.team else 1.0
        for each in sight.table.teams
        if squared(at, ground.tanks[each]) <= STICKY**2
        if not ground.covers(each) and not tanks[each].glued
    )
