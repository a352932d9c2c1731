"""Haggling (S8): what two ships may change for what, and what comes of an answer."""

from __future__ import annotations

from collections.abc import Iterator

from .actions import Agree, Change, Offer, Refuse, ShipNumber
from .course import Story, leader
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


def span(table: Table, one: ShipNumber, other: ShipNumber, ware: Ware) -> range:
    """Return how many of a ware one ship may get of another; below zero it gives (S8.1)."""
    return _span(table.ships[one].has, table.ships[other].has, ware)


def fits(table: Table, one: ShipNumber, other: ShipNumber, terms: Terms) -> bool:
    """Whether both have what they would give, and room for what they would get."""
    own, theirs = table.ships[one].has, table.ships[other].has
    return all(terms.of(ware) in _span(own, theirs, ware) for ware in Ware)


def partners(table: Table) -> Iterator[ShipNumber]:
    """Yield the ships with which the one on turn may trade."""
    for ship, each in enumerate(table.ships):
        if ship != table.turn and not each.resigned:
            yield ship


def listed(table: Table, one: ShipNumber, other: ShipNumber) -> tuple[Terms, ...]:
    """Return a few bargains that stand for all there may be."""
    usual = tuple(terms for terms in USUAL if fits(table, one, other, terms))
    if usual:
        return usual
    return tuple(terms for terms in GIFTS if fits(table, one, other, terms))[:1]


def _span(own: Lot, theirs: Lot, ware: Ware) -> range:
    """A colour has only so many probes."""
    mine, others = own.of(ware), theirs.of(ware)
    if ware is not Ware.PROBE:
        return range(-mine, others + 1)
    return range(-min(mine, MOST_PROBES - others), min(others, MOST_PROBES - mine) + 1)


def _bargain(table: Table) -> Bargain:
    assert table.bargain is not None
    return table.bargain
