"""Why an offer is not made, or an answer not given (S8)."""

from __future__ import annotations

from game.rules.deep_scan.actions import Answered, Change, Offer, Refuse, ShipNumber
from game.rules.deep_scan.state import OFFERS, Table
from game.rules.deep_scan.trading import may_change, partners, spans
from game.rules.deep_scan.wares import Terms

from .reasons import Refusal, Why

Answer = Refusal | None


def offer(table: Table, action: Offer) -> Answer:
    if action.to not in partners(table):
        return Refusal(Why.NO_PARTNER, "S8.1")
    if table.offers >= OFFERS:
        return Refusal(Why.NO_OFFERS_LEFT, "S8.1")
    return _terms(table, table.turn, action.to, action.terms)


def answer(table: Table, action: Answered) -> Answer:
    bargain = table.bargain
    if bargain is None:
        return Refusal(Why.NO_OFFER, "S8.1")
    if isinstance(action, Refuse):
        return None
    if not isinstance(action, Change):
        return _terms(table, bargain.of, bargain.to, bargain.terms)
    if not may_change(table, bargain):
        return Refusal(Why.CHANGED_ONCE if bargain.changed else Why.NO_PARTNER, "S8.1")
    if action.terms == -bargain.terms:
        return Refusal(Why.UNCHANGED, "S8.1")
    return _terms(table, bargain.to, bargain.of, action.terms)


def _terms(table: Table, one: ShipNumber, other: ShipNumber, terms: Terms) -> Answer:
    """Return what is lacking for a bargain, as one side sees it."""
    if not terms:
        return Refusal(Why.NOTHING, "S8.1")
    for ware, room in spans(table, one, other).items():
        count = terms.of(ware)
        if count in room:
            continue
        giver, taker = (one, other) if count < 0 else (other, one)
        if abs(count) > table.ships[giver].has.of(ware):
            return Refusal(Why.NOT_HELD, "S8.1", ship=giver, ware=ware)
        return Refusal(Why.TOO_MANY_PROBES, "S8.1", ship=taker, ware=ware)
    return None
