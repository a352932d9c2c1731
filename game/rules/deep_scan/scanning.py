"""Scanning (S6): an event is opened, taken or left, and what comes of it ends the turn."""

from __future__ import annotations

from typing import Final

from game.core.rolled_dice import Rolled, Throw

from .actions import Accept, Pay
from .course import Story, end_turn, leader, leave_event
from .events import EventOpened, ObjectScanned, PiratesPaid, ShipDamaged
from .sky import Kind
from .state import SkyObject, Table
from .wares import BRIBE, EventCard

SIDES: Final = 6
TASK: Final = "task"


def scan(story: Story) -> None:
    """Open the event that lies at the ship's place, or draw one of its kind (S6.1, S6.3)."""
    table = story.table
    there = object_here(table)
    card = there.reserved
    drawn = card is None
    if card is None:
        (cards,) = (pile.cards for pile in table.piles if pile.kind is there.kind)
        card = story.dice("event", table.number).choice(cards)
    seat = leader(table, table.turn)
    opened = EventOpened(seat, table.turn, there.at, card, reserved=not drawn)
    story.say(opened, "S6.1" if drawn else "S6.3")


def accept(story: Story, action: Accept) -> None:
    """Take the event, by a throw where it has a task (S6.2, S6.4)."""
    card = _card(story.table)
    face = _thrown(story, action) if card.task else card.task
    if face >= card.task:
        _note(story, card)
    else:
        leave_event(story, failed=True)
        if face == 1:
            story.say(ShipDamaged(action.seat, story.table.turn), "S6.4")
    end_turn(story)


def pay(story: Story, action: Pay) -> None:
    """Take the event for a note (S6.5)."""
    story.say(PiratesPaid(action.seat, story.table.turn, BRIBE), "S6.5")
    _note(story, _card(story.table))
    end_turn(story)


def decline(story: Story) -> None:
    leave_event(story, failed=False)
    end_turn(story)


def object_here(table: Table) -> SkyObject:
    """Return the object at the place of the ship on turn."""
    there = table.object_at(table.own.place)
    assert there is not None
    return there


def resources_of(table: Table, kind: Kind, card: EventCard) -> int:
    """Return what the ship on turn would note: of gas without a collector half (S6.6)."""
    return card.resources // 2 if _halves(table, kind) else card.resources


def _halves(table: Table, kind: Kind) -> bool:
    return kind is Kind.GAS and not table.own.has.collector


def _card(table: Table) -> EventCard:
    assert table.scanning is not None
    return table.scanning


def _thrown(story: Story, action: Accept) -> int:
    face = story.dice(TASK, story.table.number).below(SIDES) + 1
    story.say(Rolled(TASK, (Throw(action.seat, (face,)),)), "S6.5")
    return face


def _note(story: Story, card: EventCard) -> None:
    """Note the resources; the object is spent (S6.2, S6.6)."""
    table = story.table
    there = object_here(table)
    halved = _halves(table, there.kind)
    seat, count = leader(table, table.turn), resources_of(table, there.kind, card)
    noted = ObjectScanned(seat, table.turn, there.at, count, halved)
    story.say(noted, "S6.6" if halved else "S6.2")
