"""Haggling (S8): what two ships may change for what, and what comes of an answer."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from .actions import Agree, Change, Offer, Refuse, ShipNumber
from .course import Story, leader, playing
from .events import OfferAgreed, OfferChanged, OfferMade, OfferRefused
from .state import Bargain, Table
from .wares import MOST_PROBES, UPGRADES, Lot, Terms, Ware

CARDS_FOR_NOTES = tuple(
    Terms(money=-way, **{card.value: way}) for card in UPGRADES for way in (1, -1)
)
USUAL = (
    Terms(money=-1, resources=1),
    Terms(money=1, resources=-1),
    Terms(money=-1, probe=1),
    Terms(money=1, probe=-1),
    *CARDS_FOR_NOTES,
    Terms(money=-1),
)
"""What is listed of all that may be offered: one for one, both ways, and a gift of a note."""
GIFTS = tuple(Terms(**{ware.value: way}) for ware in Ware for way in (-1, 1))
"""What is listed where none of those can be: one of anything, given or asked for."""


def offer(story: Story, action: Offer) -> None:
    made = OfferMade(action.seat, story.table.turn, action.to, action.terms)
    story.say(made, "S8.1")


def change(story: Story, action: Change) -> None:
    bargain = _bargain(story.table)
    story.say(OfferChanged(action.seat, bargain.to, bargain.of, action.terms), "S8.1")


def answer(story: Story, action: Agree | Refuse) -> None:
    table, bargain = story.table, _bargain(story.table)
    if isinstance(action, Refuse):
        story.say(OfferRefused(action.seat, bargain.to, bargain.of), "S8.1")
        return
    seat = leader(table, bargain.of)
    story.say(OfferAgreed(seat, bargain.of, bargain.to, bargain.terms), "S8.1")


def spans(table: Table, one: ShipNumber, other: ShipNumber) -> Mapping[Ware, range]:
    """Return how many of each ware one ship may get of another; below zero it gives (S8.1)."""
    return _spans(table.ships[one].has, table.ships[other].has)


def fits(table: Table, one: ShipNumber, other: ShipNumber, terms: Terms) -> bool:
    """Whether both have what they would give, and room for what they would get."""
    return _fits(terms, spans(table, one, other))


def partners(table: Table) -> tuple[ShipNumber, ...]:
    """Return the ships with which the one on turn may trade."""
    return tuple(ship for ship in playing(table) if ship != table.turn)


def may_change(table: Table, bargain: Bargain) -> bool:
    """Whether an offer may be answered by another one: once, and where somebody answers that."""
    return not bargain.changed and bargain.of in playing(table)


def listed(table: Table, one: ShipNumber, other: ShipNumber) -> tuple[Terms, ...]:
    """Return a few bargains that stand for all there may be."""
    return _listed(table.ships[one].has, table.ships[other].has)


@lru_cache(maxsize=1024)
def _listed(own: Lot, theirs: Lot) -> tuple[Terms, ...]:
    """It is asked at every choice, and what two ships have changes seldom."""
    room = _spans(own, theirs)
    usual = tuple(terms for terms in USUAL if _fits(terms, room))
    return usual or tuple(terms for terms in GIFTS if _fits(terms, room))[:1]


@lru_cache(maxsize=1024)
def _spans(own: Lot, theirs: Lot) -> Mapping[Ware, range]:
    return MappingProxyType({ware: _span(own, theirs, ware) for ware in Ware})


def _fits(terms: Terms, room: Mapping[Ware, range]) -> bool:
    return all(terms.of(ware) in counts for ware, counts in room.items())


def _span(own: Lot, theirs: Lot, ware: Ware) -> range:
    """A colour has only so many probes."""
    mine, others = own.of(ware), theirs.of(ware)
    if ware is not Ware.PROBE:
        return range(-mine, others + 1)
    return range(-min(mine, MOST_PROBES - others), min(others, MOST_PROBES - mine) + 1)


def _bargain(table: Table) -> Bargain:
    assert table.bargain is not None
    return table.bargain
