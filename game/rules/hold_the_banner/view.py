"""Who knows what (P8): hands and plans are the own seat's, the undrawn cards nobody's."""

from __future__ import annotations

from dataclasses import replace

from game.core.rules import Seat

from .events import ActionPlanned, ActionTakenBack, CardsDrawn, Event, HundredDrawn, PlanChanged
from .state import Pile, Table


def view(table: Table, seat: Seat) -> Table:
    """Return the table as this seat sees it."""
    players = (
        player if owner == seat else replace(player, hand=None, plan=None)
        for owner, player in enumerate(table.players)
    )
    return replace(
        table,
        players=tuple(players),
        rest=Pile(None, table.rest.count),
        box=Pile(None, table.box.count),
    )


def redact(event: Event, seat: Seat) -> Event:
    """Return what this seat sees of an event."""
    match event:
        case ActionPlanned(owner) | ActionTakenBack(owner) if owner != seat:
            return PlanChanged(owner)
        case CardsDrawn(owner) if owner != seat:
            return replace(event, cards=None)
        case HundredDrawn():
            return replace(event, cards=None)
        case _:
            return event
