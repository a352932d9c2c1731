"""Bargains (L4.6): what cards are worth to both sides, what is offered, and what is answered.

Mates give what serves the other one more; rivals only what brings themselves more than the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from game.core.rules import Seat
from game.rules.road_to_the_overlord.actions import Agree, Offer, Refuse
from game.rules.road_to_the_overlord.cards import CardName
from game.rules.road_to_the_overlord.course import together
from game.rules.road_to_the_overlord.state import Bargain, Hero, Table
from game.rules.road_to_the_overlord.trading import goods, partners, slots

from .gear_worth import bare, gain, worth
from .refusals import Refusals, may_ask
from .weights import Weights

LEAST: Final = 0.02
"""For less nobody is asked."""


class Deal(NamedTuple):
    """A bargain as the one who offers sees it: a card for another, either may be none."""

    to: Seat
    give: tuple[CardName, ...]
    get: tuple[CardName, ...]
    gain: float


def answer(table: Table, bargain: Bargain, seat: Seat) -> Any:
    """Agree to what makes one's own side stronger."""
    own = change(table, seat, bargain.give, bargain.get)
    other = change(table, bargain.of, bargain.get, bargain.give)
    if together(table, seat, bargain.of):
        better = own + other > 0
    else:
        better = own > 0 and own >= other
    return Agree(seat) if better else Refuse(seat)


def best_offer(table: Table, notes: Refusals, weights: Weights) -> Iterator[Deal | None]:
    """Look for the best bargain of the hero on turn, yielding the best so far."""
    best: Deal | None = None
    for to in partners(table):
        for deal in _deals(table, table.turn, to, weights):
            if deal.gain > (best.gain if best else LEAST) and may_ask(notes, table.turn, *deal[:3]):
                best = deal
        yield best


def offered(table: Table, deal: Deal) -> Offer:
    seat = table.turn
    give = slots(deal.give, goods(table, seat, seat))
    return Offer(seat, deal.to, give, slots(deal.get, goods(table, seat, deal.to)))


def change(
    table: Table, seat: Seat, gets: Iterable[CardName | None], gives: Iterable[CardName | None]
) -> float:
    """Return how much better off a hero is that gets some cards and gives others; what is not seen
    counts nothing."""
    gotten = sum(worth(table, seat, card) for card in gets if card is not None)
    return gotten - sum(_lacks(table, seat, card) for card in gives if card is not None)


def _deals(table: Table, seat: Seat, to: Seat, weights: Weights) -> Iterator[Deal]:
    mine = [*dict.fromkeys(goods(table, seat, seat))]
    theirs = [*dict.fromkeys(goods(table, seat, to))]
    if together(table, seat, to):
        for card in mine:
            yield Deal(to, (card,), (), _passed(table, seat, to, card) * weights.loyal)
        for card in theirs:
            yield Deal(to, (), (card,), _passed(table, to, seat, card) * (2 - weights.loyal))
        return
    for card in mine:
        for other in theirs:
            own = change(table, seat, (other,), (card,))
            their = change(table, to, (card,), (other,))
            if their > 0 and own >= their:
                yield Deal(to, (card,), (other,), own - their / 2)


def _passed(table: Table, one: Seat, other: Seat, card: CardName) -> float:
    """Return what both are better off by if one gives the other a card."""
    return worth(table, other, card) - _lacks(table, one, card)


def _lacks(table: Table, seat: Seat, card: CardName) -> float:
    """Return what a hero has of a card that it would give away."""
    hero, cards = table.heroes[seat], table.setup.cards
    if card in hero.hand:
        return worth(table, seat, card)
    if card not in (*hero.worn, *hero.skills):
        return 0.0
    less: Hero = bare(cards, hero, card)
    return -gain(cards, hero, less)
