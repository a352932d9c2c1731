"""What everybody will likely do in the turn that is being planned, and what answers it best.

Bullets fly when all tanks have come to stand. So a plan is worth what its last place is, and what
its shot is: where a tank ends is weighed against the shots that the others may fire, and each shot
against the places where they may end. All answer each other in turn, and what each has answered
so far is what it is expected to do. A hand of ten is unknown: the best of ten routes by chance
will be played.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from game.core.number_bounds import Long
from game.rules.hold_the_banner.routes import BLANK, Route
from game.rules.hold_the_banner.state import Table

from .fighters import Fighter, Play, Shot, fighter_of, resting
from .lattice import NOWHERE, Line, Spot, Spots
from .stakes import Stakes

_Key = TypeVar("_Key", Spot, Shot, Play)


class GuessedTurn:
    """All tanks on the field, answering each other."""

    def __init__(self, table: Table, stakes: Stakes) -> None:
        self.table, self.stakes = table, stakes
        self.bullets = [(each.team, resting(table, each)) for each in table.bullets]
        self.fighters = [fighter_of(table, tank, stakes) for tank in table.tanks]
        self._rounds = 0
        self._targets: dict[Long, list[tuple[Shot, Fighter, tuple[Spot, ...]]]] = {}

    def fighter(self, number: int) -> Fighter:
        return next(each for each in self.fighters if each.tank.number == number)

    def learn(self) -> None:
        """Let each answer what the others have done so far."""
        self._rounds += 1
        share = 1 / (self._rounds + 1)
        for fighter in self.fighters:
            ends, plays = fighter.reach.ends, _answered(fighter, *self.worths(fighter))
            _fade(fighter.where, 1 - share)
            _fade(fighter.fires, 1 - share)
            _fade(fighter.plays, 1 - share)
            for (route, shot), often in plays.items():
                _add(fighter.plays, (route, shot), share * often)
                if ends[route] != NOWHERE:
                    _add(fighter.where, ends[route], share * often)
                    if shot is not None:
                        _add(fighter.fires, shot, share * often)

    def worths(self, fighter: Fighter) -> tuple[dict[Spot, float], dict[Shot, float]]:
        """Return what it is worth to end at each place, and to fire each shot."""
        return self._places(fighter), self._shots(fighter)

    def rivals(self, fighter: Fighter) -> Iterator[Fighter]:
        return (other for other in self.fighters if other.team != fighter.team)

    def _places(self, fighter: Fighter) -> dict[Spot, float]:
        """Return what each last place is worth under the fire of the others."""
        worth = dict(fighter.places)
        care = fighter.loss * self.stakes.weights.care
        for line, often in self.fire_at(fighter):
            cost = often * (care - self.stakes.fells(line, fighter.team))
            for spot in _each(line.spots & fighter.mask):
                worth[spot] -= cost
        return worth

    def fire_at(self, fighter: Fighter) -> Iterator[tuple[Line, float]]:
        for team, line in self.bullets:
            if team != fighter.team:
                yield line, 1.0
        for other in self.rivals(fighter):
            for shot, often in other.fires.items():
                yield other.lines[shot], often

    def _shots(self, fighter: Fighter) -> dict[Shot, float]:
        """Return what each shot is worth at where the others may end."""
        kills, worth = self.stakes.weights.kills, dict(fighter.aims)
        if fighter.tank.number not in self._targets:
            self._targets[fighter.tank.number] = [*self._struck(fighter)]
        for shot, other, spots in self._targets[fighter.tank.number]:
            where, loss, gain = other.where, other.loss * kills, worth[shot]
            for spot in spots:
                gain += loss * where[spot]
            worth[shot] = gain
        return worth

    def _struck(self, fighter: Fighter) -> Iterator[tuple[Shot, Fighter, tuple[Spot, ...]]]:
        """Yield where each shot would strike each of the others."""
        others = [(each, each.mask) for each in self.rivals(fighter)]
        for shot, line in fighter.lines.items():
            for other, mask in others:
                if hit := line.spots & mask:
                    yield shot, other, tuple(_each(hit))


def best_shots(fighter: Fighter, aims: dict[Shot, float]) -> dict[Route, tuple[float, Shot | None]]:
    """Return the best shot on each driven route; none is worth nothing."""
    at: dict[Spot, tuple[float, Shot | None]] = {}
    for shot, worth in aims.items():
        if worth > at.get(shot[0], (0.0, None))[0]:
            at[shot[0]] = worth, shot
    nothing: tuple[float, Shot | None] = (0.0, None)
    found: dict[Route, tuple[float, Shot | None]] = {}
    for route in fighter.routes:
        here = at.get(fighter.reach.spots[route], nothing)
        before = nothing if route == BLANK else found[fighter.reach.parents[route]]
        found[route] = here if here[0] > before[0] else before
    return found


def _answered(
    fighter: Fighter, places: dict[Spot, float], aims: dict[Shot, float]
) -> dict[Play, float]:
    """Return what it does that plays the best of some routes by chance."""
    shots, ends = best_shots(fighter, aims), fighter.reach.ends

    def worth(route: Route) -> float:
        end = ends[route]
        return -fighter.loss if end == NOWHERE else places[end] + shots[route][0]

    rated = sorted(((worth(route), route) for route in fighter.routes), reverse=True)
    found: dict[Play, float] = {}
    worse, left, finds = 1.0, 1.0, fighter.finds
    for _, route in rated:
        worse = max(0.0, worse - fighter.routes[route])
        chance, left = left - worse**finds, worse**finds
        if chance:
            found[route, shots[route][1]] = chance
    return found


def _each(spots: Spots) -> Iterator[Spot]:
    while spots:
        low = spots & -spots
        yield low.bit_length() - 1
        spots ^= low


def _add(likely: dict[_Key, float], key: _Key, more: float) -> None:
    likely[key] = likely.get(key, 0.0) + more


def _fade(likely: dict[_Key, float], left: float) -> None:
    for key in likely:
        likely[key] *= left
