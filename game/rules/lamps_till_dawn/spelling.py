"""By which parts of the table an action is pointed out: rooms, dormant nightmares, and words.

A way is its rooms, one after the other; what is done in the present room is only a word. What is
whispered begins with a word of its own, so that no room means two things.
"""

from __future__ import annotations

from typing import assert_never

from game.core.rules import Seat
from game.core.spelling import Speller, Spelling, Spot, Word

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
    TakeBack,
    Wake,
    Whisper,
)
from .house import FURTHEST, RoomNumber
from .state import Side, Table

LIGHT, PUT_OUT, SCARE = Word("light"), Word("put_out"), Word("scare")
CALL, WAKE_CALLED = Word("call"), Word("wake_called")
WAIT, TAKE_BACK, READY = Word("wait"), Word("take_back"), Word("ready")
BANISH, REPEL = Word("banish"), Word("repel")
WHISPER = Word("whisper")
ROOM, NIGHTMARE = "room", "nightmare"
"""A room of the house and an own dormant nightmare as spots, by their numbers."""


def spell(table: Table, seat: Seat, action: Action) -> tuple[Spelling, ...]:
    match action:
        case PlanMove(_, path):
            return (tuple(map(room_spot, path)),)
        case PlanCall(_, room, hint):
            return ((CALL, room_spot(room), room_spot(hint)),)
        case Wake(_, number):
            return ((WAKE_CALLED,) if number == JUST_CALLED else (Spot(NIGHTMARE, number),),)
        case Whisper(_, phrase, room):
            where = () if room is None else (room_spot(room),)
            return ((WHISPER, phrase_word(phrase), *where),)
        case _:
            return ((_word(table, seat, action),),)


def phrase_word(phrase: Phrase) -> Word:
    return Word(f"whisper_{phrase.value}")


def room_spot(room: RoomNumber) -> Spot:
    return Spot(ROOM, room)


def _word(
    table: Table,
    seat: Seat,
    action: PlanLamp | PlanRitual | PlanScare | PlanWait | TakeBack | Commit,
) -> Word:
    match action:
        case PlanLamp():
            return LIGHT if table.side(seat) is Side.LIGHT else PUT_OUT
        case PlanRitual(_, ritual):
            return Word(ritual.value)
        case PlanScare():
            return SCARE
        case PlanWait():
            return WAIT
        case TakeBack():
            return TAKE_BACK
        case Commit():
            return READY
        case _:
            assert_never(action)


def at_once(action: Action) -> bool:
    """Whether nothing could follow: a way of less than three rooms, and a word of no room, may go
    on."""
    match action:
        case PlanMove(_, path):
            return len(path) == FURTHEST
        case Whisper(_, phrase, room):
            return room is not None or phrase not in PLACED
        case _:
            return True


SPELL = Speller(
    of=spell,
    at_once=at_once,
    words=frozenset(
        word.name
        for word in (
            LIGHT,
            PUT_OUT,
            SCARE,
            CALL,
            WAKE_CALLED,
            WAIT,
            TAKE_BACK,
            READY,
            BANISH,
            REPEL,
            WHISPER,
            *map(phrase_word, Phrase),
        )
    ),
    spots=frozenset({ROOM, NIGHTMARE}),
)
