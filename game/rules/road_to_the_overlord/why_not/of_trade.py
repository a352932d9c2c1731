"""Why an offer is not made, or an answer not given (L4.6)."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.road_to_the_overlord.actions import Answered, Change, Offer, OfferSlot
from game.rules.road_to_the_overlord.state import OFFERS, Table
from game.rules.road_to_the_overlord.trading import goods, named, partners

from .reasons import Refusal, Why

Answer = Refusal | None


def offer(table: Table, action: Offer) -> Answer:
    if not table.setup.trade:
        return Refusal(Why.NO_TRADE, "L4.6")
    if table.offers >= OFFERS:
        return Refusal(Why.NO_OFFERS_LEFT, "L4.6")
    if action.to not in partners(table):
        return Refusal(Why.NO_PARTNER, "L4.6", seat=action.to)
    return _cards(table, action, action.to)


def answer(table: Table, action: Answered) -> Answer:
    bargain = table.bargain
    if bargain is None:
        return Refusal(Why.NO_OFFER, "L4.6")
    if not isinstance(action, Change):
        return None
    if bargain.changed:
        return Refusal(Why.CHANGED_ONCE, "L4.6")
    found = _cards(table, action, bargain.of)
    if found is not None:
        return found
    give, get = named(table, action.seat, bargain.of, action.give, action.get)
    same = sorted(give) == sorted(map(str, bargain.get))
    unchanged = same and sorted(get) == sorted(map(str, bargain.give))
    return Refusal(Why.UNCHANGED, "L4.6") if unchanged else None


def _cards(table: Table, action: Offer | Change, other: Seat) -> Answer:
    """Return what is wrong with the cards of a bargain."""
    if not action.give and not action.get:
        return Refusal(Why.NOTHING, "L4.6")
    for slots, owner in ((action.give, action.seat), (action.get, other)):
        if not _there(slots, len(goods(table, action.seat, owner))):
            return Refusal(Why.NO_SUCH_CARD, "L4.6", seat=owner)
    return None


def _there(slots: tuple[OfferSlot, ...], most: int) -> bool:
    """Whether slots are some of those, each once and in their order."""
    return slots == tuple(slot for slot in range(1, most + 1) if slot in slots)
