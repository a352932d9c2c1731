"""Why an action is refused, None for a legal one: the referee's question, and a player's.

What is listed and what is refused are worked out apart; a test holds them to each other.
"""

from __future__ import annotations

from itertools import pairwise
from typing import assert_never

from game.rules.lamps_till_dawn.actions import (
    JUST_CALLED,
    Action,
    Commit,
    PlanCall,
    PlanLamp,
    PlanMove,
    Planned,
    PlanRitual,
    PlanScare,
    PlanWait,
    Ritual,
    Slotted,
    TakeBack,
    Wake,
    Whisper,
)
from game.rules.lamps_till_dawn.house import FURTHEST
from game.rules.lamps_till_dawn.state import (
    MOST_DORMANT,
    MOST_WHISPERS,
    SLOTS,
    Character,
    Side,
    Table,
)

from .reasons import Refusal, Why

Answer = Refusal | None


def refusal(table: Table, action: Action) -> Answer:
    """Return why the seat may not do this now, None if it may."""
    if action.seat not in table.seats:
        return Refusal(Why.NOT_SEATED, "K2.1")
    if table.ending is not None:
        return Refusal(Why.OVER, "K6.1")
    if isinstance(action, Whisper):
        return _whisper(table, action)
    character = table.characters[action.seat]
    if character.committed:
        return Refusal(Why.COMMITTED, "K3.1")
    match action:
        case Commit():
            return None
        case TakeBack():
            return None if character.plan else Refusal(Why.NOTHING_PLANNED, "K3.1")
        case Wake():
            return _other_side(table, action) or _wake(table, character, action)
        case _:
            return _other_side(table, action) or _slot(table, character, action)


def _whisper(table: Table, action: Whisper) -> Answer:
    side = table.side(action.seat)
    if side is None or len(table.of_side(side)) < 2:
        return Refusal(Why.NO_PARTNER, "K7")
    if action.room is not None and action.room not in table.house.numbers:
        return Refusal(Why.NO_SUCH_ROOM, "K1.1", action.room)
    if table.whispered(action.seat) >= MOST_WHISPERS:
        return Refusal(Why.ENOUGH_WHISPERED, "K3.1")
    return None


def _other_side(table: Table, action: Planned) -> Answer:
    """Rituals are Light's, nightmares and scares are Dark's; the rest both do."""
    side = table.side(action.seat)
    match action:
        case PlanRitual(_, ritual) if side is Side.DARK:
            return Refusal(Why.FOR_LIGHT, "K4.3" if ritual is Ritual.BANISH else "K4.4")
        case PlanCall() | Wake() if side is Side.LIGHT:
            return Refusal(Why.FOR_DARK, "K5.3")
        case PlanScare() if side is Side.LIGHT:
            return Refusal(Why.FOR_DARK, "K5.4")
        case _:
            return None


def _wake(table: Table, character: Character, action: Wake) -> Answer:
    number = action.nightmare
    if number in character.woken:
        return Refusal(Why.WOKEN, "K5.3")
    if number == JUST_CALLED:
        called = any(isinstance(each, PlanCall) for each in character.slots)
        return None if called else Refusal(Why.NOTHING_CALLED, "K5.3")
    dormant = any(each.number == number for each in table.dormant(action.seat))
    return None if dormant else Refusal(Why.NOT_DORMANT, "K5.3")


def _slot(table: Table, character: Character, action: Slotted) -> Answer:
    slots = character.slots
    if len(slots) >= SLOTS:
        return Refusal(Why.SLOTS_FULL, "K3.1")
    match action:
        case PlanMove():
            return _move(table, character, action)
        case PlanWait():
            return Refusal(Why.WAIT_FIRST, "K3.1") if slots else None
        case PlanRitual(_, ritual):
            done = any(isinstance(s, PlanRitual) and s.ritual is ritual for s in slots)
        case PlanLamp() | PlanScare() | PlanCall():
            done = any(type(each) is type(action) for each in slots)
        case _:
            assert_never(action)
    if done:
        return Refusal(Why.TWICE, "K3.2")
    return _call(table, character, action) if isinstance(action, PlanCall) else None


def _move(table: Table, character: Character, action: PlanMove) -> Answer:
    rule = "K4.1" if table.side(action.seat) is Side.LIGHT else "K5.1"
    path = action.path
    if not path:
        return Refusal(Why.NO_WAY, rule)
    if len(path) > FURTHEST:
        return Refusal(Why.TOO_FAR, rule, path[FURTHEST])
    house, start = table.house, character.led_to
    assert start is not None
    for before, room in pairwise((start, *path)):
        if room not in house.numbers:
            return Refusal(Why.NO_SUCH_ROOM, "K1.1", room)
        if room not in house.beside(before):
            return Refusal(Why.NOT_BESIDE, rule, room)
    for place, room in enumerate(path):
        if room in (start, *path[:place]):
            return Refusal(Why.ENTERED_TWICE, rule, room)
    return None


def _call(table: Table, character: Character, action: PlanCall) -> Answer:
    house = table.house
    for room in (action.room, action.hint):
        if room not in house.numbers:
            return Refusal(Why.NO_SUCH_ROOM, "K1.1", room)
    if action.hint not in (action.room, *house.beside(action.room)):
        return Refusal(Why.HINT_TOO_FAR, "K5.3", action.hint)
    left = {each.number for each in table.dormant(action.seat)} - {*character.woken}
    return Refusal(Why.ENOUGH_DORMANT, "K5.3") if len(left) >= MOST_DORMANT else None
