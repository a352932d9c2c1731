"""Haggling (S8): what a bargain is worth to both sides, what is offered, and what is answered.

What a ship gains is how much further ahead it will be in the end, so nobody sells a rival what
wins for it. An offer must please both; of those that do, the one that pleases its own side most
is made.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from game.core.rules import Seat
from game.rules.deep_scan.actions import Agree, Change, Offer, Refuse, ShipNumber
from game.rules.deep_scan.state import Bargain, Table
from game.rules.deep_scan.trading import fits, may_change, partners
from game.rules.deep_scan.wares import UPGRADES, Lot, Terms, Ware

from .earnings import Future, Left, ahead, future, future_with, left_of
from .refusals import Refusals, may_ask
from .weights import Weights

GOODS = (*UPGRADES, Ware.PROBE, Ware.MONEY)
PRICES = (1, 2, 3, 4, 5)
LITTLE = 2
"""With so few objects left nothing at all is given to who will have more."""


class Deal(NamedTuple):
    """A bargain as the one who offers sees it, and what it is worth to both."""

    to: ShipNumber
    terms: Terms
    own: float
    other: float


class Market(NamedTuple):
    """What a table promises to all, asked for many bargains."""

    table: Table
    left: Left
    now: Future
    weights: Weights

    def gains(self, one: ShipNumber, other: ShipNumber, terms: Terms) -> tuple[float, float]:
        """Return how much further ahead each of two ships is after a bargain."""
        after = self._after({one: terms, other: -terms})
        own, theirs = (
            ahead(self.table, after, ship) - ahead(self.table, self.now, ship)
            for ship in (one, other)
        )
        if self.left.count <= LITTLE:
            own = own if after.ends[one] > after.ends[other] or not _gives(terms) else -1.0
            theirs = theirs if after.ends[other] > after.ends[one] or not _gives(-terms) else -1.0
        return own, theirs

    def alone(self, ship: ShipNumber, terms: Terms) -> float:
        """Return how much further ahead a ship is that changes this with the base."""
        return ahead(self.table, self._after({ship: terms}), ship) - ahead(
            self.table, self.now, ship
        )

    def _after(self, changes: Mapping[ShipNumber, Terms]) -> Future:
        lots = [ship.has for ship in self.table.ships]
        for ship, terms in changes.items():
            lots[ship] = changed(lots[ship], terms)
        return future_with(self.table, self.left, lots, self.weights)


def market_of(table: Table, weights: Weights) -> Market:
    return Market(table, left_of(table), future(table, weights), weights)


def best_offer(table: Table, notes: Refusals, weights: Weights) -> Iterator[Deal | None]:
    """Look through bargains ship by ship, yielding the best that pleases both in the end."""
    market, best = market_of(table, weights), None
    for to in partners(table):
        for terms in _ideas(table, table.turn, to):
            if not may_ask(notes, table.turn, to, terms):
                continue
            own, other = market.gains(table.turn, to, terms)
            if own > weights.gain and other > weights.gain and (best is None or own > best.own):
                best = Deal(to, terms, own, other)
        yield None
    yield best


def answer(table: Table, bargain: Bargain, seat: Seat, weights: Weights) -> Any:
    """Agree to what serves, ask for something better where that may serve both, or refuse."""
    market = market_of(table, weights)
    own, _ = market.gains(bargain.to, bargain.of, -bargain.terms)
    if own > 0:
        return Agree(seat)
    if may_change(table, bargain):
        terms = _dearer(market, bargain)
        if terms is not None:
            return Change(seat, *(terms.of(ware) for ware in Ware))
    return Refuse(seat)


def offered(seat: Seat, deal: Deal) -> Offer:
    return Offer(seat, deal.to, *(deal.terms.of(ware) for ware in Ware))


def changed(has: Lot, terms: Terms) -> Lot:
    """Return what a ship has after a bargain."""
    return Lot(
        has.stronger + terms.stronger,
        has.launcher + terms.launcher,
        has.collector + terms.collector,
        has.probe + terms.probe,
        has.money + terms.money,
        has.resources + terms.resources,
    )


def _ideas(table: Table, one: ShipNumber, other: ShipNumber) -> Iterator[Terms]:
    """Yield bargains that can be: a good for resources or a note, and a good for a good."""
    found = []
    for good in GOODS:
        for way in (1, -1):
            found += [Terms(**{good.value: way, "resources": -way * price}) for price in PRICES]
            found += [
                Terms(**{good.value: way, pay.value: -way}) for pay in GOODS if pay is not good
            ]
    return (terms for terms in found if fits(table, one, other, terms))


def _dearer(market: Market, bargain: Bargain) -> Terms | None:
    """Return the same bargain for some resources more, where both would still gain."""
    for more in PRICES:
        asked = replace(-bargain.terms, resources=-bargain.terms.resources + more)
        if not asked or not fits(market.table, bargain.to, bargain.of, asked):
            return None
        own, other = market.gains(bargain.to, bargain.of, asked)
        if own > market.weights.gain and other > 0:
            return asked
    return None


def _gives(terms: Terms) -> bool:
    return any(terms.of(ware) < 0 for ware in Ware)
