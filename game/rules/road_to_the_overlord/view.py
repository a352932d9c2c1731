"""Who knows what (L7): hands of rivals are hidden, and what two of other teams offer each other.
Who go together see each other's cards; nobody knows what the decks will bring."""

from __future__ import annotations

from dataclasses import replace

from game.core.rules import Seat

from .events import Event, OfferAgreed, OfferChanged, OfferMade, TreasureFound
from .state import Bargain, Hero, Table


def view(table: Table, seat: Seat) -> Table:
    """Return the table as this seat sees it."""
    teams = table.setup.teams
    team = teams[seat] if seat in table.seats else None
    heroes = tuple(
        hero if teams[owner] == team else _closed(hero) for owner, hero in enumerate(table.heroes)
    )
    bargain = table.bargain
    if bargain is not None and team not in (teams[bargain.of], teams[bargain.to]):
        bargain = _masked(bargain)
    return replace(table, heroes=heroes, bargain=bargain)


def redact(event: Event, seat: Seat) -> Event:
    """Return what this seat sees of an event."""
    match event:
        case TreasureFound(seen=seen) if seat not in seen:
            return replace(event, card=None)
        case OfferMade() | OfferChanged() | OfferAgreed() if seat not in event.seen:
            give, get = (None,) * len(event.give), (None,) * len(event.get)
            return replace(event, give=give, get=get)
        case _:
            return event


def _closed(hero: Hero) -> Hero:
    return replace(hero, hand=(None,) * len(hero.hand), closed=True)


def _masked(bargain: Bargain) -> Bargain:
    give, get = (None,) * len(bargain.give), (None,) * len(bargain.get)
    return replace(bargain, give=give, get=get)
