"""Where a ship should go next: what each object promises it, before others come there.

A turn is worth what a ship earns in one on the average, so that of two objects the nearer one may
be the better. After an object it goes on from there; where rivals are quicker, it may come too
late.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import exp
from typing import NamedTuple

from game.core.grid import Cell
from game.rules.deep_scan.sky import lanes
from game.rules.deep_scan.state import Ship, SkyObject, Table

from .card_worth import Stakes, Worth, drawn
from .earnings import THINNER, Future, future, success
from .lanes_ahead import FAR, ways_from
from .weights import Weights

SHARP = 0.8
"""How surely who needs fewer turns comes first."""


class Prospect(NamedTuple):
    """What a ship would get at an object on the average, how likely it is spent by that, the turns
    until then, and how much better that is than a usual turn."""

    one: SkyObject
    met: Worth
    turns: float
    better: float


class Sight(NamedTuple):
    """What a ship sees of its future."""

    table: Table
    ship: int
    future: Future
    weights: Weights

    @property
    def own(self) -> Ship:
        return self.table.ships[self.ship]

    @property
    def turn(self) -> float:
        return self.weights.turn * self.future.turn[self.ship]

    def stakes(self, at: Cell) -> Stakes:
        """Return what it costs at a place to be damaged, and to spend a note."""
        left, notes = self.future.left, self.own.has.money
        away = min(lanes(at) + 1.0, left)
        share = min(1.0, left / 12.0)
        price = share * self.weights.note * THINNER ** max(notes - 1, 0)
        hurt = 0.0 if self.own.damaged else self.turn * away + (price if notes else 3.0 * share)
        return Stakes(self.weights.damage * hurt, price)

    def met(self, one: SkyObject) -> Worth:
        """Return what lies at an object, or may be drawn there."""
        piles = {pile.kind: pile.cards for pile in self.table.piles}
        cards = (one.reserved,) if one.reserved else piles.get(one.kind, ())
        return drawn(one.kind, cards, self.own.has, self.stakes(one.at))

    def turns(self, one: SkyObject, way: int) -> float:
        """Return how many turns it takes on the average until an object is scanned."""
        own = self.own
        jumps = max(1, way - (own.has.launcher > 0 and way > 1))
        if own.aimed == one.at:
            return float(jumps)
        sure = success(one.kind, one.at, own.has.probe, own.has.stronger)
        return jumps - 1 + 1 / sure if sure else float(FAR)

    def prospects(self, ways: Mapping[Cell, int]) -> Iterator[Prospect]:
        """Yield what is not spent and can be come to."""
        for one in self.table.objects:
            if one.spent or one.at not in ways:
                continue
            met, turns = self.met(one), self.turns(one, ways[one.at])
            liked = self.weights.liking * (one.kind in self.weights.likes)
            yield Prospect(one, met, turns, met.gain + liked - self.turn * turns)


def sight_of(table: Table, ship: int, weights: Weights) -> Sight:
    return Sight(table, ship, future(table, weights), weights)


def nearest(table: Table, weights: Weights) -> list[SkyObject]:
    """Return the objects that the ship on turn may come to, the known one and the nearest first."""
    ways, own = ways_from(table, table.turn), table.own
    found = [one for one in table.objects if not one.spent and one.at in ways]
    return sorted(
        found, key=lambda one: (own.aimed != one.at, ways[one.at] - (one.kind in weights.likes))
    )


def richest(table: Table, weights: Weights) -> list[SkyObject]:
    """Return the same, the known one first and then what promises most, however far it is."""
    sight = sight_of(table, table.turn, weights)
    order = {
        one.at: sight.met(one).gain + weights.liking * (one.kind in weights.likes)
        for one in table.objects
    }
    near = nearest(table, weights)
    return sorted(near, key=lambda one: (table.own.aimed != one.at, -order[one.at]))


def ranked(sight: Sight) -> list[SkyObject]:
    """Return the objects by what they are worth, the best first."""
    found = list(sight.prospects(ways_from(sight.table, sight.ship)))
    ends = sight.table.setup.turns
    if ends:
        found = [each for each in found if each.turns <= ends - sight.own.turns + 1] or found
    rivals = list(_rivals(sight))
    return [
        each.one for each in sorted(found, key=lambda each: -_valued(sight, each, found, rivals))
    ]


def _valued(
    sight: Sight, each: Prospect, others: list[Prospect], rivals: list[Mapping[Cell, Rival]]
) -> float:
    first = _first(each, rivals)
    found = first * each.met.gain - sight.turn * each.turns
    found += sight.weights.liking * (each.one.kind in sight.weights.likes)
    return found + _onward(sight, each, others)


def _onward(sight: Sight, each: Prospect, others: list[Prospect]) -> float:
    """Return how much better than usual the best object is that lies next to go to from there."""
    best = 0.0
    for other in others:
        if other.one.at == each.one.at:
            continue
        way = lanes(each.one.at, other.one.at)
        found = other.met.gain - sight.turn * sight.turns(other.one, way)
        best = max(best, found)
    return best


class Rival(NamedTuple):
    """How many turns another ship needs to an object, and how much it is drawn there."""

    turns: float
    drawn: float


def _rivals(sight: Sight) -> Iterator[Mapping[Cell, Rival]]:
    for ship, other in enumerate(sight.table.ships):
        if ship == sight.ship or other.resigned or other.damaged:
            continue
        seen = sight._replace(ship=ship)
        found = list(seen.prospects(ways_from(sight.table, ship)))
        if not found:
            continue
        best = max(each.better for each in found)
        weights = [exp(each.better - best) for each in found]
        whole = sum(weights)
        yield {
            each.one.at: Rival(each.turns, 1.0 if other.aimed == each.one.at else weight / whole)
            for each, weight in zip(found, weights, strict=True)
        }


def _first(each: Prospect, rivals: list[Mapping[Cell, Rival]]) -> float:
    """Return how likely nobody is quicker."""
    found = 1.0
    for rival in rivals:
        other = rival.get(each.one.at)
        if other is not None:
            quicker = 1 / (1 + exp((other.turns - each.turns) / SHARP))
            found *= 1 - other.drawn * quicker
    return found
