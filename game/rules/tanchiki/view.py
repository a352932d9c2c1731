"""Who knows what: everything lies open but hands, plans and decks of the other seats.

Discards lie face up (T4.1d), so everybody can count what a seat may still hold.
"""

from __future__ import annotations

from dataclasses import replace

from game.core.handfuls import without
from game.core.rules import Seat
from game.rules.tanchiki.cards import Cards
from game.rules.tanchiki.events import (
    CardPlaced,
    CardsDrawn,
    CardTakenBack,
    Event,
    HandRenewed,
    KindExchanged,
    PlanChanged,
    SwitchChosen,
)
from game.rules.tanchiki.state import Hand, Table


def view(table: Table, seat: Seat) -> Table:
    """Return the table as this seat sees it."""
    hands = tuple(
        hand if owner == seat else _face_down(hand) for owner, hand in enumerate(table.hands)
    )
    return replace(table, hands=hands)


def redact(event: Event, seat: Seat) -> Event:
    """Return what this seat sees of an event."""
    match event:
        case CardPlaced(owner) | CardTakenBack(owner) | SwitchChosen(owner) if owner != seat:
            return PlanChanged(owner)
        case KindExchanged(owner) if owner != seat:
            return replace(event, drawn=None)
        case CardsDrawn(owner) | HandRenewed(owner) if owner != seat:
            return replace(event, cards=None)
        case _:
            return event


def may_hold(table: Table, seat: Seat) -> Cards:
    """Return the cards of a seat that do not lie open: its hand, its plan and its deck."""
    hand = table.hands[seat]
    return without(without(table.deck, hand.discard), hand.played)


def _face_down(hand: Hand) -> Hand:
    return Hand(
        held=hand.held,
        hand=None,
        stacks=None,
        deck=None,
        discard=hand.discard,
        played=hand.played,
        exchanged=None,
        going_off=None,
        committed=hand.committed,
    )
