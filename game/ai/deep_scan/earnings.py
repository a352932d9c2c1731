"""What ships may still earn: how much an object gives each, and how fast each goes through them.

What is left is shared by how fast ships are. So all that ships own, and all that they trade, is
worth what it changes in that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from game.core.grid import Cell
from game.rules.deep_scan.foresight.odds import chance_tossed, ways
from game.rules.deep_scan.positioning import SPREADS
from game.rules.deep_scan.sky import Kind, lanes
from game.rules.deep_scan.state import TOSSES, HandKind, Ship, Table
from game.rules.deep_scan.wares import FREE_PROBES, REPAIR_RESOURCES, EventCard, Lot

from .card_worth import Stakes, drawn
from .weights import Weights

SOMEWHERE = Cell(3, 2)
USUAL_WAY, LEFT_OUT = 1.7, 0.35
"""So many lanes lead to the next object on the average, so many fewer with a launcher."""
USUAL_DAMAGE = 6.0
THINNER = 0.5
"""Each further note is worth so much of the one before."""
LONG = 12.0
"""With so many turns left a note is worth all that it may be."""
NEVER = 99.0

Group = tuple[Kind, tuple[EventCard, ...], int]
"""Objects that promise the same: a kind, the cards that may be met, and how many there are."""


@dataclass(frozen=True, slots=True, eq=False)
class Left:
    """What is not spent. It is the same for the same groups, so what is asked of it is remembered
    quickly."""

    groups: tuple[Group, ...]
    count: int


Wares = tuple[int, ...]
"""Stronger probes, launchers, collectors, probes and notes."""


class Earning(NamedTuple):
    """What an object gives, and the turns that it takes."""

    gain: float
    turns: float


@lru_cache(maxsize=16_384)
def success(kind: Kind, at: Cell, probes: int, cards: int) -> float:
    """Return the chance that a ship with so many probes positions itself at an object."""
    if not probes:
        return 0.0
    return chance_tossed(ways(kind, at, SPREADS[HandKind.DICE]), (), probes, TOSSES - 1, cards)


def left_of(table: Table) -> Left:
    """Return the objects that are not spent, those together that promise the same."""
    piles = {pile.kind: pile.cards for pile in table.piles}
    found = Counter(
        (one.kind, (one.reserved,) if one.reserved else piles.get(one.kind, ()))
        for one in table.objects
        if not one.spent
    )
    return _left(tuple((kind, cards, count) for (kind, cards), count in found.items()))


class Future(NamedTuple):
    """What each ship earns in a turn from now on, the turns that are left, and what each will
    have in the end."""

    turn: tuple[float, ...]
    left: float
    ends: tuple[float, ...]


def future(table: Table, weights: Weights) -> Future:
    return future_with(table, left_of(table), [ship.has for ship in table.ships], weights)


def future_with(table: Table, left: Left, lots: Sequence[Lot], weights: Weights) -> Future:
    """Return the future if ships owned that."""
    found = [
        Earning(0.0, NEVER) if ship.resigned else earning(left, _wares(has), weights)
        for ship, has in zip(table.ships, lots, strict=True)
    ]
    turns = left.count / sum(1 / each.turns for each in found)
    if table.setup.turns:
        turns = min(turns, float(table.setup.turns - table.own.turns))
    per_turn = tuple(each.gain / each.turns for each in found)
    ends = (
        _end(ship, has, turn * turns, turns, weights)
        for ship, has, turn in zip(table.ships, lots, per_turn, strict=True)
    )
    return Future(per_turn, turns, tuple(ends))


@lru_cache(maxsize=256)
def _left(groups: tuple[Group, ...]) -> Left:
    return Left(groups, sum(count for *_, count in groups))


@lru_cache(maxsize=16_384)
def earning(left: Left, wares: Wares, weights: Weights) -> Earning:
    """Return what a ship with these wares earns at what is left, wherever it is."""
    stakes = Stakes(weights.damage * USUAL_DAMAGE, weights.note)
    lot = Lot(*wares)
    way = USUAL_WAY - LEFT_OUT * (lot.launcher > 0)
    gain = turns = 0.0
    for kind, cards, count in left.groups:
        met = drawn(kind, cards, lot, stakes)
        taken = max(met.taken, 0.1)
        sure = success(kind, SOMEWHERE, max(lot.probe, FREE_PROBES), lot.stronger)
        gain += count * met.gain / taken
        turns += count * (way - 1 + 1 / (sure * taken))
    objects = max(left.count, 1)
    return Earning(gain / objects, turns / objects or NEVER)


def _end(own: Ship, has: Lot, hoped: float, left: float, weights: Weights) -> float:
    """Return what a ship will have, its notes counted as what they may serve for."""
    share = min(1.0, left / LONG)
    found = has.resources + hoped
    if own.damaged:
        found -= hoped * min(1.0, (lanes(own.place) + 1) / max(left, 1.0))
        found -= 0.0 if has.money else share * min(has.resources, REPAIR_RESOURCES)
    notes = max(0, has.money - own.damaged)
    return found + share * weights.note * (1 - THINNER**notes) / (1 - THINNER)


def _wares(lot: Lot) -> Wares:
    """Return what of a ship's wares decides how it earns, alike for what differs in nothing."""
    money = min(lot.money, 1)
    return lot.stronger, min(lot.launcher, 1), min(lot.collector, 1), lot.probe, money


def ahead(table: Table, found: Future, ship: int) -> float:
    """Return by how much a ship will lead: before the best of others, and before all of them."""
    others = [
        end
        for other, end in enumerate(found.ends)
        if other != ship and not table.ships[other].resigned
    ]
    if not others:
        return found.ends[ship]
    return found.ends[ship] - (max(others) + sum(others) / len(others)) / 2
