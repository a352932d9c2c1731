"""What a slot comes to: all its actions happen together (K3.2, K4.2, K5.2, K5.4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from game.core.rules import Seat, Telling

from .actions import PlanCall, PlanLamp, PlanMove, PlanRitual, PlanScare, Slotted
from .events import Event, LampFlickered, LampLit, LampPutOut, NightmareCalled, SlotDone
from .house import RoomNumber
from .state import NoTask, Side, Table

Story = Telling[Table, Event, NoTask]
Left = tuple[PlanRitual | PlanLamp, RoomNumber]
"""What the end of the turn settles: a ritual where it was done, or who was scared at a lamp."""
A = TypeVar("A", bound=Slotted)


def do_slot(story: Story, slot: int) -> tuple[Left, ...]:
    """Let all do what they planned for a slot; return what is left for the end of the turn."""
    table = story.table
    done = tuple(
        each.slots[slot - 1] if slot <= len(each.slots) else None for each in table.characters
    )
    said = story.say(SlotDone(slot, done, table.setup.sides), "K3.2")
    scared = _at_lamps(story, slot, done, said)
    _call(story, slot, _of(done, PlanCall), said)
    left: tuple[PlanRitual | PlanLamp, ...] = (*_of(done, PlanRitual), *scared)
    return tuple((each, room_of(story.table, each.seat)) for each in left)


def room_of(table: Table, seat: Seat) -> RoomNumber:
    """Return where a seat is; the referee knows."""
    room = table.characters[seat].room
    assert room is not None
    return room


def _at_lamps(
    story: Story, slot: int, done: tuple[Slotted | None, ...], said: int
) -> list[PlanLamp]:
    """Light lamps and put them out, room by room; return who was scared: before any flicker."""
    table = story.table
    scaring = _scaring(table, slot, done)
    scared: list[PlanLamp] = []
    hands = _of(done, PlanLamp)
    for room in sorted({room_of(table, hand.seat) for hand in hands}):
        here = [hand for hand in hands if room_of(table, hand.seat) == room]
        lights = [hand for hand in here if table.side(hand.seat) is Side.LIGHT]
        if lights and room in scaring and room not in table.lamps:
            scared += lights
        elif lights and len(lights) < len(here):
            story.say(LampFlickered(room), "K4.2", said)
        elif lights and room not in table.lamps:
            story.say(LampLit(room, story.table.dawn + 1), "K4.2", said)
        elif not lights and room in table.lamps:
            story.say(LampPutOut(room, story.table.madness + 1), "K5.2", said)
    return scared


def _scaring(table: Table, slot: int, done: tuple[Slotted | None, ...]) -> set[RoomNumber]:
    """Return where Dark waits to scare: since this slot, or since the one before and it stayed."""
    waiting = {
        action.seat
        for each in table.characters
        for action in _of(each.slots[:slot], PlanScare)
        if not isinstance(done[action.seat], PlanMove)
    }
    return {room_of(table, seat) for seat in waiting}


def _call(story: Story, slot: int, calls: tuple[PlanCall, ...], said: int) -> None:
    """Tell of all calls at once: in an order that betrays neither rooms nor who called."""
    if not calls:
        return
    table = story.table
    dice = story.dice("call", table.turn, slot) if len(calls) > 1 else None
    mixed = dice.shuffled(calls) if dice else calls
    for call in sorted(mixed, key=lambda call: call.hint):
        number = story.table.called + 1
        called = NightmareCalled(number, call.hint, call.room, call.seat, table.setup.sides)
        story.say(called, "K5.3", said)


def _of(done: Iterable[Slotted | None], kind: type[A]) -> tuple[A, ...]:
    return tuple(action for action in done if isinstance(action, kind))
