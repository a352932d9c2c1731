"""Names as they are typed and listed: `seat 1`, `move 6>8>C`, `call in 6 tell 4`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from game.core.number_bounds import Long
from game.core.rules import Seat
from game.rules.lamps_till_dawn.actions import (
    JUST_CALLED,
    Action,
    Commit,
    Phrase,
    PlanCall,
    PlanLamp,
    PlanMove,
    PlanRitual,
    PlanScare,
    PlanWait,
    TakeBack,
    Wake,
    Whisper,
)
from game.rules.lamps_till_dawn.house import RoomNumber
from game.rules.lamps_till_dawn.state import Side, Table

from .signs import sign

NEW = "the new one"
"""A nightmare that the same plan calls."""


def seat_name(seat: Seat) -> str:
    return f"seat {seat + 1}"


def name(table: Table, action: Action) -> str:
    match action:
        case PlanMove(_, path):
            return f"move {'>'.join(map(sign, path))}"
        case PlanLamp(seat):
            return "light" if table.side(seat) is Side.LIGHT else "put out"
        case PlanRitual(_, ritual):
            return ritual.value
        case PlanCall(_, room, hint):
            return f"call in {sign(room)} tell {sign(hint)}"
        case Wake(_, number):
            return f"wake {NEW if number == JUST_CALLED else number}"
        case Whisper(_, phrase, room):
            return f"whisper {phrase_name(phrase, room)}"
        case PlanScare():
            return "scare"
        case PlanWait():
            return "wait"
        case TakeBack():
            return "take back"
        case Commit():
            return "commit"
        case _:
            assert_never(action)


def phrase_name(phrase: Phrase, room: RoomNumber | None) -> str:
    """Return a word to partners, and of which room it is said."""
    return phrase.value if room is None else f"{phrase.value} {sign(room)}"


def plan_name(table: Table, plan: Iterable[Action] | None) -> str:
    """Return a plan in words; None is one that is not seen."""
    if plan is None:
        return "?"
    return ", ".join(name(table, action) for action in plan) or "nothing"


def room_name(room: RoomNumber | None) -> str:
    return "?" if room is None else sign(room)


def numbered(number: Long) -> str:
    return f"nightmare {number}"
