"""Bargains on the road (L4.6): what may be given, what is seen of it, what comes of an answer.

One asks for what one sees: of a rival what it wears, and what it has just offered.
"""

from __future__ import annotations

from collections import Counter

from game.core.rules import Seat

from . import actions, strength
from .actions import SLOTS, OfferSlot
from .cards import CardName
from .course import Story, members, near, together
from .events import OfferAgreed, OfferChanged, OfferMade, OfferRefused
from .evolve import evolve
from .state import OFFERS, Bargain, Table

Goods = tuple[CardName, ...]


def offer(story: Story, action: actions.Offer) -> None:
    give, get = named(story.table, action.seat, action.to, action.give, action.get)
    seen = _seen(story.table, action.seat, action.to)
    story.say(OfferMade(action.seat, action.to, give, get, seen), "L4.6")


def change(story: Story, action: actions.Change) -> None:
    bargain = lying(story.table)
    give, get = named(story.table, action.seat, bargain.of, action.give, action.get)
    seen = _seen(story.table, action.seat, bargain.of)
    story.say(OfferChanged(action.seat, bargain.of, give, get, seen), "L4.6")


def answer(story: Story, action: actions.Agree | actions.Refuse) -> None:
    if isinstance(action, actions.Refuse):
        story.say(OfferRefused(action.seat), "L4.6")
    else:
        story.say(_agreed(story.table, lying(story.table)), "L4.6")


def partners(table: Table) -> tuple[Seat, ...]:
    """Return to whom an offer may be made now."""
    open_to = table.setup.trade and table.offers < OFFERS
    return near(table) if open_to else ()


def goods(table: Table, seat: Seat, owner: Seat) -> Goods:
    """Return what a seat may give, or ask of another one, in the order of its slots."""
    hero = table.heroes[owner]
    open_to = seat == owner or together(table, seat, owner)
    hand = [card for card in hero.hand if card is not None] if open_to else []
    shown: Counter[CardName] = Counter((*hand, *hero.worn))
    bargain = table.bargain
    if bargain is not None and (bargain.of, bargain.to) == (owner, seat):
        shown |= Counter(card for card in bargain.give if card is not None)
    return tuple(sorted(shown.elements()))[:SLOTS]


def named(
    table: Table,
    seat: Seat,
    other: Seat,
    give: tuple[OfferSlot, ...],
    get: tuple[OfferSlot, ...],
) -> tuple[Goods, Goods]:
    """Return the cards of slots that there are."""
    own, theirs = goods(table, seat, seat), goods(table, seat, other)
    return tuple(own[slot - 1] for slot in give), tuple(theirs[slot - 1] for slot in get)


def slots(cards: tuple[CardName | None, ...], among: Goods) -> tuple[OfferSlot, ...]:
    """Return where cards lie among goods, as far as they are there."""
    left, found = Counter(cards), []
    for slot, card in enumerate(among, 1):
        if left[card]:
            left[card] -= 1
            found.append(slot)
    return tuple(found)


def lying(table: Table) -> Bargain:
    assert table.bargain is not None
    return table.bargain


def _agreed(table: Table, bargain: Bargain) -> OfferAgreed:
    of, seat = bargain.of, bargain.to
    off, own_off = _off(table, of, bargain.give), _off(table, seat, bargain.get)
    lives = table.heroes[of].life, table.heroes[seat].life
    seen = _seen(table, of, seat)
    agreed = OfferAgreed(seat, of, bargain.give, bargain.get, off, own_off, *lives, seen)
    after = evolve(table, agreed)
    of_life, life = (
        min(had, strength.most_life(after, who)) for had, who in zip(lives, (of, seat), strict=True)
    )
    return OfferAgreed(seat, of, bargain.give, bargain.get, off, own_off, of_life, life, seen)


def _off(table: Table, seat: Seat, cards: tuple[CardName | None, ...]) -> Goods:
    """Return what of these comes off: what lies in the hand is given first."""
    hero = table.heroes[seat]
    missing = Counter(card for card in cards if card is not None)
    missing -= Counter(card for card in hero.hand if card is not None)
    return tuple(sorted(missing.elements()))


def _seen(table: Table, one: Seat, other: Seat) -> tuple[Seat, ...]:
    return members(table, (table.setup.teams[one], table.setup.teams[other]))
