"""What is worth nothing any more, because a partner does it."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.lamps_till_dawn.actions import PlanLamp, PlanMove, PlanRitual, PlanScare, Ritual
from game.rules.lamps_till_dawn.state import Table

from .plans import Mark, Marks, place

_WASTED = -1.0
"""What it is worth to do what a partner does: a slot is gone for nothing."""


def without_partners(view: Table, seat: Seat, worths: Marks) -> None:
    """Take out of the list what partners have planned as far as it is seen."""
    for other in view.of_side(view.setup.sides[seat]):
        if other == seat:
            continue
        for mark, room in _marked(view, other):
            worths[place(mark, room, view.house)] = _WASTED


def open_partners(view: Table, seat: Seat) -> int:
    """Return how many partners have not said the last word about their plans."""
    partners = (view.characters[s] for s in view.of_side(view.setup.sides[seat]) if s != seat)
    return sum(not each.committed for each in partners)


def lamp_planned(view: Table, seat: Seat) -> bool:
    """Whether a partner has planned to touch a lamp."""
    partners = (view.characters[s] for s in view.of_side(view.setup.sides[seat]) if s != seat)
    return any(isinstance(action, PlanLamp) for each in partners for action in each.slots)


def _marked(view: Table, seat: Seat) -> list[tuple[Mark, int]]:
    """Return what a seat has planned, by the marks of it that are not worth doing twice."""
    character = view.characters[seat]
    room, found = character.room, []
    assert room is not None
    for number, action in enumerate(character.slots):
        match action:
            case PlanMove(path=path):
                room = path[-1]
            case PlanLamp():
                found += [(Mark(mark), room) for mark in range(Mark.LAMP_1 + number, Mark.BANISH)]
            case PlanScare():
                found += [(Mark(mark), room) for mark in range(Mark.SCARE_1 + number, Mark.END)]
            case PlanRitual(ritual=Ritual.BANISH):
                found.append((Mark.BANISH, room))
            case PlanRitual():
                found.append((Mark.REPEL, room))
            case _:
                pass
    return found
