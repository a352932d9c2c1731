"""Who knows what (K7): a side knows where its own are, what they plan and whisper; Dark, its
nightmares.

Views of one side are alike, whoever of it looks; a bystander knows only what was told to all.
"""

from __future__ import annotations

from dataclasses import replace

from game.core.rules import Seat

from .events import (
    ActionPlanned,
    ActionTakenBack,
    Event,
    Fled,
    NightmareCalled,
    PlanChanged,
    Sides,
    SlotDone,
    Whispered,
)
from .state import Character, Side, Table


def view(table: Table, seat: Seat) -> Table:
    """Return the table as this seat sees it; when the night is over all is shown."""
    if table.ending is not None:
        return table
    own = _own(table.setup.sides, seat)
    characters = tuple(
        each if owner in own else Character(None, None, each.committed)
        for owner, each in enumerate(table.characters)
    )
    whispers = tuple(each for each in table.whispers if each.seat in own)
    seen = replace(table, characters=characters, whispers=whispers)
    if table.side(seat) is Side.DARK:
        return seen
    hidden = (replace(each, room=None, owner=None) for each in table.nightmares)
    return replace(seen, nightmares=tuple(hidden))


def redact(event: Event, seat: Seat) -> Event:
    """Return what this seat hears of an event."""
    match event:
        case (
            ActionPlanned(owner, sides=sides)
            | ActionTakenBack(owner, sides=sides)
            | Whispered(owner, sides=sides)
        ):
            return event if owner in _own(sides, seat) else PlanChanged(owner)
        case SlotDone(done=done, sides=sides):
            own = _own(sides, seat)
            return replace(event, done=tuple(d if s in own else None for s, d in enumerate(done)))
        case Fled(seats, rooms, sides):
            own = _own(sides, seat)
            known = (r if s in own else None for s, r in zip(seats, rooms, strict=True))
            return replace(event, rooms=tuple(known))
        case NightmareCalled(sides=sides):
            dark = seat in _own(sides, seat) and sides[seat] is Side.DARK
            return event if dark else replace(event, room=None, owner=None)
        case _:
            return event


def _own(sides: Sides, seat: Seat) -> frozenset[Seat]:
    """Return the seats of the same side, none for a bystander."""
    if not 0 <= seat < len(sides):
        return frozenset()
    return frozenset(other for other, side in enumerate(sides) if side is sides[seat])
