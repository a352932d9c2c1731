"""Who knows what (M6): hands are hidden, and so is what is left to draw; discards lie open."""

from __future__ import annotations

from dataclasses import replace

from game.core.handfuls import without
from game.core.rules import Seat
from game.rules.arena_of_eight.cards import DECK, Cards, handful
from game.rules.arena_of_eight.events import CardsDrawn, Event, RoundBegan
from game.rules.arena_of_eight.state import SEATS, Table


def view(table: Table, seat: Seat) -> Table:
    """Return the table as this seat sees it."""
    for owner in SEATS:
        if owner != seat:
            table = table.with_side(owner, hand=None)
    return table


def redact(event: Event, seat: Seat) -> Event:
    """Return what this seat sees of an event."""
    match event:
        case CardsDrawn(owner) if owner != seat:
            return replace(event, cards=None)
        case RoundBegan(_, _, (one, two)):
            return replace(event, hands=(one if seat == 0 else None, two if seat == 1 else None))
        case _:
            return event


def unseen(table: Table) -> Cards:
    """Return the cards that are neither discarded nor in a hand one sees: hidden hands and deck."""
    hands = (card for side in table.sides for card in side.hand or ())
    return without(DECK, handful(hands, table.discard))
