"""Who knows what: everything lies open but the cards of the other seats."""

from __future__ import annotations

from dataclasses import replace

from game.core.rules import Seat
from game.rules.tanchiki.events import (
    CardPlaced,
    CardsDrawn,
    CardsLost,
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
        case (
            CardPlaced(owner) | CardTakenBack(owner) | KindExchanged(owner) | SwitchChosen(owner)
        ) if owner != seat:
            return PlanChanged(owner)
        case CardsLost(owner) if owner != seat:
            return replace(event, cards=None)
        case CardsDrawn(owner) if owner != seat:
            return replace(event, cards=None, reshuffled=None)
        case HandRenewed(owner) if owner != seat:
            return replace(event, cards=None)
        case _:
            return event


def _face_down(hand: Hand) -> Hand:
    return Hand(
        held=hand.held,
        hand=None,
        stacks=None,
        deck=None,
        discard=None,
        played=hand.played,
        exchanged=None,
        going_off=None,
        committed=hand.committed,
    )
