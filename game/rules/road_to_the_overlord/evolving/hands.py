"""Cards that come to a hero and go: in a rival's closed hand each is any card."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from game.core.handfuls import without
from game.core.rules import Seat
from game.rules.road_to_the_overlord.cards import CardName
from game.rules.road_to_the_overlord.state import Table


def taken(table: Table, seat: Seat, card: CardName | None) -> Table:
    """Return the table with a card more in a hand."""
    hero = table.heroes[seat]
    return table.with_hero(seat, hand=(*hero.hand, None if hero.closed else card))


def given(table: Table, seat: Seat, card: CardName | None) -> Table:
    """Return the table with a card less in a hand."""
    hero = table.heroes[seat]
    return table.with_hero(seat, hand=without(hero.hand, (None if hero.closed else card,)))


def played(table: Table, seat: Seat, card: CardName) -> Table:
    """Return the table with a card of a hand aside."""
    return replace(given(table, seat, card), used=(*table.used, card))


def laid_aside(table: Table, seat: Seat, cards: Iterable[CardName]) -> Table:
    """Return the table with what a hero wears, or knows, back in its hand."""
    for card in cards:
        hero = table.heroes[seat]
        if card in hero.worn:
            table = table.with_hero(seat, worn=without(hero.worn, (card,)))
        else:
            table = table.with_hero(seat, skills=without(hero.skills, (card,)))
        table = taken(table, seat, card)
    return table
