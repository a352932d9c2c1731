"""Who knows what: nothing is hidden, and nobody knows in which order events lie (S10)."""

from __future__ import annotations

from game.core.rules import Seat

from .events import Event
from .state import Table


def view(table: Table, _seat: Seat) -> Table:
    return table


def redact(event: Event, _seat: Seat) -> Event:
    return event
