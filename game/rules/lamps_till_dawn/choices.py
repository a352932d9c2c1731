"""Who may decide now, and all they may plan or whisper, in a fixed order; a view is enough."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.rules import Outcome, Seat

from .actions import (
    JUST_CALLED,
    PLACED,
    Action,
    Commit,
    Phrase,
    PlanCall,
    PlanLamp,
    PlanMove,
    PlanRitual,
    PlanScare,
    PlanWait,
    Ritual,
    Slotted,
    TakeBack,
    Wake,
    Whisper,
)
from .state import MOST_DORMANT, MOST_WHISPERS, SLOTS, Character, Side, Table


def to_act(table: Table) -> tuple[Seat, ...]:
    """Return all who have not committed."""
    if table.ending is not None:
        return ()
    return tuple(s for s, each in enumerate(table.characters) if not each.committed)


def legal(table: Table, seat: Seat) -> tuple[Action, ...]:
    if seat not in to_act(table):
        return ()
    character = table.characters[seat]
    assert character.room is not None
    slots = _slotted(table, seat, character) if len(character.slots) < SLOTS else ()
    back = (TakeBack(seat),) if character.plan else ()
    return (*slots, *_wakes(table, seat, character), *back, Commit(seat))


def talk(table: Table, seat: Seat) -> tuple[Whisper, ...]:
    """Return what a seat may whisper: each word alone, and those that may name a room with one."""
    side = table.side(seat)
    if table.ending is not None or side is None or len(table.of_side(side)) < 2:
        return ()
    if table.whispered(seat) >= MOST_WHISPERS:
        return ()
    placed = (Whisper(seat, word, room) for word in PLACED for room in table.house.numbers)
    return (*(Whisper(seat, word) for word in Phrase), *placed)


def outcome(table: Table) -> Outcome | None:
    if table.ending is None:
        return None
    winner = table.ending.winner
    return Outcome(frozenset(table.of_side(winner) if winner else ()))


def may_call(table: Table, seat: Seat, character: Character) -> bool:
    """Whether Dark has fewer dormant than it may, those about to wake not counted (K5.3)."""
    dormant = len(table.dormant(seat)) - len(character.woken)
    return table.side(seat) is Side.DARK and dormant < MOST_DORMANT


def _slotted(table: Table, seat: Seat, character: Character) -> Iterator[Action]:
    """Yield what the next slot may hold: only moving may be done twice (K3.2)."""
    room = character.led_to
    assert room is not None
    yield from (PlanMove(seat, path) for path in table.house.paths(room))
    planned = {*map(_kind, character.slots)}
    for action in _in_room(seat, table.side(seat)):
        if _kind(action) not in planned:
            yield action
    if (
        table.side(seat) is Side.DARK
        and PlanCall not in planned
        and may_call(table, seat, character)
    ):
        yield from _calls(table, seat)
    if not character.slots:
        yield PlanWait(seat)


def _in_room(seat: Seat, side: Side | None) -> tuple[Slotted, ...]:
    if side is Side.LIGHT:
        return PlanLamp(seat), PlanRitual(seat, Ritual.BANISH), PlanRitual(seat, Ritual.REPEL)
    return PlanLamp(seat), PlanScare(seat)


def _kind(action: Slotted) -> type | Ritual:
    """Return what of two actions may be the same; the rituals are two."""
    return action.ritual if isinstance(action, PlanRitual) else type(action)


def _calls(table: Table, seat: Seat) -> Iterator[Action]:
    for room in table.house.numbers:
        for hint in (room, *table.house.beside(room)):
            yield PlanCall(seat, room, hint)


def _wakes(table: Table, seat: Seat, character: Character) -> Iterator[Action]:
    calls = any(isinstance(action, PlanCall) for action in character.slots)
    numbers = (each.number for each in table.dormant(seat))
    for number in (*numbers, *((JUST_CALLED,) if calls else ())):
        if number not in character.woken:
            yield Wake(seat, number)
