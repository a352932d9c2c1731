"""Who knows what (U6): hand, row and deck are hidden; discards and what was shown lie open."""

from __future__ import annotations

from dataclasses import replace

from game.core.handfuls import without
from game.core.rules import Seat
from game.rules.one_cut.cards import OWN, Cards, handful
from game.rules.one_cut.events import CardDrawn, CardLaid, CardTakenBack, Event, StepNamed
from game.rules.one_cut.state import Side, Table


def view(table: Table, seat: Seat) -> Table:
    """Return the table as this seat sees it."""
    return table.with_sides(
        side if owner == seat else _face_down(side, table.slot)
        for owner, side in enumerate(table.sides)
    )


def redact(event: Event, seat: Seat) -> Event:
    """Return what this seat sees of an event."""
    match event:
        case CardLaid(owner) | CardTakenBack(owner) | CardDrawn(owner) if owner != seat:
            return replace(event, card=None)
        case StepNamed(owner) if owner != seat:
            return replace(event, cell=None)
        case _:
            return event


def may_hold(side: Side) -> Cards:
    """Return the cards of a side that are not seen by all: hand, face-down row and deck.

    Everybody can count them, for discards lie open (U0.4).
    """
    return without(OWN, handful(side.discard, (card for card in side.row if card)))


def _face_down(side: Side, slot: int) -> Side:
    row = (*side.row[:slot], *(None for _ in side.row[slot:]))
    return replace(side, hand=None, row=row, step=None)
