"""What a computer player remembers: who refused what, so that nobody is asked the same twice."""

from __future__ import annotations

from typing import Any

from game.ai.notes import Notebook
from game.rules.deep_scan.actions import ShipNumber
from game.rules.deep_scan.events import OfferChanged, OfferMade, OfferRefused
from game.rules.deep_scan.wares import Terms

ENOUGH = 3
"""Who has refused so often is asked no more."""

Asked = tuple[ShipNumber, ShipNumber, Terms]
"""Who offered, to whom, and what."""
Refusals = tuple[tuple[Asked, ...], Asked | None]
"""All that was refused, and what lies open now."""


def write(notes: Refusals, event: Any) -> Refusals:
    refused, asked = notes
    match event:
        case OfferMade():
            return refused, (event.ship, event.to, event.terms)
        case OfferChanged():
            # What came back otherwise was not wanted as it was.
            return (*refused, asked) if asked else refused, (event.ship, event.to, event.terms)
        case OfferRefused() if asked is not None:
            return (*refused, asked), None
    return notes


BLANK: Refusals = ((), None)
NOTEBOOK = Notebook(BLANK, write)


def may_ask(notes: Refusals, one: ShipNumber, to: ShipNumber, terms: Terms) -> bool:
    """Whether it is not in vain to offer this."""
    heard = [asked for asked in notes[0] if asked[:2] == (one, to)]
    return len(heard) < ENOUGH and all(asked[2] != terms for asked in heard)
