"""What a computer player remembers: who refused what, so that nobody is asked the same twice."""

from __future__ import annotations

from typing import Any, Final

from game.ai.notes import Notebook
from game.core.rules import Seat
from game.rules.road_to_the_overlord.cards import CardName
from game.rules.road_to_the_overlord.events import OfferChanged, OfferMade, OfferRefused

ENOUGH: Final = 3
"""Who has refused so often is asked no more."""

Cards = tuple[CardName | None, ...]
Asked = tuple[Seat, Seat, Cards, Cards]
"""Who offered, to whom, what it would give, and get."""
Refusals = tuple[tuple[Asked, ...], Asked | None]
"""All that was refused, and what lies open now."""


def write(notes: Refusals, event: Any) -> Refusals:
    refused, asked = notes
    match event:
        case OfferMade():
            return refused, (event.seat, event.to, event.give, event.get)
        case OfferChanged():
            # What came back otherwise was not wanted as it was.
            now = (event.seat, event.to, event.give, event.get)
            return (*refused, asked) if asked else refused, now
        case OfferRefused() if asked is not None:
            return (*refused, asked), None
    return notes


BLANK: Final[Refusals] = ((), None)
NOTEBOOK: Final = Notebook(BLANK, write)


def may_ask(notes: Refusals, one: Seat, to: Seat, give: Cards, get: Cards) -> bool:
    """Whether it is not in vain to offer this."""
    heard = [asked for asked in notes[0] if asked[:2] == (one, to)]
    return len(heard) < ENOUGH and all(asked[2:] != (give, get) for asked in heard)
